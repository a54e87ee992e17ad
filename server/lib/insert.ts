/** Statements that write one row. A field is written to the column of its name (`cardId` to `card_id`). */

type Row = Readonly<Record<string, unknown>>;
type Statement = [sql: string, values: unknown[]];

/** Adds the row; `ending` is what follows, such as "on conflict do nothing returning id". */
export function insertInto(table: string, row: Row, ending = ""): Statement {
  const columns = Object.keys(row).map(columnOf);
  const places = columns.map((_, i) => `$${i + 1}`);
  return [
    `insert into ${table} (${columns.join(", ")}) values (${places.join(", ")}) ${ending}`,
    Object.values(row),
  ];
}

/** Adds the row, or writes it over the one that has the same `key`. */
export function saveRow(table: string, key: Row, row: Row): Statement {
  const set = Object.keys(row).map((field) => `${columnOf(field)} = excluded.${columnOf(field)}`);
  const same = Object.keys(key).map(columnOf).join(", ");
  return insertInto(
    table,
    { ...key, ...row },
    `on conflict (${same}) do update set ${set.join(", ")}`,
  );
}

/** Writes these columns of the rows that have the `key`. */
export function updateRow(table: string, key: Row, row: Row): Statement {
  const set = Object.keys(row).map((field, i) => `${columnOf(field)} = $${i + 1}`);
  const first = set.length + 1;
  const where = Object.keys(key).map((field, i) => `${columnOf(field)} = $${first + i}`);
  return [
    `update ${table} set ${set.join(", ")} where ${where.join(" and ")}`,
    [...Object.values(row), ...Object.values(key)],
  ];
}

const columnOf = (field: string) =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
