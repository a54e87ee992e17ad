import type { OwnLimits } from "#game/account/own-limits.ts";
import type { Tx } from "#server/lib/db.ts";

type Row = {
  minutesADay: number | null;
  bedtimeFrom: number | null;
  bedtimeUntil: number | null;
  monthlyCapCents: number | null;
  timeZone: string;
};

const minuteOf = (time: string) =>
  `(extract(hour from ${time}) * 60 + extract(minute from ${time}))::int`;

const columns = `minutes_a_day as "minutesADay", ${minuteOf("bedtime_from")} as "bedtimeFrom",
  ${minuteOf("bedtime_until")} as "bedtimeUntil", monthly_cap_cents as "monthlyCapCents",
  time_zone as "timeZone"`;

const limitsOf = ({ bedtimeFrom: from, bedtimeUntil: until, ...row }: Row): OwnLimits => ({
  minutesADay: row.minutesADay,
  bedtime: from === null || until === null ? null : { from, until },
  monthlyCapCents: row.monthlyCapCents,
  timeZone: row.timeZone,
});

const valuesOf = ({ minutesADay, bedtime, monthlyCapCents, timeZone }: OwnLimits) => [
  minutesADay,
  bedtime && clockOf(bedtime.from),
  bedtime && clockOf(bedtime.until),
  monthlyCapCents,
  timeZone,
];

const clockOf = (minute: number): string => `${Math.floor(minute / 60)}:${minute % 60}`;

/** Null when nothing is set. */
export async function findLimits(tx: Tx, playerId: string): Promise<OwnLimits | null> {
  const row = await tx.maybe<Row>(`select ${columns} from allowances where player_id = $1`, [
    playerId,
  ]);
  return row && limitsOf(row);
}

/** Null when nothing waits for the next day or month. */
export async function findLater(tx: Tx, playerId: string): Promise<OwnLimits | null> {
  const row = await tx.maybe<Row>(`select ${columns} from later_limits where player_id = $1`, [
    playerId,
  ]);
  return row && limitsOf(row);
}

/** Locked until the commit. */
export async function lockLimits(tx: Tx, playerId: string): Promise<OwnLimits> {
  await tx.rows(`insert into allowances (player_id) values ($1) on conflict do nothing`, [
    playerId,
  ]);
  return limitsOf(
    await tx.one<Row>(`select ${columns} from allowances where player_id = $1 for update`, [
      playerId,
    ]),
  );
}

/** Whether the database counts days in it. */
export const isTimeZone = (tx: Tx, name: string) =>
  tx.any(`select from pg_timezone_names where name = $1`, [name]);

export const saveLimits = (tx: Tx, playerId: string, limits: OwnLimits) =>
  tx.rows(
    `update allowances
        set minutes_a_day = $2, bedtime_from = $3, bedtime_until = $4, monthly_cap_cents = $5,
            money = case when $5::int is null then 'off' else 'capped' end, time_zone = $6
      where player_id = $1`,
    [playerId, ...valuesOf(limits)],
  );

const next = (unit: "day" | "month", now: string) =>
  `(date_trunc('${unit}', ${now}::timestamptz at time zone time_zone) + interval '1 ${unit}')
     at time zone time_zone`;

/** A looser cap from the next month on, the rest from the next midnight, by the clock of now. */
export const saveLater = (tx: Tx, playerId: string, limits: OwnLimits, now: Date) =>
  tx.rows(
    `insert into later_limits (player_id, minutes_a_day, bedtime_from, bedtime_until,
            monthly_cap_cents, time_zone, from_at, cap_from_at)
     select $1, $2, $3, $4, $5, $6, ${next("day", "$7")},
            case when monthly_cap_cents is not distinct from $5 then ${next("day", "$7")}
                 else ${next("month", "$7")} end
       from allowances where player_id = $1
     on conflict (player_id) do update
       set minutes_a_day = $2, bedtime_from = $3, bedtime_until = $4, monthly_cap_cents = $5,
           time_zone = $6, from_at = excluded.from_at, cap_from_at = excluded.cap_from_at`,
    [playerId, ...valuesOf(limits), now],
  );

export const forgetLater = (tx: Tx, playerId: string) =>
  tx.rows(`delete from later_limits where player_id = $1`, [playerId]);

/** The game counts no minutes of play from longer ago. */
export const forgetOldMinutes = (tx: Tx) =>
  tx.rows(`delete from play_minutes where day < current_date - 35`);

/**
 * Begins what players set for a day or a month that has come; what waits for the month stays. What
 * a player set does not begin when a parent looks after the player by now.
 */
export const beginLater = (tx: Tx, now: Date) =>
  tx.rows<{ playerId: string }>(
    `with ended as (delete from later_limits where from_at <= $1 and cap_from_at <= $1 returning *),
     waiting as (
       update later_limits set from_at = cap_from_at
        where from_at <= $1 and cap_from_at > $1 returning *),
     due as (
       select *, monthly_cap_cents as cap from ended
       union all
       select w.*, a.monthly_cap_cents from waiting w join allowances a using (player_id)),
     begun as (
       update allowances a
          set minutes_a_day = due.minutes_a_day, bedtime_from = due.bedtime_from,
              bedtime_until = due.bedtime_until, monthly_cap_cents = due.cap,
              money = case when due.cap is null then 'off' else 'capped' end,
              time_zone = due.time_zone
         from due
        where a.player_id = due.player_id
          and not exists (select from guardianships g where g.child_id = a.player_id)
          and not exists (select from approvals y join players p on p.id = y.child_id
                           where y.child_id = a.player_id and y.answer = 'approved'
                             and y.guardian_id is null and p.age_band <> 'adult')
       returning a.player_id)
     select player_id as "playerId" from begun`,
    [now],
  );
