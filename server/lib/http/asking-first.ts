import { requireAll } from "#server/lib/database/batches.ts";
import type { AnyCheck, Db } from "#server/lib/db.ts";

/**
 * The same database for one call, whose first transaction begins with these checks: their answers may
 * have changed since the server let the call in.
 */
export function askingFirst(db: Db, checks: readonly AnyCheck[]): Db {
  let used = false;
  const isFirst = () => !used && (used = true);
  return {
    ...db,
    transaction(work) {
      if (!isFirst()) return db.transaction(work);
      return db.transaction(async (tx) => {
        await requireAll(tx, checks);
        return work(tx);
      });
    },
    batched: (batch, input, others = []) =>
      db.batched(batch, input, isFirst() ? [...others, ...checks] : others),
    answeringOnce: (key, onAnswer) => askingFirst(db.answeringOnce(key, onAnswer), checks),
  };
}
