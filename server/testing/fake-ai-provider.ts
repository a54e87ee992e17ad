/**
 * A local server that speaks the wire formats of OpenAI, of servers compatible with it, of
 * Anthropic and of Google. The model's name says what goes wrong: `perfect`, `malformed`,
 * `rate_limited_once`, … With `_once`, only the first call does.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { answerPicture, answerText } from "./fake-ai-answers.ts";
import { wires, type Answer, type Wire } from "./fake-ai-wires.ts";

export type FakeAiProvider = {
  url: string;
  /** Every request, in order. */
  requests: { path: string; body: Record<string, unknown> }[];
  close(): Promise<void>;
};

type Body = Record<string, unknown>;

/** Faults of the connection itself, before any answer. */
const refusedRequests: Record<string, { status: number; message: string; retryAfter?: string }> = {
  rate_limited: { status: 429, message: "Rate limit reached" },
  rate_limited_long: { status: 429, message: "Rate limit reached", retryAfter: "300" },
  failing: { status: 500, message: "The server had an error" },
  bad_key: { status: 401, message: "Incorrect API key provided" },
  rejected: { status: 400, message: "Your request was rejected by our safety system" },
};

const endings: Record<string, Answer["ending"]> = {
  filtered: "filtered",
  cut: "cut",
  refusal: "refused",
};

/** After this many pieces a stream with that fault goes wrong. */
const FAULTY_PIECE = 22;

export async function startFakeAiProvider(): Promise<FakeAiProvider> {
  const requests: FakeAiProvider["requests"] = [];
  const calls = new Map<string, number>();
  const faultOf = (path: string, model: string): string => {
    const key = `${path} ${model}`;
    const call = (calls.get(key) ?? 0) + 1;
    calls.set(key, call);
    const fault = model.replace(/_once$/, "");
    return model.endsWith("_once") && call > 1 ? "perfect" : fault;
  };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await readBody(request);
      const path = request.url ?? "/";
      requests.push({ path, body });
      await answer({ path, body, fault: faultOf(path, modelOf(path, body)) }, response);
    })().catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Body> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text === "" ? {} : (JSON.parse(text) as Body);
}

/** Google says it in the path, all others in the body. */
const modelOf = (path: string, body: Body): string =>
  /models\/(?:gemini-)?([^:]+):/.exec(path)?.[1] ?? String(body["model"] ?? "perfect");

type FakeRequest = { path: string; body: Body; fault: string };

async function answer(asked: FakeRequest, response: ServerResponse): Promise<void> {
  const { path, fault, body } = asked;
  const refused = refusedRequests[fault];
  if (fault === "reset") return void response.socket?.destroy();
  if (fault === "slow") return;
  if (refused) return sendRefusal(response, refused);

  const pathname = path.split("?")[0] ?? path;
  if (pathname.endsWith("/moderations")) return send(response, 200, judge(body["input"]));
  if (pathname.endsWith("/images/generations")) {
    return send(response, 200, { created: 1, data: [{ b64_json: await answerPicture(fault) }] });
  }
  if (pathname.endsWith(":generateContent")) {
    const inlineData = { mimeType: "image/png", data: await answerPicture(fault) };
    const content = { role: "model", parts: [{ inlineData }] };
    return send(response, 200, { candidates: [{ content, finishReason: "STOP", index: 0 }] });
  }
  const wire = wires.find(({ answersTo }) => answersTo.test(pathname));
  if (!wire) return send(response, 404, { error: { message: `no route ${pathname}` } });
  return sendStream(response, wire, fault);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

function sendRefusal(
  response: ServerResponse,
  { status, message, retryAfter }: (typeof refusedRequests)[string],
): void {
  if (retryAfter !== undefined) response.setHeader("retry-after", retryAfter);
  send(response, status, { error: { message, type: "error", code: "error" } });
}

async function sendStream(response: ServerResponse, wire: Wire, fault: string): Promise<void> {
  const text = answerText(fault);
  const events = wire.pieces({ text, model: fault, ending: endings[fault] ?? "stop" });
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const [i, { event, data }] of events.entries()) {
    if (fault === "dropped" && i === FAULTY_PIECE) return void response.socket?.destroy();
    if (fault === "stalled" && i === FAULTY_PIECE) return;
    const name = event === undefined ? "" : `event: ${event}\n`;
    response.write(`${name}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`);
    await nextTurn();
  }
  response.end();
}

/** The pretended moderation dislikes bombs, kisses and pictures that are too small. */
function judge(input: unknown): unknown {
  const text = JSON.stringify(input);
  const categories = { violence: /\bbomb\b/.test(text), sexual: /\bkiss\b/.test(text) };
  const isBadPicture = text.includes("data:image") && text.length < 500;
  const flagged = Object.values(categories).some(Boolean) || isBadPicture;
  return { id: "m", model: "omni-moderation", results: [{ flagged, categories }] };
}
