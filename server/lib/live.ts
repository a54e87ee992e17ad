import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Tx } from "./db.ts";

/** A nudge: something of this name changed, ask again. It never carries the truth itself. */
export type Live = {
  /** Sent when the transaction commits, to every process of the game. */
  nudge(tx: Tx, topic: string): Promise<void>;
  /** Calls back at every nudge; returns the function that ends it. */
  listen(topic: string, onNudge: () => void): () => void;
  /** Calls back at every nudge whose topic begins so, with the rest of the topic. */
  listenToAll(prefix: string, onNudge: (rest: string) => void): void;
  close(): Promise<void>;
};

/** For statements that nudge by themselves. */
export const CHANNEL = "taleborn";

/** Fan-out over PostgreSQL's LISTEN and NOTIFY, so that it also works with several processes. */
export async function openLive(url: string): Promise<Live> {
  const topics = new EventEmitter().setMaxListeners(0);
  const prefixes: [string, (rest: string) => void][] = [];
  let client: Client | null = null;
  const state = { closed: false };

  const heard = (topic: string) => {
    topics.emit(topic);
    for (const [prefix, onNudge] of prefixes) {
      if (topic.startsWith(prefix)) onNudge(topic.slice(prefix.length));
    }
  };

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url });
    next.on("error", () => {});
    next.on("notification", ({ payload }) => payload !== undefined && heard(payload));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    next.on("end", () => void reconnect());
    client = next;
  };

  const reconnect = async (): Promise<void> => {
    while (!state.closed) {
      await sleep(500);
      if (
        await connect().then(
          () => true,
          () => false,
        )
      ) {
        return;
      }
    }
  };

  await connect();
  return {
    async nudge(tx, topic) {
      await tx.rows(`select pg_notify($1, $2)`, [CHANNEL, topic]);
    },
    listen(topic, onNudge) {
      topics.on(topic, onNudge);
      return () => topics.off(topic, onNudge);
    },
    listenToAll(prefix, onNudge) {
      prefixes.push([prefix, onNudge]);
    },
    async close() {
      state.closed = true;
      await client?.end();
    },
  };
}
