import type { FastifyReply } from "fastify";

const HEARTBEAT_MS = 15_000;

export type EventSourceOptions = {
  listen(signal: AbortSignal): AsyncIterable<unknown>;
  /** Aborts when the server stops; browsers then connect again to the next one. */
  stopping: AbortSignal;
};

/** Server-sent events: one JSON object each, until the iteration ends or the reader goes away. */
export async function sendEvents(
  reply: FastifyReply,
  { listen, stopping }: EventSourceOptions,
): Promise<void> {
  const gone = new AbortController();
  const over = AbortSignal.any([gone.signal, stopping]);
  // The first event is fetched before anything is sent, so that a refusal is still an ordinary answer.
  const events = listen(over)[Symbol.asyncIterator]();
  const first = await events.next();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    connection: "close",
  });
  raw.on("close", () => gone.abort());
  const beat = setInterval(() => raw.write(": still here\n\n"), HEARTBEAT_MS);
  try {
    for (let next = first; !next.done && !over.aborted; next = await events.next()) {
      raw.write(`data: ${JSON.stringify(next.value)}\n\n`);
    }
    if (!over.aborted) raw.write("event: end\ndata: {}\n\n");
  } finally {
    clearInterval(beat);
    await events.return?.();
    raw.end();
  }
}
