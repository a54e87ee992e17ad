/** Whom and what a search names. */
import { nameKey } from "#server/collection/service.ts";
import { anyPart, partsOf } from "#server/lib/names/any-part.ts";
import type { Tx } from "#server/lib/db.ts";
import { statementValues, type Values } from "./lanes.ts";

/** So many are looked for one by one; with more, a walk through the rows soon meets some. */
const FEW = 100;

/**
 * So many are gathered in front of a walk. With more, each row that it meets looks at its own names: most have
 * these letters, so it is over after a few rows.
 */
const MANY = 3_000;

/** What rows of a table fulfil whose name has these letters in it; `mayBe` is found by an index. */
type Named = { table: string; is: string; mayBe(): string };

const playersLike = (search: string, add: Values["add"]): Named => ({
  table: "players",
  is: `lower(shown_name) like ${add(anyPart(search))}`,
  mayBe: () =>
    `search_parts(lower(shown_name), '', '') @> ${add(partsOf(search.toLowerCase()))}::text[]`,
});

function cardsLike(search: string, add: Values["add"]): Named {
  const key = nameKey(search);
  if (key === "") return { table: "cards", is: "false", mayBe: () => "false" };
  return {
    table: "cards",
    is: `name_key like ${add(anyPart(key))}`,
    mayBe: () => `search_parts @> ${add(partsOf(key))}::text[]`,
  };
}

const idsOf = ({ table, is, mayBe }: Named, limit: number): string =>
  `select id from ${table} where ${mayBe()} and ${is} limit ${limit}`;

/** Makes the condition that the row with an id is one of those a search names. */
function isOneOf(named: Named, { once }: Values, many: number) {
  const { table, is } = named;
  const gathered = once(`named_${table}`, () => idsOf(named, many + 1));
  return (id: string): string =>
    `case when (select count(*) from ${gathered} named) > ${many}
          then (select ${is} from ${table} where id = ${id}) else ${id} in ${gathered} end`;
}

export const playersNamed = (search: string, values: Values) =>
  isOneOf(playersLike(search, values.add), values, MANY);

export const cardsNamed = (search: string, values: Values, many = MANY) =>
  isOneOf(cardsLike(search, values.add), values, many);

const fewOrNull = (found: readonly string[]) => (found.length > FEW ? null : [...found]);

/** Null: too many to look for one by one. */
export async function findPlayers(tx: Tx, search: string): Promise<string[] | null> {
  const { values, add } = statementValues();
  const rows = await tx.rows<{ id: string }>(idsOf(playersLike(search, add), FEW + 1), values);
  return fewOrNull(rows.map(({ id }) => id));
}

const next = (than: string) =>
  `(select lower(opponent_name) from battles
     where opponent_id is null and lower(opponent_name) ~>~ ${than}
     order by lower(opponent_name) using ~<~ limit 1)`;

/** Names of the computer: from one to the next, however many battles it has fought. */
export async function findComputers(tx: Tx, search: string): Promise<string[] | null> {
  const rows = await tx.rows<{ name: string }>(
    `with recursive known (name) as (
       select ${next("''")} union all
       select ${next("known.name")} from known where known.name is not null)
     select name from known where name like $1 limit $2`,
    [anyPart(search), FEW + 1],
  );
  return fewOrNull(rows.map(({ name }) => name));
}

export async function findCards(tx: Tx, search: string): Promise<string[] | null> {
  if (nameKey(search) === "") return [];
  const { values, add } = statementValues();
  const rows = await tx.rows<{ id: string }>(idsOf(cardsLike(search, add), FEW + 1), values);
  return fewOrNull(rows.map(({ id }) => id));
}
