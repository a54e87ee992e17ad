/** What the gate knows of an account: game/account/capabilities.ts decides by it. */
import { ageNow, type Age } from "#game/account/age.ts";
import type { Account, MoneyRule, Switch } from "#game/account/capabilities.ts";
import { playLeft, type PlayLeft } from "#game/account/play-time.ts";
import type { Role } from "#game/account/roles.ts";
import { monthOf } from "#game/lib/day.ts";
import { must } from "#game/lib/must.ts";
import type { Tx } from "./db.ts";

/**
 * `isSupervised`: what the account may do can change at any moment, by a guardian or a clock. A
 * player who is no adult can get a guardian at any moment.
 */
export type Standing = Account & {
  isSupervised: boolean;
  /** Null when no rule ends it. */
  playLeft: PlayLeft | null;
  /** Values in coins, and never in dollars. */
  coinsOnly: boolean;
  /** Null when the account is not suspended. Players who are named in `why` are kept by their ids. */
  suspension: { why: string; untilMs: number } | null;
};

export type StandingRow = {
  role: Role;
  ageBand: Age["band"] | null;
  ageLastMonth: string | null;
  isApproved: boolean;
  hasGuardian: boolean;
  /** Null when nothing is set for this account. */
  open: Switch[] | null;
  money: MoneyRule | null;
  minutesADay: number | null;
  bedtimeFrom: number | null;
  bedtimeUntil: number | null;
  localMinute: number | null;
  minutesPlayed: number | null;
  coinsOnly: boolean | null;
  suspendedUntil: Date | null;
  suspendedWhy: string | null;
};

const minuteOf = (time: string) =>
  `(extract(hour from ${time}) * 60 + extract(minute from ${time}))::int`;

/** For `players p`; `now` is an SQL expression. Goes with `standingJoins`. */
export const standingColumns = (now: string): string =>
  `p.role, p.age_band as "ageBand", p.age_last_month as "ageLastMonth",
   p.approved_at is not null as "isApproved",
   exists (select from guardianships g where g.child_id = p.id)
     or exists (select from approvals y where y.child_id = p.id and y.answer = 'approved'
                 and y.guardian_id is null) as "hasGuardian",
   a.open, a.money, a.minutes_a_day as "minutesADay",
   ${minuteOf("a.bedtime_from")} as "bedtimeFrom",
   ${minuteOf("a.bedtime_until")} as "bedtimeUntil",
   ${minuteOf(`(${now} at time zone a.time_zone)`)} as "localMinute",
   m.minutes as "minutesPlayed", a.coins_only as "coinsOnly",
   suspension.until as "suspendedUntil", suspension.why as "suspendedWhy"`;

export const standingJoins = (now: string): string =>
  `left join allowances a on a.player_id = p.id
   left join play_minutes m
     on m.player_id = p.id and m.day = (${now} at time zone a.time_zone)::date
   left join suspensions suspension on suspension.player_id = p.id`;

export type StandingRules = {
  /** From how many years on players decide for themselves. */
  consentAge: number;
};

export function standingOf(
  row: StandingRow,
  { consentAge }: StandingRules,
  nowMs: number,
): Standing {
  const { role, ageBand, ageLastMonth: lastMonth, isApproved, hasGuardian, open, money } = row;
  const band = ageBand && ageNow({ band: ageBand, lastMonth }, consentAge, monthOf(nowMs)).band;
  const left = playLeftOf(row);
  const suspension = suspensionOf(row, nowMs);
  return {
    role,
    band,
    isApproved,
    hasGuardian: hasGuardian && band !== "adult",
    open: open ?? [],
    money: money ?? "off",
    pause: left?.minutes === 0 ? left.endsBy : null,
    playLeft: left,
    isSupervised: isMinor(band) || hasGuardian || open !== null,
    coinsOnly: row.coinsOnly ?? band === "child",
    isSuspended: suspension !== null,
    suspension,
  };
}

/** A suspension is over at its end, whether the row was changed or not. */
function suspensionOf({ suspendedUntil, suspendedWhy }: StandingRow, nowMs: number) {
  const untilMs = suspendedUntil?.getTime() ?? 0;
  return untilMs > nowMs ? { why: suspendedWhy ?? "", untilMs } : null;
}

const isMinor = (band: Age["band"] | null): boolean => band !== null && band !== "adult";

function playLeftOf({
  minutesADay,
  bedtimeFrom: from,
  bedtimeUntil: until,
  ...today
}: StandingRow) {
  const bedtime = from === null || until === null ? null : { from, until };
  const { localMinute, minutesPlayed } = today;
  const played = { minute: localMinute ?? 0, minutesPlayed: minutesPlayed ?? 0 };
  return playLeft({ minutesADay, bedtime }, played);
}

/** How things stand at this moment, whatever a process remembers. */
export async function findStanding(
  tx: Tx,
  playerId: string,
  rules: StandingRules,
  nowMs: number,
): Promise<Standing> {
  const standings = await listStandings(tx, [playerId], rules, nowMs);
  return must(standings.get(playerId), `standing of player ${playerId}`);
}

/** The same for several players, by their ids. */
export async function listStandings(
  tx: Tx,
  playerIds: readonly string[],
  rules: StandingRules,
  nowMs: number,
): Promise<Map<string, Standing>> {
  const rows = await tx.rows<StandingRow & { id: string }>(
    `select p.id, ${standingColumns("$2::timestamptz")}
       from players p ${standingJoins("$2::timestamptz")} where p.id = any($1)`,
    [playerIds, new Date(nowMs)],
  );
  return new Map(rows.map((row) => [row.id, standingOf(row, rules, nowMs)]));
}
