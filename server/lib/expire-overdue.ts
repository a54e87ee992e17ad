import type { Tx } from "./db.ts";
import type { Deps } from "./deps.ts";

const BATCH = 100;

export type Overdue = {
  /** Those whose time was over at `now`, the oldest first. */
  list(tx: Tx, now: Date, limit: number): Promise<{ id: string }[]>;
  /** Locks one and ends it. Another process may have ended it since it was listed. */
  end(tx: Tx, id: string, nowMs: number): Promise<void>;
};

/** A list of what waits in a table with `status` and `expires_at`. */
export const overdueIn =
  (table: string): Overdue["list"] =>
  (tx, now, limit) =>
    tx.rows(
      `select id from ${table} where status = 'pending' and expires_at <= $1
        order by expires_at limit $2`,
      [now, limit],
    );

/** A list of what waits in a table for a card that admins have taken out of the game. */
export const archivedIn =
  (table: string, waits: string, cardColumn: string): Overdue["list"] =>
  (tx, _, limit) =>
    tx.rows(
      `select t.id from cards c join ${table} t on t.${cardColumn} = c.id
        where c.archived_at is not null and ${waits} limit $1`,
      [limit],
    );

/**
 * Ends everything whose time is over. Each has a transaction of its own: one that cannot be ended is
 * logged and does not stand in the way of the others. Every process may do this all the time.
 */
export async function expireOverdue(
  { db, log, now }: Pick<Deps, "db" | "log" | "now">,
  { list, end }: Overdue,
): Promise<void> {
  const nowMs = now();
  for (;;) {
    const overdue = await list(db, new Date(nowMs), BATCH);
    let failed = 0;
    for (const { id } of overdue) {
      try {
        await db.transaction((tx) => end(tx, id, nowMs));
      } catch (error) {
        failed++;
        log.error({ error, id }, "something overdue could not be ended");
      }
    }
    if (overdue.length < BATCH || failed > 0) return;
  }
}
