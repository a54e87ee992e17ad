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

const LOCKING = /\bfor (no key update|update|key share|share)\b/i;
const READS = /\bselect\b|\bjoin\b/gi;

/** What stands in the innermost parentheses around that position, or all of it. */
function scopeAround(sql: string, position: number): string {
  const opened: number[] = [];
  for (let at = 0; at < position; at++) {
    if (sql[at] === "(") opened.push(at);
    else if (sql[at] === ")") opened.pop();
  }
  const start = opened.at(-1);
  if (start === undefined) return sql;
  let depth = 1;
  let end = start + 1;
  for (; end < sql.length && depth > 0; end++) {
    if (sql[end] === "(") depth++;
    else if (sql[end] === ")") depth--;
  }
  return sql.slice(start + 1, end - 1);
}

/** Whether a statement that locks rows also reads others, which may be old when it has the lock. */
export function readsBesideLock(sql: string): boolean {
  const found = LOCKING.exec(sql);
  if (!found) return false;
  const scope = scopeAround(sql, found.index);
  if ((scope.match(READS) ?? []).length > 1) return true;
  // Around it, rows may be changed by what was locked; a further query reads as of the beginning.
  if (scope === sql) return false;
  const around = sql.replace(scope, "");
  return (
    /\bjoin\b/i.test(around) ||
    (/\bselect\b/i.test(around) && !/\b(update|insert|delete)\b/i.test(around))
  );
}
