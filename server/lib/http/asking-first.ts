import type { Db, Tx } from "#server/lib/db.ts";

/**
 * The same database for one call, whose first transaction begins with these questions: what was asked
 * when the call was let in may have changed since. They travel together, and each may take a lock first.
 */
export function askingFirst(db: Db, questions: readonly ((tx: Tx) => Promise<unknown>)[]): Db {
  let used = false;
  return {
    ...db,
    transaction(work) {
      if (used) return db.transaction(work);
      used = true;
      return db.transaction(async (tx) => {
        await Promise.all(questions.map((ask) => ask(tx)));
        return work(tx);
      });
    },
    answeringOnce: (key, onAnswer) => askingFirst(db.answeringOnce(key, onAnswer), questions),
  };
}
