/** All that is stored about a child, for its guardians: every row that names it, by table. */
import type * as contract from "#contract/family.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { findOwnChild } from "./children.ts";
import { listColumnsOfBytes, listColumnsOfPlayers, listRowsOf } from "./export-queries.ts";

/** Rows that also belong to another player: a hidden team, chance to come, who has complained or said no. */
const notTheirs = new Set([
  "duels",
  "duel_seats",
  "meetings",
  "rooms",
  "room_seats",
  "rivals",
  "pack_secrets",
  "reports.reported_id",
  "friend_declines.asker_id",
  // What letters say about the child, and what their links may do, is in the child's own rows.
  "mailed_tokens",
  "approval_tokens",
  "request_links",
]);

/**
 * What opens a door. Hashes of passwords and tokens are no words about anybody. What is kept as bytes is
 * such a secret anyway.
 */
const secretColumns = ["password_hash", "endpoint", "p256dh", "auth"];

/** Columns with other people's data, in rows that name the player too. */
const ofOthers: Record<string, readonly string[]> = {
  approvals: ["parent_email", "parent_email_key", "parent_mailbox"],
  allowance_changes: ["guardian_name"],
};

/** A table with rows about a player, the columns that name them, and those that are left out. */
export type TableOfPlayer = { table: string; columns: string[]; secretColumns: string[] };

export async function listTablesOf(tx: Tx): Promise<TableOfPlayer[]> {
  const secret = [...secretColumns, ...(await listColumnsOfBytes(tx))];
  const columns = await listColumnsOfPlayers(tx);
  const theirs = columns.filter(
    ({ table, column }) => !notTheirs.has(table) && !notTheirs.has(`${table}.${column}`),
  );
  return [...Map.groupBy(theirs, ({ table }) => table)].map(([table, named]) => ({
    table,
    columns: named.map(({ column }) => column),
    secretColumns: [...secret, ...(ofOthers[table] ?? [])],
  }));
}

/** It reads every table. */
export async function exportChild({ db, now, limits }: Deps, guardianId: string, { id }: ById) {
  await findOwnChild(db, guardianId, id);
  await limits.count("export of one child by one guardian", `${guardianId} ${id}`);
  return db.transaction(async (tx) => {
    await findOwnChild(tx, guardianId, id);
    const tables: Record<string, Record<string, unknown>[]> = {};
    for (const found of await listTablesOf(tx)) {
      const rows = await listRowsOf(tx, id, found);
      if (rows.length > 0) tables[found.table] = rows;
    }
    return { exportedAt: new Date(now()).toISOString(), tables };
  });
}

type ById = InputOf<typeof contract.exportChild>;
