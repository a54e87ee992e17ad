import type { Pool } from "pg";

/** Remembers how things stand, and returns what brings everything back there. */
export async function remember(
  pool: Pool,
  changing: readonly string[],
): Promise<() => Promise<void>> {
  await pool.query("create schema bench");
  const columns = new Map<string, string>();
  for (const table of changing) {
    const { rows } = await pool.query<{ names: string }>(
      `select string_agg(column_name, ', ') as names from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    columns.set(table, rows[0]?.names ?? "");
    await pool.query(`create table bench.${table} as table ${table}`);
  }
  return async () => {
    const refilled = changing.map(
      (table) =>
        `insert into ${table} (${columns.get(table)}) overriding system value
           select ${columns.get(table)} from bench.${table}`,
    );
    await pool.query(
      `begin; set local session_replication_role = replica;
       truncate ${changing.join(", ")} cascade; ${refilled.join("; ")}; commit`,
    );
    await pool.query(`vacuum analyze ${changing.join(", ")}`);
    await pool.query("checkpoint");
  };
}
