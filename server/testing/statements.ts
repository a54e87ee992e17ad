/** A watcher hears of every statement of a call, and of each commit, before it happens. */
import { AsyncLocalStorage } from "node:async_hooks";
import { unbatched } from "#server/lib/database/batches.ts";
import { askingBy, type Db, type Tx } from "#server/lib/db.ts";

type Before = (sql: string) => Promise<void>;

const watches = new AsyncLocalStorage<Before>();

export const watching = <T>(before: Before, call: () => T): T => watches.run(before, call);

/** Statements of one transaction stay in the order in which they were asked for. */
function watchedTx(tx: Tx): Tx {
  let turn = Promise.resolve();
  const inTurn = async <T>(sql: string, ask: () => Promise<T>): Promise<T> => {
    const before = watches.getStore();
    if (!before) return ask();
    turn = turn.then(() => before(sql));
    await turn;
    return ask();
  };
  return {
    ...askingBy((sql, values) => inTurn(sql, () => tx.rows(sql, values))),
    afterCommit: (nudge) => tx.afterCommit(nudge),
  };
}

/** A database for a game whose calls are watched; for all others it is as it was. */
export function watchedDb(db: Db): Db {
  const transaction: Db["transaction"] = (work) =>
    db.transaction(async (tx) => {
      const done = await work(watchedTx(tx));
      await watches.getStore()?.("commit");
      return done;
    });
  return {
    ...watchedTx(db),
    transaction,
    batched: (...asked) => (watches.getStore() ? unbatched(transaction) : db.batched)(...asked),
    answeringOnce: (key, onAnswer) => watchedDb(db.answeringOnce(key, onAnswer)),
  };
}
