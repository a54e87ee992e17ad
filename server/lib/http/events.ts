import type { FastifyReply } from "fastify";

const HEARTBEAT_MS = 15_000;

/** Server-sent events: one JSON object each, until the iteration ends or the reader goes away. */
export async function sendEvents(
  reply: FastifyReply,
  listen: (signal: AbortSignal) => AsyncIterable<unknown>,
): Promise<void> {
  const gone = new AbortController();
  // The first event is fetched before anything is sent, so that a refusal is still an ordinary answer.
  const events = listen(gone.signal)[Symbol.asyncIterator]();
  const first = await events.next();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  raw.on("close", () => gone.abort());
  const beat = setInterval(() => raw.write(": still here\n\n"), HEARTBEAT_MS);
  try {
    for (let next = first; !next.done && !gone.signal.aborted; next = await events.next()) {
      raw.write(`data: ${JSON.stringify(next.value)}\n\n`);
    }
    raw.write("event: end\ndata: {}\n\n");
  } finally {
    clearInterval(beat);
    await events.return?.();
    raw.end();
  }
}
