import { expect } from "vitest";
import type { Db } from "#server/lib/db.ts";

/** How many statements wait for a lock in this database. */
export async function countWaiting(db: Db): Promise<number> {
  const waiting = await db.rows(
    `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length;
}

/** Until so many statements wait for a lock. */
export const untilWaiting = (db: Db, howMany: number) =>
  expect.poll(() => countWaiting(db), { timeout: 20_000 }).toBe(howMany);
