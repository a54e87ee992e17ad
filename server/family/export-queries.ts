import type { Tx } from "#server/lib/db.ts";

/** Every column of a table that says which player a row is about, as the database itself knows it. */
export const listColumnsOfPlayers = (tx: Tx) =>
  tx.rows<{ table: string; column: string }>(
    `select t.relname as table, a.attname as column
       from pg_class t join pg_namespace n on n.oid = t.relnamespace
            join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname = 'public' and t.relkind = 'r'
        and (a.attname = 'player_id' or (t.relname = 'players' and a.attname = 'id')
             or exists (select from pg_constraint c
                         where c.conrelid = t.oid and c.contype = 'f'
                           and c.confrelid = 'players'::regclass and c.conkey = array[a.attnum]))
      order by t.relname, a.attnum`,
  );

/** Hashes, and what is sealed. */
export const listColumnsOfBytes = async (tx: Tx): Promise<string[]> =>
  (
    await tx.rows<{ name: string }>(
      `select distinct a.attname as name
         from pg_attribute a join pg_class t on t.oid = a.attrelid
        where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
          and a.atttypid = 'bytea'::regtype and not a.attisdropped`,
    )
  ).map(({ name }) => name);

type FoundTable = { table: string; columns: readonly string[]; secretColumns: readonly string[] };

/** Rows of one table that name the player, as JSON; `values` go with `sql`. */
export function questionOfRows(playerId: string, { table, columns, secretColumns }: FoundTable) {
  const isTheirs = columns.map((column) => `t.${column} = $1`).join(" or ");
  const sql = `select to_jsonb(t) - $2::text[] as row from ${table} t where ${isTheirs}`;
  return { sql, values: [playerId, secretColumns] };
}

export async function listRowsOf(tx: Tx, playerId: string, found: FoundTable) {
  const { sql, values } = questionOfRows(playerId, found);
  return (await tx.rows<{ row: Record<string, unknown> }>(sql, values)).map(({ row }) => row);
}
