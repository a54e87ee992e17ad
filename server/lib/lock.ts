/**
 * Lock first, then read. A statement that waits for a lock reads anew only the row that it locks: what
 * it joins or selects beside it is as old as its beginning (PostgreSQL, "Read Committed Isolation
 * Level"), and so is whatever was read before. A statement that locks therefore reads no other table;
 * a second one does, once the lock is held.
 */
import type { Tx } from "./db.ts";

/** `locking` selects ids `for update`, perhaps none; `read` returns what they are by now. */
export async function lockThenRead<Row>(
  tx: Tx,
  [locking, values]: readonly [sql: string, values: readonly unknown[]],
  read: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const locked = await tx.rows<{ id: string }>(locking, values);
  return locked.length === 0 ? [] : read(locked.map(({ id }) => id));
}

/** The same for one row; null when there is none to lock. */
export async function lockOneThenRead<Row>(
  tx: Tx,
  [locking, values]: readonly [sql: string, values: readonly unknown[]],
  read: (id: string) => Promise<Row | null>,
): Promise<Row | null> {
  const locked = await tx.maybe<{ id: string }>(locking, values);
  return locked && read(locked.id);
}
