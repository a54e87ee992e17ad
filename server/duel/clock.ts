/**
 * The clock of all duels. Every process looks once a second for those whose time is over; two that
 * find the same one do no harm, because only one of them finds the row as it was.
 */
import { RULES_VERSION } from "#game/duel/numbers.ts";
import type { Deps } from "#server/lib/deps.ts";
import * as queries from "./queries.ts";
import type { LiveDuels } from "./live-duels.ts";

const LOOK_MS = 1000;

/** A server that comes back gives everybody this long to come back, too. */
const AFTER_RESTART_MS = 15_000;

type Clocked = Pick<Deps, "db" | "now" | "log">;

export async function takeUpDuels({ db, now, log }: Clocked): Promise<void> {
  const cancelled = await queries.cancelOld(db, RULES_VERSION);
  const resumed = await queries.giveTime(db, { nowMs: now(), leftMs: AFTER_RESTART_MS });
  if (cancelled.length + resumed.length > 0) {
    log.info({ resumed: resumed.length, cancelled: cancelled.length }, "taking up duels");
  }
}

async function look({ db, now }: Clocked, duels: LiveDuels): Promise<void> {
  const found = await queries.listToLookAt(db, now());
  await Promise.all(found.map(({ id }) => duels.send(id, { kind: "look at the clock" })));
}

/** Returns the function that stops it. */
export function startClock(deps: Clocked, duels: LiveDuels): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look(deps, duels)
      .catch((error: unknown) => deps.log.warn({ error }, "the clock of the duels"))
      .finally(() => (isLooking = false));
  }, LOOK_MS);
  return () => clearInterval(timer);
}
