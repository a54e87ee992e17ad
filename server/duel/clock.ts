/**
 * The clock of all duels. Every process looks once a second for those whose time is over; two that
 * find the same one do no harm, because only one process finds the row as it was.
 */
import { CHOICE_MS, hasClockJumped, RESERVE_MS } from "#game/duel/clock.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import type { Deps } from "#server/lib/deps.ts";
import * as queries from "./queries.ts";
import type { Command } from "./transitions.ts";

const LOOK_MS = 1000;

/** A server that comes back gives everybody this long to come back, too. */
const AFTER_RESTART_MS = 15_000;

type Clocked = Pick<Deps, "db" | "now" | "log">;

/** Puts a command into the mailbox of a duel. */
type Send = (duelId: string, command: Command) => Promise<unknown>;

export async function takeUpDuels({ db, now, log }: Clocked): Promise<void> {
  const cancelled = await queries.cancelOld(db, RULES_VERSION);
  const resumed = await queries.giveTime(db, { nowMs: now(), leftMs: AFTER_RESTART_MS });
  if (cancelled.length + resumed.length > 0) {
    log.info({ resumed: resumed.length, cancelled: cancelled.length }, "taking up duels");
  }
}

/**
 * Which steps this process has begun anew, and when. Two servers whose clocks differ by minutes would
 * begin the same step anew in turns for ever; so each does it once, and then gives the step its time.
 */
type BegunAnew = Map<string, { step: number; atMs: number }>;

/** What the clock says about a duel that it found; null when its step still has its time. */
function commandFor(
  { id, step, stepBeganMs }: queries.Found,
  begunAnew: BegunAnew,
  nowMs: number,
): Command | null {
  if (!hasClockJumped(stepBeganMs, nowMs)) return { kind: "look at the clock" };
  const last = begunAnew.get(id);
  if (last?.step === step) {
    return nowMs - last.atMs < CHOICE_MS + RESERVE_MS ? null : { kind: "look at the clock" };
  }
  begunAnew.set(id, { step, atMs: nowMs });
  return { kind: "begin the step anew", step };
}

async function look({ db, now }: Clocked, send: Send, begunAnew: BegunAnew): Promise<void> {
  const nowMs = now();
  for (const [id, { atMs }] of begunAnew) if (hasClockJumped(atMs, nowMs)) begunAnew.delete(id);
  const found = await queries.listToLookAt(db, nowMs);
  await Promise.all(
    found.map((duel) => {
      const command = commandFor(duel, begunAnew, nowMs);
      return command && send(duel.id, command);
    }),
  );
}

/** Returns the function that stops it. */
export function startClock(deps: Clocked, send: Send): () => void {
  const begunAnew: BegunAnew = new Map();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look(deps, send, begunAnew)
      .catch((error: unknown) => deps.log.warn({ error }, "the clock of the duels"))
      .finally(() => (isLooking = false));
  }, LOOK_MS);
  return () => clearInterval(timer);
}
