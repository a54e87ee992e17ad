/**
 * Other processes of the same game. Where something happens hundreds of times a second, they are told
 * of it only while there are any: a nudge wakes every listener of the database.
 */
import type { Deps } from "./deps.ts";
import { newToken } from "./ids.ts";

const HELLO_EVERY_MS = 10_000;
/** Who has not said hello for so long is gone. */
const GONE_AFTER_MS = 35_000;

export type Peers = {
  /** Tells one's own nudges from those of other processes. */
  name: string;
  areThere(): boolean;
  close(): void;
};

/** Resolves when every other process can know of this one. */
export async function openPeers({
  db,
  nudges,
  log,
}: Pick<Deps, "db" | "nudges" | "log">): Promise<Peers> {
  const name = newToken().slice(0, 8);
  const heardAt = new Map<string, number>();
  const sayHello = () => nudges.send(db, { about: "process", process: name });
  const tryToSayHello = () =>
    void sayHello().catch((error: unknown) => log.warn({ error }, "no hello to other processes"));

  nudges.listen("process", ({ process: other }) => {
    if (other === name) return;
    // A new one cannot wait for the next hello to know of this one.
    if (!heardAt.has(other)) tryToSayHello();
    heardAt.set(other, Date.now());
  });
  await sayHello();
  const timer = setInterval(() => {
    tryToSayHello();
    for (const [other, at] of heardAt) {
      if (Date.now() - at > GONE_AFTER_MS) heardAt.delete(other);
    }
  }, HELLO_EVERY_MS);
  return { name, areThere: () => heardAt.size > 0, close: () => clearInterval(timer) };
}
