/**
 * The log of the admins as it is read. It keeps ids only: what people and things are called now is
 * looked up with every page, also in the tables of other features, a row for each.
 */
import { COUNTED_AT_MOST } from "#contract/fields.ts";
import { beyond, type ListPage } from "#server/lib/database/page.ts";
import type { Tx } from "#server/lib/db.ts";

export type LoggedRow = {
  number: number;
  at: Date;
  adminId: string | null;
  adminName: string | null;
  deed: string;
  subjectKind: string;
  subjectId: string;
  subjectName: string | null;
  /** The player whom the row is about. */
  playerId: string | null;
  why: string;
  undoes: number | null;
  undoneBy: number | null;
};

export type LoggedStates = LoggedRow & { before: object | null; after: object | null };

/** Null is any. */
export type LogFilter = {
  adminName: string | null;
  deed: string | null;
  kind: string | null;
  subjectId: string | null;
  fromDay: string | null;
  toDay: string | null;
};

/** The clocks of two processes may differ by so much; rows are numbered by neither. */
const SKEW = "interval '1 minute'";

const firstFrom = (day: string) =>
  `l.number >= (select number from admin_log where at >= ${day}::date - ${SKEW}
                 order by at, number limit 1)`;

const lastUntil = (day: string) =>
  `l.number <= (select number from admin_log where at < ${day}::date + 1 + ${SKEW}
                 order by at desc, number desc limit 1)`;

/** The conditions that are asked for, and no others, so that each finds its index. */
function conditionsOf(filter: LogFilter): { conditions: string[]; values: unknown[] } {
  const conditions = ["true"];
  const values: unknown[] = [];
  const add = (value: unknown, condition: (place: string) => string) => {
    if (value === null) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  add(
    filter.adminName,
    (name) => `l.admin_id = (select id from players where username_key = lower(${name}))`,
  );
  add(filter.deed, (deed) => `l.deed = ${deed}`);
  add(filter.kind, (kind) => `l.subject_kind = ${kind}`);
  add(filter.subjectId, (id) => `l.subject_id = ${id}`);
  add(filter.fromDay, (day) => `l.at >= ${day}::date and ${firstFrom(day)}`);
  add(filter.toDay, (day) => `l.at < ${day}::date + 1 and ${lastUntil(day)}`);
  return { conditions, values };
}

/** Ids of other things than these are no uuids, such as the name of a setting. */
const subjectName = `case l.subject_kind
    when 'account' then (select username from players where id = l.subject_id::uuid)
    when 'name' then (select username from players where id = l.subject_id::uuid)
    when 'role' then (select username from players where id = l.subject_id::uuid)
    when 'card' then (select name from cards where id = l.subject_id::uuid)
    when 'creature' then (select name from cards where id = l.subject_id::uuid)
    when 'mission' then (select title from missions where id = l.subject_id::uuid)
    when 'package' then (select name from store_packages where id = l.subject_id)
    when 'content' then (select title from content_items where id = l.subject_id::uuid) end`;

const playerId = `case
    when l.subject_kind in ('account', 'name', 'role') then l.subject_id::uuid
    when l.subject_kind = 'report'
    then (select reported_id from report_cases where id = l.subject_id::uuid) end`;

const columns = `l.number, l.at, l.admin_id as "adminId", a.username as "adminName", l.deed,
  l.subject_kind as "subjectKind", l.subject_id as "subjectId", ${subjectName} as "subjectName",
  ${playerId} as "playerId", l.why, l.undoes, (select number from admin_log u where u.undoes = l.number) as "undoneBy"`;

export function listLog(tx: Tx, filter: LogFilter, page: ListPage<number>): Promise<LoggedRow[]> {
  const { order, limit, beside, way } = page;
  const { conditions, values } = conditionsOf(filter);
  if (beside !== null) {
    values.push(beside);
    conditions.push(`l.number ${beyond(way)} $${values.length}`);
  }
  values.push(limit);
  return tx.rows<LoggedRow>(
    `select ${columns} from (
       select * from admin_log l where ${conditions.join(" and ")}
        order by l.number ${way} limit $${values.length}) l
       left join players a on a.id = l.admin_id
      order by l.number ${order}`,
    values,
  );
}

export function countLog(tx: Tx, filter: LogFilter): Promise<{ count: number }> {
  const { conditions, values } = conditionsOf(filter);
  return tx.one<{ count: number }>(
    `select count(*) as count from (
       select from admin_log l where ${conditions.join(" and ")} limit ${COUNTED_AT_MOST}) found`,
    values,
  );
}

/** Each is found in the index without reading the rows between. */
const distinct = (column: string) =>
  `with recursive found as (
     (select ${column} as word from admin_log order by ${column} limit 1)
     union all
     select (select ${column} from admin_log where ${column} > found.word
              order by ${column} limit 1)
       from found where found.word is not null)
   select word from found where word is not null`;

export const listDeeds = (tx: Tx) => tx.rows<{ word: string }>(distinct("deed"));
export const listKinds = (tx: Tx) => tx.rows<{ word: string }>(distinct("subject_kind"));

export const findLogRow = (tx: Tx, number: number) =>
  tx.maybe<LoggedStates>(
    `select l.before, l.after, ${columns}
       from admin_log l left join players a on a.id = l.admin_id where l.number = $1`,
    [number],
  );

/** No other admin takes it back meanwhile. Whether one has already is read after the lock. */
export async function lockLogRow(tx: Tx, number: number): Promise<LoggedStates | null> {
  await tx.rows(`select from admin_log where number = $1 for update`, [number]);
  return findLogRow(tx, number);
}
