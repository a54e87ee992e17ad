import { expect } from "vitest";
import type { Db } from "#server/lib/db.ts";

/** Until so many statements wait for a lock. */
export const untilWaiting = (db: Db, howMany: number) =>
  expect
    .poll(
      async () =>
        (
          await db.rows(
            `select 1 from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).length,
      { timeout: 20_000 },
    )
    .toBe(howMany);
