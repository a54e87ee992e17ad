/**
 * Closed accounts as an admin recognises them. After the erasure their names are made-up ones, and when
 * they joined and were closed is all that is left to know them by.
 */
import type { ClosedAccountOnWire } from "#contract/admin.ts";
import type { Tx } from "#server/lib/db.ts";
import { withMoments, type RowOf } from "#server/lib/database/moments.ts";

type ClosedRow = RowOf<ClosedAccountOnWire, "joinedAt" | "closedAt" | "returnUntil">;

/** Until its words are erased, `name` is what the account was called. */
export const listClosed = async (tx: Tx, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await tx.rows<ClosedRow>(
    `select id, username as name, created_at as "joinedAt", deleted_at as "closedAt",
            may_return_until as "returnUntil", erase_at is null as "isErased"
       from players where id = any($1) and deleted_at is not null`,
    [[...new Set(ids)]],
  );
  return rows.map((row) =>
    withMoments({ ...row, returnUntil: row.isErased ? null : row.returnUntil }),
  );
};
