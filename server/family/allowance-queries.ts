import type { Switch } from "#game/account/capabilities.ts";
import { switches } from "#game/account/capabilities.ts";
import type { AllowanceChange, Allowances } from "#game/family/allowances.ts";
import type { MoneyRule } from "#game/account/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import { newId } from "#server/lib/ids.ts";

export type AllowanceRow = {
  open: Switch[];
  rule: MoneyRule;
  capCents: number | null;
  minutesADay: number | null;
  bedtimeFrom: number | null;
  bedtimeUntil: number | null;
  timeZone: string;
  coinsOnly: boolean;
  version: number;
};

const minuteOf = (time: string) =>
  `(extract(hour from ${time}) * 60 + extract(minute from ${time}))::int`;

/** For `allowances a`, which may be missing. */
export const allowanceColumns = `coalesce(a.open, '{}') as open, coalesce(a.money, 'off') as rule,
  a.monthly_cap_cents as "capCents", a.minutes_a_day as "minutesADay",
  ${minuteOf("a.bedtime_from")} as "bedtimeFrom", ${minuteOf("a.bedtime_until")} as "bedtimeUntil",
  coalesce(a.time_zone, 'UTC') as "timeZone", coalesce(a.coins_only, false) as "coinsOnly",
  coalesce(a.version, 0) as version`;

export const allowancesOf = (row: AllowanceRow): Allowances => ({
  ...(Object.fromEntries(switches.map((each) => [each, row.open.includes(each)])) as Record<
    Switch,
    boolean
  >),
  money: { rule: row.rule, capCents: row.capCents },
  minutesADay: row.minutesADay,
  bedtime:
    row.bedtimeFrom === null || row.bedtimeUntil === null
      ? null
      : { from: row.bedtimeFrom, until: row.bedtimeUntil },
  timeZone: row.timeZone,
  coinsOnly: row.coinsOnly,
});

/** One at a time changes what a child is allowed. */
export async function lockAllowances(tx: Tx, childId: string): Promise<AllowanceRow> {
  await tx.rows(`insert into allowances (player_id) values ($1) on conflict do nothing`, [childId]);
  return tx.one<AllowanceRow>(
    `select ${allowanceColumns} from allowances a where a.player_id = $1 for update`,
    [childId],
  );
}

export const saveAllowances = (tx: Tx, childId: string, allowances: Allowances) =>
  tx.rows(
    `update allowances set open = $2, money = $3, monthly_cap_cents = $4, minutes_a_day = $5,
            bedtime_from = time '00:00' + make_interval(mins => $6),
            bedtime_until = time '00:00' + make_interval(mins => $7),
            time_zone = $8, coins_only = $9, version = version + 1
      where player_id = $1`,
    [
      childId,
      switches.filter((each) => allowances[each]),
      allowances.money.rule,
      allowances.money.capCents,
      allowances.minutesADay,
      allowances.bedtime?.from ?? null,
      allowances.bedtime?.until ?? null,
      allowances.timeZone,
      allowances.coinsOnly,
    ],
  );

export const insertChanges = (
  tx: Tx,
  changed: { childId: string; guardianId: string; version: number; nowMs: number },
  changes: readonly AllowanceChange[],
) =>
  tx.rows(
    `insert into allowance_changes (id, child_id, guardian_id, guardian_name, version, field,
       value_before, value_after, changed_at)
     select t.id, $1, $2, p.username, $3, t.field, t.before, t.after, $4
       from unnest($5::uuid[], $6::text[], $7::jsonb[], $8::jsonb[]) t (id, field, before, after),
            players p where p.id = $2`,
    [
      changed.childId,
      changed.guardianId,
      changed.version,
      new Date(changed.nowMs),
      changes.map(() => newId()),
      changes.map(({ field }) => field),
      changes.map(({ before }) => JSON.stringify(before)),
      changes.map(({ after }) => JSON.stringify(after)),
    ],
  );

type Unseen = { childId: string; version: number; fields: readonly string[]; guardianId: string };

/** Who else has changed one of these fields after that version. */
export const findChangeByOther = (tx: Tx, { childId, version, fields, guardianId }: Unseen) =>
  tx.maybe<{ name: string }>(
    `select guardian_name as name from allowance_changes
      where child_id = $1 and version > $2 and field = any($3) and guardian_id is distinct from $4
      order by version desc limit 1`,
    [childId, version, fields, guardianId],
  );

const CHANGES_SHOWN = 50;

export const listChanges = (tx: Tx, childId: string) =>
  tx.rows<{
    id: string;
    by: string;
    at: Date;
    field: AllowanceChange["field"];
    before: unknown;
    after: unknown;
  }>(
    `select id, guardian_name as by, changed_at as at, field, value_before as before,
            value_after as after
       from allowance_changes where child_id = $1 order by version desc, id limit ${CHANGES_SHOWN}`,
    [childId],
  );
