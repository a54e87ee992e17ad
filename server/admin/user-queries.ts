/** Players as an admin finds them: read here, changed by the features that own their columns. */
import type { ManagedUserOnWire } from "#contract/admin.ts";
import { countedAtMost } from "#contract/fields.ts";
import { anyPart } from "#server/lib/names/any-part.ts";
import type { RowOf } from "#server/lib/database/moments.ts";
import { beyond, type ListPage } from "#server/lib/database/page.ts";
import type { Tx } from "#server/lib/db.ts";
import { waitingRequest } from "./role-queries.ts";

type UserRow = RowOf<ManagedUserOnWire, "created_at" | "last_daily_card">;

/** Empty is any. */
export type UserFilter = { search: string; role: string };

type UserQuery = UserFilter &
  ListPage & {
    sort: keyof typeof sortColumns;
    /** Older requests for an admin are over. */
    requestsSince: Date;
  };

/** Every order has an index that also knows what is filtered by. */
const sortColumns = {
  created_at: "p.created_at",
  email: "p.email_key",
  username: "p.username_key",
} as const;

const MATCHES = `p.deleted_at is null and ($1 = '' or p.search_text like $1)
  and ($2 = '' or p.role = $2)`;

const patternOf = (search: string): string => (search === "" ? "" : anyPart(search));

const columns = `p.id, p.email, p.username, p.first_name, p.last_name, p.role, w.coins,
  p.streak, p.invites_used as "invitesUsed", p.created_at,
  p.demo_until is not null or p.role = 'demo' as is_demo,
  exists (select ${waitingRequest("p.id", "$4")}) as "isAdminAskedFor",
  (select max(c.created_at) from creations c where c.player_id = p.id and c.kind = 'daily')
    as last_daily_card`;

export function listUsers(tx: Tx, query: UserQuery): Promise<UserRow[]> {
  const { search, role, sort, limit, beside, way, requestsSince } = query;
  const column = sortColumns[sort];
  const from =
    beside === null
      ? ""
      : `and (${column}, p.id) ${beyond(way)}
    (select ${column}, p.id from players p where p.id = $5)`;
  const by = (order: string) => `order by ${column} ${order}, p.id ${order}`;
  return tx.rows<UserRow>(
    `select ${columns} from (
       select id from players p where ${MATCHES} ${from} ${by(way)} limit $3) found
       join players p using (id) join purses w on w.player_id = p.id ${by(query.order)}`,
    [patternOf(search), role, limit, requestsSince, ...(beside === null ? [] : [beside])],
  );
}

export const countUsers = (tx: Tx, { search, role }: UserFilter) =>
  tx.one<{ count: number }>(
    `select count(*) as count from (
     select from players p where ${MATCHES} limit ${countedAtMost(search)}) found`,
    [patternOf(search), role],
  );

export const countRoles = (tx: Tx) =>
  tx.one<Record<"admin_users" | "demo_users", number>>(
    `select (select count(*) from players where role = 'admin' and deleted_at is null) as admin_users,
            (select count(*) from players where role = 'demo' and deleted_at is null) as demo_users`,
  );
