/** The embedded chain as a server of its own, for whatever speaks to a node over HTTP. */
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { EmbeddedChain } from "./embedded-chain.ts";

/** Whole numbers of a chain are larger than those of JavaScript. */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

const written = (answer: unknown): string =>
  JSON.stringify(answer, (_, value: unknown) =>
    typeof value === "bigint" ? rawJSON(String(value)) : value,
  );

type WithSource = (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown;

const read = (text: string): unknown =>
  (JSON.parse as WithSource)(text, (_, value, { source }) =>
    typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(source ?? "")
      ? BigInt(source ?? "")
      : value,
  );

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

export async function serveChain(
  chain: EmbeddedChain,
  { port, host = "127.0.0.1" }: { port: number; host?: string },
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    bodyOf(request)
      .then((text) => chain.handle(read(text)))
      .then((answer) => {
        response.setHeader("content-type", "application/json").end(written(answer));
      })
      .catch(() => response.writeHead(400).end());
  });
  server.listen(port, host);
  await once(server, "listening");
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${own}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
