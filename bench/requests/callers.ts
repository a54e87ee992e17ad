/**
 * A program: calls a server over some connections at once, each of which waits for its answer
 * before it asks again. It reads no more of HTTP than it needs, so that it leaves the processor to
 * the server.
 */
import { connect } from "node:net";
import { answerMessages } from "#bench/processes.ts";
import { summary, type Measured } from "./measured.ts";

export type Order = {
  port: number;
  callers: number;
  /** Whole requests as they go over the wire; each is sent once. */
  requests: readonly string[];
};

answerMessages(async ({ port, callers, requests }: Order): Promise<Measured> => {
  const waits: number[] = [];
  const queue = requests.values();
  const start = performance.now();
  await Promise.all(Array.from({ length: callers }, () => callAll(port, queue, waits)));
  return summary(waits, performance.now() - start);
});

/** One connection: takes requests from the queue that all share, until none is left. */
function callAll(port: number, queue: Iterator<string>, waits: number[]): Promise<void> {
  return new Promise((done, failed) => {
    const socket = connect(port, "127.0.0.1").setNoDelay();
    let asked = 0;
    let missing = 0;
    const ask = () => {
      const { value, done: isOver } = queue.next();
      if (isOver) {
        socket.end();
        return done();
      }
      asked = performance.now();
      socket.write(value);
    };
    socket.on("connect", ask).on("error", failed);
    socket.on("data", (piece) => {
      try {
        missing = missing === 0 ? missingOf(piece) : missing - piece.length;
      } catch (error) {
        failed(error as Error);
        socket.destroy();
      }
      if (missing > 0 || socket.destroyed) return;
      waits.push(performance.now() - asked);
      ask();
    });
  });
}

/** How many bytes of an answer are still to come after its first piece. */
function missingOf(piece: Buffer): number {
  const end = piece.indexOf("\r\n\r\n");
  const head = piece.toString("latin1", 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (end < 0 || length === undefined || !head.startsWith("HTTP/1.1 200 ")) {
    throw new Error(`an unexpected answer:\n${piece.toString().slice(0, 1000)}`);
  }
  return Number(length) - (piece.length - end - 4);
}
