/** The queue of what was reported, page by page. */
import { COUNTED_AT_MOST } from "#contract/fields.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/moderation.ts";
import { ownNamesOf } from "#server/account/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { withMoments, type RowOf } from "#server/lib/database/moments.ts";
import { beyond, pageOf } from "#server/lib/database/page.ts";

type Filter = InputOf<typeof contract.countReports>;

type QueueRow = RowOf<contract.ReportCase, "openedAt" | "decidedAt">;

const REPORTS_SHOWN = 5;

/** Only the conditions that the filter names, so that each finds its index. */
function conditionsOf({ state = "", kind = "" }: Filter) {
  const conditions = ["p.deleted_at is null"];
  const values: unknown[] = [];
  for (const [column, value] of Object.entries({ state, kind })) {
    if (value === "") continue;
    values.push(value);
    conditions.push(`c.${column} = $${values.length}`);
  }
  return { conditions, values };
}

const sameSubject = `r.kind = c.kind and r.deal_id = c.subject_id and r.reported_id = c.reported_id`;

const columns = `c.id, c.kind, c.subject_id as "subjectId", c.state, c.opened_at as "openedAt",
  c.decision, c.why, c.decided_at as "decidedAt", c.appeal, c.reported_id as "reportedId", c."reportedName",
  k.name as "subjectName",
  k.description || ' ' || k.backstory as "subjectText",
  (select description from creations where card_id = k.id limit 1) as "askedFor",
  (select count(*) from reports r where ${sameSubject}) as count,
  (select coalesce(json_agg(json_build_object('reason', n.reason, 'text', n.text)), '[]')
     from (select reason, text from reports r where ${sameSubject}
            order by r.created_at desc, r.id desc limit ${REPORTS_SHOWN}) n) as reports`;

export async function listCases(
  { db }: Deps,
  input: InputOf<typeof contract.listReports>,
): Promise<contract.ReportCase[]> {
  const { order, limit, beside, way } = pageOf(input);
  const { conditions, values } = conditionsOf(input);
  if (beside !== null) {
    values.push(beside);
    conditions.push(
      `(c.opened_at, c.id) ${beyond(way)}
         (select opened_at, id from report_cases where id = $${values.length})`,
    );
  }
  values.push(limit);
  const rows = await db.rows<QueueRow>(
    `select ${columns} from (
       select c.*, p.shown_name as "reportedName"
         from report_cases c join players p on p.id = c.reported_id
        where ${conditions.join(" and ")}
        order by c.opened_at ${way}, c.id ${way} limit $${values.length}) c
       left join cards k on c.kind = 'card' and k.id = c.subject_id
      order by c.opened_at ${order}, c.id ${order}`,
    values,
  );
  const names = await ownNamesOf(
    db,
    rows.flatMap(({ kind, subjectId }) => (kind === "name" ? [subjectId] : [])),
  );
  return rows.map((row) => ({
    ...withMoments(row),
    subjectName: names.get(row.subjectId) ?? row.subjectName,
  }));
}

export function countCases({ db }: Deps, filter: Filter) {
  const { conditions, values } = conditionsOf(filter);
  return db.one<{ count: number }>(
    `select count(*) as count from (
       select from report_cases c join players p on p.id = c.reported_id
        where ${conditions.join(" and ")} limit ${COUNTED_AT_MOST}) found`,
    values,
  );
}
