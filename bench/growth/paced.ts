/**
 * A program: sends requests at a given rate, whether earlier ones were answered or not, as players do who
 * know nothing of each other. A wait counts from the moment at which the request was due.
 */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { answerMessages } from "#bench/processes.ts";
import { summary, type Measured } from "#bench/requests/measured.ts";
import type { WireCall } from "#bench/requests/wire.ts";

export type Pace = {
  port: number;
  perSecond: number;
  seconds: number;
  /** In this order, again and again. */
  calls: readonly WireCall[];
};

export type PacedAnswers = Measured & { failed: number; kilobytesEach: number };

/** A server that is too slow for the rate would otherwise gather requests for ever. */
const UNDER_WAY_MAX = 2_000;

type Answer = { status: number; bytes: number };

answerMessages(async ({ port, perSecond, seconds, calls }: Pace): Promise<PacedAnswers> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const waits: number[] = [];
  const underWay = new Set<Promise<void>>();
  let [failed, bytes] = [0, 0];
  const start = performance.now();
  const sendAt = (call: WireCall, dueMs: number) => {
    const sent = send(port, agent, call).then((answer) => {
      waits.push(performance.now() - dueMs);
      bytes += answer.bytes;
      if (answer.status !== 200) failed++;
    });
    underWay.add(sent);
    void sent.finally(() => underWay.delete(sent));
  };
  for (let n = 0; n < perSecond * seconds; n++) {
    const dueMs = start + (n * 1000) / perSecond;
    const leftMs = dueMs - performance.now();
    if (leftMs > 0) await sleep(leftMs);
    const call = calls[n % calls.length];
    if (call && underWay.size < UNDER_WAY_MAX) sendAt(call, dueMs);
    else failed++;
  }
  await Promise.all(underWay);
  agent.destroy();
  const measured = summary(waits, performance.now() - start);
  return { ...measured, failed, kilobytesEach: bytes / 1000 / Math.max(1, measured.calls) };
});

function send(port: number, agent: Agent, { method, path, token, body = null }: WireCall) {
  const text = body === null ? "" : JSON.stringify(body);
  const about = body === null ? {} : { "content-type": "application/json" };
  return new Promise<Answer>((done) => {
    const headers = { cookie: `sid=${token}`, "accept-encoding": "gzip", ...about };
    const sent = request({ host: "127.0.0.1", port, agent, method, path, headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (piece: Buffer) => (bytes += piece.length));
      answer.on("end", () => done({ status: answer.statusCode ?? 0, bytes }));
      answer.on("error", () => done({ status: 0, bytes }));
    });
    sent.on("error", () => done({ status: 0, bytes: 0 }));
    sent.end(text);
  });
}
