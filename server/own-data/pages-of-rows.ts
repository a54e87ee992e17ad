import type { Tx } from "#server/lib/db.ts";

/** So many rows are in memory at once, however many there are. */
const PAGE = 500;

/** A question by its name, which no other question has. */
type RowsQuery = { name: string; sql: string; values: readonly unknown[] };

/** The rows of an answer, page by page; all as they were when the first page was read. */
export async function* rowsOf<Row>(tx: Tx, { name, sql, values }: RowsQuery): AsyncGenerator<Row> {
  // The database remembers what the rows of a name look like.
  const cursor = `export_${name}`;
  await tx.rows(`declare ${cursor} no scroll cursor for ${sql}`, values);
  for (;;) {
    const rows = await tx.rows<Row>(`fetch ${PAGE} from ${cursor}`);
    yield* rows;
    if (rows.length < PAGE) break;
  }
  await tx.rows(`close ${cursor}`);
}
