/**
 * The admins' table of all cards. Every order has an index that also knows what is filtered by; a
 * search is answered from the index of name parts while it finds few, and else by walking the order.
 */
import type { AnyCardOnWire } from "#contract/admin-collection.ts";
import { countedAtMost } from "#contract/fields.ts";
import type { Tx } from "#server/lib/db.ts";
import type { RowOf } from "#server/lib/database/moments.ts";
import { beyond, type ListPage } from "#server/lib/database/page.ts";
import { partsOf } from "#server/lib/names/any-part.ts";
import { nameKey } from "./catalogue.ts";

export type AnyCardRow = RowOf<
  Omit<AnyCardOnWire, "user_count"> & { owners: number },
  "createdAt" | "archivedAt"
>;

export type AnyCardFilter = {
  search: string;
  /** Empty for any. */
  rarity: string;
  element: string;
  isArchived: boolean;
};

type CardListQuery = AnyCardFilter & ListPage & { sort: keyof typeof sortColumns };

/** So many finds can all be sorted; more finds are soon met on the way. */
const FEW = 2_000;

const columns = `c.id, c.name, c.element, c.rarity, c.attack, c.defense, c.abilities,
  c.special_ability as "specialAbility", c.description, c.backstory, c.image_url as "imageUrl",
  c.thumb_url as "thumbUrl", c.origin, c.creator_id as "creatorId", c.created_at as "createdAt",
  c.archived_at as "archivedAt", c.version`;

/** Copies of players whose accounts are closed have no owner who would be counted. */
const COPIES = `owned_cards o join players p on p.id = o.owner_id and p.deleted_at is null`;

/** Those of cards with many copies are counted now and then. */
const owners = `coalesce(
  (select owners from card_owner_counts k where k.card_id = c.id),
  (select count(distinct owner_id) from ${COPIES} where o.card_id = c.id)) as owners`;

const sortColumns = {
  createdAt: "c.created_at",
  name: "c.name_key",
  attack: "c.attack",
  defense: "c.defense",
} as const;

type Where = { sql: string[]; values: unknown[] };

const place = (where: Where, value: unknown) => `$${where.values.push(value)}`;

function filtered({ rarity, element, isArchived }: AnyCardFilter): Where {
  const where: Where = {
    sql: [`c.archived_at is ${isArchived ? "not null" : "null"}`],
    values: [],
  };
  if (rarity !== "") where.sql.push(`c.rarity = ${place(where, rarity)}`);
  if (element !== "") where.sql.push(`c.element = ${place(where, element)}`);
  return where;
}

/** The cards to choose from: all, or those that a search finds, when they are few. */
async function addSearch(tx: Tx, where: Where, search: string): Promise<string> {
  const key = nameKey(search);
  if (key === "") return "cards";
  const like = `%${key}%`;
  const count = await tx.value<number>(
    `select count(*) as count from (
       select from cards where search_parts @> $1::text[] limit ${FEW + 1}) found`,
    [partsOf(key)],
  );
  if (count > FEW) {
    where.sql.push(`c.name_key like ${place(where, like)}`);
    return "cards";
  }
  const parts = place(where, partsOf(key));
  return `(select * from cards where search_parts @> ${parts}::text[]
            and name_key like ${place(where, like)} offset 0)`;
}

export async function listAnyCards(tx: Tx, query: CardListQuery): Promise<AnyCardRow[]> {
  const where = filtered(query);
  const from = await addSearch(tx, where, query.search);
  const { beside, way } = query;
  const column = sortColumns[query.sort];
  if (beside !== null) {
    const id = `${place(where, beside)}::uuid`;
    const value = `(select ${column} from cards c where c.id = ${id})`;
    where.sql.push(`(${column}, c.id) ${beyond(way)} (${value}, ${id})`);
  }
  const by = (order: string) => `order by ${column} ${order}, c.id ${order}`;
  return tx.rows<AnyCardRow>(
    `select ${columns}, ${owners}
       from (select c.id from ${from} c where ${where.sql.join(" and ")}
              ${by(way)} limit ${place(where, query.limit)}) page
       join cards c on c.id = page.id
      ${by(query.order)}`,
    where.values,
  );
}

export async function countAnyCards(tx: Tx, filter: AnyCardFilter): Promise<number> {
  const where = filtered(filter);
  const from = await addSearch(tx, where, filter.search);
  const count = await tx.value<number>(
    `select count(*) as count from (
       select from ${from} c where ${where.sql.join(" and ")} limit ${countedAtMost(filter.search)}) found`,
    where.values,
  );
  return count;
}

export const findAnyCard = (tx: Tx, id: string) =>
  tx.maybe<AnyCardRow>(`select ${columns}, ${owners} from cards c where c.id = $1`, [id]);

/** The owners of cards with more copies are counted now and then, of others in every request. */
const COUNTED_FROM = 500;

/** Counts the owners of popular cards again, unless another process has done so lately. */
export async function countOwners(tx: Tx): Promise<void> {
  const isDue = await tx.value<boolean>(
    `select pg_try_advisory_xact_lock(hashtextextended('owners', 0)) and not exists (
       select from card_owner_counts where counted_at > now() - interval '55 minutes') as "isDue"`,
  );
  if (!isDue) return;
  await tx.rows(
    `insert into card_owner_counts (card_id, owners)
     select card_id, count(distinct owner_id) from ${COPIES}
      group by card_id having count(*) > $1
     on conflict (card_id) do update set owners = excluded.owners, counted_at = now()`,
    [COUNTED_FROM],
  );
}
