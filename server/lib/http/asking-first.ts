import type { Db, Tx } from "#server/lib/db.ts";

/**
 * The same database for one call, whose first transaction begins with these questions: their
 * answers may have changed since the server let the call in. They travel together, and each may
 * take a lock first.
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
