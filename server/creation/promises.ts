/**
 * Making what was promised: cards, and further pictures of cards. Every process takes up what no process
 * is making: so only one makes each, another takes over within seconds when it dies, and none is given
 * up, however long the cause of a failure lasts.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway } from "#server/lib/database-away.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { Taking } from "./queries.ts";

/** A lost nudge costs no more than this; together with TAKEN_FOR_MS it is how long the dead are missed. */
const LOOK_EVERY_MS = 1_000;
const TAKEN_FOR_MS = 4_000;

/** A server that stops lets what is nearly done be done. */
const FINISH_WITHIN_MS = 2_000;

type PromisedWork = { stop(): Promise<void> };

export type Promised = {
  /** Such as "the making of cards". */
  what: string;
  atOnce: number;
  make(id: string): Promise<void>;
  takeUnfinished(tx: Tx, taking: Taking): Promise<{ id: string }[]>;
  keepTaken(tx: Tx, ids: readonly string[], forMs: number): Promise<unknown>;
  letRest(tx: Tx, id: string): Promise<unknown>;
};

export function keepPromises(deps: Deps, { what, atOnce, ...promised }: Promised): PromisedWork {
  const { db, log, jobs, nudges } = deps;
  const underWay = new Map<string, Promise<void>>();
  let isStopping = false;

  const make = async (id: string) => {
    try {
      await promised.make(id);
    } catch (error) {
      // No fault of what is made: as soon as the database is back, it is taken up again.
      if (isStopping || isDatabaseAway(error)) return;
      log.error({ error, id, what }, "what was promised could not be made and will be tried again");
      await promised.letRest(db, id).catch(() => {});
    } finally {
      underWay.delete(id);
    }
    void takeUp();
  };
  const takeWhatFits = async () => {
    const atMost = isStopping ? 0 : atOnce - underWay.size;
    if (atMost === 0) return;
    // A busy process may be late to keep what it has taken, and must not begin that once more.
    const taking = { atMost, forMs: TAKEN_FOR_MS, except: [...underWay.keys()] };
    for (const { id } of await promised.takeUnfinished(db, taking)) {
      underWay.set(id, make(id));
    }
  };
  let turn: Promise<void> = Promise.resolve();
  /** One after the other, so that a thousand promises at once are not a thousand works at once. */
  const takeUp = () =>
    (turn = turn.then(takeWhatFits).catch((error: unknown) => {
      log.warn({ error, what }, "what was promised could not be taken up");
    }));

  const stopListening = nudges.listen("promise", () => void takeUp());
  jobs.keepDoing(what, LOOK_EVERY_MS, async () => {
    if (underWay.size > 0) await promised.keepTaken(db, [...underWay.keys()], TAKEN_FOR_MS);
    await takeUp();
  });
  return {
    async stop() {
      isStopping = true;
      stopListening();
      await turn;
      await Promise.race([
        Promise.all(underWay.values()),
        sleep(FINISH_WITHIN_MS, undefined, { ref: false }),
      ]);
      await promised.keepTaken(db, [...underWay.keys()], 0).catch(() => {});
    },
  };
}
