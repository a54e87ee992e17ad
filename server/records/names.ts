/** Whom and what a search names. */
import { nameKey } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import { statementValues, type Values } from "./lanes.ts";

/** So many are looked for one by one; of more of them, some are soon met on the way. */
const FEW = 100;

/** Greater than whatever comes after the beginning of a name. */
const LAST_SIGN = "\u{10FFFF}";

/** From where to where names with this beginning lie, compared by their bytes. */
export const beginning = (search: string): [string, string] => [
  search.toLowerCase(),
  search.toLowerCase() + LAST_SIGN,
];

/** All players whose names begin so. */
export const playersNamed = (search: string, { add, once }: Values): string =>
  once("named_players", () => {
    const [from, to] = beginning(search).map(add);
    return `select id from players
             where lower(shown_name) ~>=~ ${from} and lower(shown_name) ~<~ ${to}`;
  });

/** So few letters are a part of very many names: they are looked for at the beginning. */
const SHORT = 2;

/** What a card fulfils whose name has these letters in it, or begins with them when they are few. */
function isCardNamed(search: string, add: Values["add"]): string {
  const key = nameKey(search);
  if (key === "") return "false";
  if (key.length > SHORT) {
    return `search_parts @> ${add(partsOf(key))}::text[] and name_key like ${add(`%${key}%`)}`;
  }
  const [from, to] = beginning(key).map(add);
  return `name_key ~>=~ ${from} and name_key ~<~ ${to}`;
}

export const cardsNamed = (search: string, { add, once }: Values): string =>
  once("named_cards", () => `select id from cards where ${isCardNamed(search, add)}`);

const fewOrNull = (found: readonly string[]) => (found.length > FEW ? null : [...found]);

/** Null: too many to look for one by one. */
export async function findPlayers(tx: Tx, search: string): Promise<string[] | null> {
  const rows = await tx.rows<{ id: string }>(
    `select id from players
      where lower(shown_name) ~>=~ $1 and lower(shown_name) ~<~ $2 limit $3`,
    [...beginning(search), FEW + 1],
  );
  return fewOrNull(rows.map(({ id }) => id));
}

const next = (from: string, than: ">=" | ">") =>
  `(select lower(opponent_name) from battles
     where opponent_id is null and lower(opponent_name) ~${than}~ ${from}
       and lower(opponent_name) ~<~ $2
     order by lower(opponent_name) using ~<~ limit 1)`;

/** Names of the computer that begin so: from one to the next, however many battles it has fought. */
export async function findComputers(tx: Tx, search: string): Promise<string[] | null> {
  const rows = await tx.rows<{ name: string }>(
    `with recursive known (name) as (
       select ${next("$1", ">=")} union all
       select ${next("known.name", ">")} from known where known.name is not null)
     select name from known where name is not null limit $3`,
    [...beginning(search), FEW + 1],
  );
  return fewOrNull(rows.map(({ name }) => name));
}

const partsOf = (key: string): string[] =>
  key.length <= 3
    ? [key]
    : Array.from({ length: key.length - 2 }, (_, start) => key.slice(start, start + 3));

export async function findCards(tx: Tx, search: string): Promise<string[] | null> {
  if (nameKey(search) === "") return [];
  const { values, add } = statementValues();
  const rows = await tx.rows<{ id: string }>(
    `select id from cards where ${isCardNamed(search, add)} limit ${add(FEW + 1)}`,
    values,
  );
  return fewOrNull(rows.map(({ id }) => id));
}
