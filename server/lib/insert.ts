/**
 * The statement that adds one row, and its values. A field is written to the column of its name
 * (`cardId` to `card_id`); `ending` is what follows, such as "on conflict do nothing returning id".
 */
export function insertInto(
  table: string,
  row: Readonly<Record<string, unknown>>,
  ending = "",
): [sql: string, values: unknown[]] {
  const columns = Object.keys(row).map(columnOf);
  const places = columns.map((_, i) => `$${i + 1}`);
  return [
    `insert into ${table} (${columns.join(", ")}) values (${places.join(", ")}) ${ending}`,
    Object.values(row),
  ];
}

const columnOf = (field: string) =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
