/**
 * A page of a list that several tables make up. Each table, or each value of a column that is looked
 * for, is a lane: an index has its rows in the order of time. The page is merged from the heads of all
 * lanes, so it costs the same however many rows there are.
 */
import { countedAtMost } from "#contract/fields.ts";
import { beyond, type ListPage } from "#server/lib/database/page.ts";
import type { Tx } from "#server/lib/db.ts";

export type Lane = {
  table: string;
  /** The lane's column of time. */
  time: string;
  /** What all lanes tell, of a row `t`. */
  columns: string;
  /** What its rows fulfil; values stand in the text by `Values.add`. */
  where: readonly string[];
  /** What is one of these, each a lane of its own. */
  oneOf?: { expression: string; list: string };
};

/**
 * The values of a statement that is put together; `add` returns the place of one. The query that
 * `once` gets under a name runs once, however often the statement reads it: `beginning` puts it in
 * front.
 */
export function statementValues() {
  const values: unknown[] = [];
  const tables = new Map<string, string>();
  const add = (value: unknown): string => `$${values.push(value)}`;
  return {
    values,
    add,
    once(name: string, sql: () => string): string {
      if (!tables.has(name)) tables.set(name, sql());
      return `(select id from ${name})`;
    },
    beginning(): string {
      const all = [...tables].map(([name, sql]) => `${name} as materialized (${sql})`);
      return all.length === 0 ? "" : `with ${all.join(", ")} `;
    },
  };
}

export type Values = ReturnType<typeof statementValues>;

/** The time to the microsecond, which a Date does not keep; null when there is no such row. */
async function findTime(tx: Tx, lanes: readonly Lane[], id: string): Promise<string | null> {
  const tables = [...new Set(lanes.map(({ table, time }) => `${time}::text as at from ${table}`))];
  const found = await tx.maybe<{ at: string }>(
    tables.map((table) => `select ${table} where id = $1`).join(" union all "),
    [id],
  );
  return found?.at ?? null;
}

/** The statement of the page as a table; null when the row beside it does not exist. */
export async function pageSql(
  tx: Tx,
  { values, beside, way, ...page }: ListPage & { values: Values },
  lanes: readonly Lane[],
): Promise<string | null> {
  if (lanes.length === 0) return null;
  const at = beside === null ? null : await findTime(tx, lanes, beside);
  if (beside !== null && at === null) return null;
  const limit = values.add(page.limit);
  const edge =
    beside === null ? "" : `(${values.add(at)}::timestamptz, ${values.add(beside)}::uuid)`;
  const laneSql = ({ table, time, columns, where, oneOf }: Lane) => {
    const conditions = [
      ...where,
      ...(oneOf ? [`${oneOf.expression} = wanted.one`] : []),
      ...(edge === "" ? [] : [`(t.${time}, t.id) ${beyond(way)} ${edge}`]),
    ];
    const rows = `(select * from ${table} t where ${conditions.join(" and ") || "true"}
      order by t.${time} ${way}, t.id ${way} limit ${limit}) t`;
    const from = oneOf ? `unnest(${oneOf.list}) wanted (one) cross join lateral ${rows}` : rows;
    return `select t.id, t.${time} as created_at, ${columns} from ${from}`;
  };
  // A row that is found in two ways is one row.
  return `(select * from (${lanes.map(laneSql).join(" union ")}) merged
    order by created_at ${way}, id ${way} limit ${limit})`;
}

/** The rows of a page in the order of the list. */
export const listOrder = ({ order }: ListPage): string =>
  `order by r.created_at ${order}, r.id ${order}`;

export type Counted = {
  table: string;
  where: readonly string[];
  /** One of these conditions is true; each finds its own index. */
  either?: readonly string[] | undefined;
};

/** The rows of a table, way by way; what one way has found the next ones pass over. */
const waysOf = ({ table, where, either = ["true"] }: Counted): string[] =>
  either.map((way, nth) => {
    const found = either.slice(0, nth).map((before) => `(${before}) is not true`);
    return `(select 1 from ${table} t where ${[...where, way, ...found].join(" and ")})`;
  });

/**
 * The statement that counts what tables have together, as far as a list with this search is counted:
 * what comes after that is not looked at.
 */
export const countAllSql = (values: Values, search: string, tables: readonly Counted[]): string =>
  `${values.beginning()}select count(*)::int as count from (
     select from (${tables.flatMap(waysOf).join(" union all ")}) every
      limit ${countedAtMost(search)}) found`;
