/**
 * Other processes of the same game. What happens hundreds of times a second is announced only while
 * there are other processes: a nudge wakes every listener of the database.
 */
import type { Deps } from "./deps.ts";
import { sendNudge } from "./nudges.ts";
import { newToken } from "./ids.ts";

const HEARTBEAT_EVERY_MS = 10_000;
/** A process without a heartbeat for so long is gone. */
const GONE_AFTER_MS = 35_000;

export type Cluster = {
  /** Tells one's own nudges from those of other processes. */
  name: string;
  hasOthers(): boolean;
  close(): void;
};

/** Resolves when every other process can know of this one. */
export async function joinCluster({
  db,
  nudges,
  log,
}: Pick<Deps, "db" | "nudges" | "log">): Promise<Cluster> {
  const name = newToken().slice(0, 8);
  const heardAt = new Map<string, number>();
  const sendHeartbeat = () => sendNudge(db, { about: "process", process: name });
  const tryHeartbeat = () =>
    void sendHeartbeat().catch((error: unknown) =>
      log.warn({ error }, "no heartbeat to other processes"),
    );

  nudges.listen("process", ({ process: other }) => {
    if (other === name) return;
    // A new one cannot wait for the next heartbeat to know of this one.
    if (!heardAt.has(other)) tryHeartbeat();
    heardAt.set(other, Date.now());
  });
  await sendHeartbeat();
  const timer = setInterval(() => {
    tryHeartbeat();
    for (const [other, at] of heardAt) {
      if (Date.now() - at > GONE_AFTER_MS) heardAt.delete(other);
    }
  }, HEARTBEAT_EVERY_MS);
  return { name, hasOthers: () => heardAt.size > 0, close: () => clearInterval(timer) };
}
