/** Stops one call before one of its statements, while another one runs: every order of two calls. */
import { vi } from "vitest";
import type { Db } from "#server/lib/db.ts";
import { watching } from "./statements.ts";
import { countWaiting } from "./until-waiting.ts";

/** A database for a game whose calls can be held; for all others it is as it was. */
export { watchedDb as heldDb } from "./statements.ts";

/** Makes a call that stops before its statement of that number, from 0, until it is released. */
export function hold<T>(stopBefore: number, call: () => Promise<T>) {
  let statements = 0;
  const [reached, released] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
  const answer = watching(async (sql) => {
    if (statements++ !== stopBefore) return;
    reached.resolve(sql);
    await released.promise;
  }, call);
  return {
    answer,
    release: () => released.resolve(),
    /** The statement before which it stands; null when it had fewer. */
    stopped: Promise.race([reached.promise, answer.then(() => null)]),
  };
}

/** Until the other call is over, or waits for what the one that is held has locked. */
export async function goAhead(db: Db, other: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = () => (isOver = true);
  void other.then(over, over);
  const isAhead = async () => isOver || (await countWaiting(db)) > 0;
  await vi.waitUntil(isAhead, { interval: 10, timeout: 300_000 });
}
