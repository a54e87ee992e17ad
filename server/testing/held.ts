/** Stops one call before one of its statements, while another one runs: every order of two calls. */
import { AsyncLocalStorage } from "node:async_hooks";
import { vi } from "vitest";
import type { Db, Tx } from "#server/lib/db.ts";
import { countWaiting } from "./until-waiting.ts";

type Held = { before(sql: string): Promise<void> };

const calls = new AsyncLocalStorage<Held>();

/** Statements of one transaction stay in the order in which they were asked for. */
function heldTx(tx: Tx): Tx {
  let turn = Promise.resolve();
  const inTurn = async <T>(sql: string, ask: () => Promise<T>): Promise<T> => {
    const call = calls.getStore();
    if (!call) return ask();
    turn = turn.then(() => call.before(sql));
    await turn;
    return ask();
  };
  return {
    rows: (sql, values) => inTurn(sql, () => tx.rows(sql, values)),
    maybe: (sql, values) => inTurn(sql, () => tx.maybe(sql, values)),
    one: (sql, values) => inTurn(sql, () => tx.one(sql, values)),
  };
}

/** A database for a game whose calls can be held; for all others it is as it was. */
export const heldDb = (db: Db): Db => ({
  ...heldTx(db),
  transaction: (work) =>
    db.transaction(async (tx) => {
      const done = await work(heldTx(tx));
      await calls.getStore()?.before("commit");
      return done;
    }),
  answeringOnce: (key, onAnswer) => heldDb(db.answeringOnce(key, onAnswer)),
});

/** Makes a call that stops before its statement of that number, from 0, until it is released. */
export function hold<T>(stopBefore: number, call: () => Promise<T>) {
  let statements = 0;
  const [reached, released] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
  const answer = calls.run(
    {
      async before(sql) {
        if (statements++ !== stopBefore) return;
        reached.resolve(sql);
        await released.promise;
      },
    },
    call,
  );
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
  void other.then(() => (isOver = true));
  const isAhead = async () => isOver || (await countWaiting(db)) > 0;
  await vi.waitUntil(isAhead, { interval: 10, timeout: 300_000 });
}
