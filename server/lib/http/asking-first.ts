import type { AnyCheck, Db } from "#server/lib/db.ts";

/**
 * The same database for one call, whose first transaction begins with these checks: their answers may
 * have changed since the server let the call in. They travel together, and each may take a lock
 * first.
 */
export function askingFirst(db: Db, checks: readonly AnyCheck[]): Db {
  let used = false;
  const isFirst = () => !used && (used = true);
  return {
    ...db,
    transaction(work) {
      if (!isFirst()) return db.transaction(work);
      return db.transaction(async (tx) => {
        const found = await Promise.all(checks.map(({ ask, input }) => ask(tx, [input])));
        const error = found.flat().find((each) => each !== null);
        if (error !== undefined) throw error;
        return work(tx);
      });
    },
    batched: (batch, input, others = []) =>
      db.batched(batch, input, isFirst() ? [...others, ...checks] : others),
    answeringOnce: (key, onAnswer) => askingFirst(db.answeringOnce(key, onAnswer), checks),
  };
}
