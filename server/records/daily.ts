/**
 * What happened day by day. What is never taken back is counted once for days that are over;
 * accounts may be closed and cards archived, so they are counted when an admin looks, as are the
 * newest days. So the numbers are exact, and cheap.
 */
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";

export type DayNumbers = {
  day: string;
  signUps: number;
  cards: number;
  battles: number;
  deals: number;
};

/** No transaction that began on a day is still under way so long after it. */
const OVER_AFTER_MS = 3_600_000;

const momentOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Where each number is counted, by the time of a column. */
const changing = {
  sign_ups: "select created_at as at from players where deleted_at is null",
  cards: "select created_at as at from cards where archived_at is null",
};
const counted = {
  copies: "select created_at as at from card_moves where from_id is null",
  battles: "select created_at as at from battles",
  deals: `select listed_at as at from listings union all select created_at from trades
          union all select created_at from transfers`,
};

/** One row for each day since this place on which something of these happened, and before `$2`. */
const daysOf = (numbers: Readonly<Record<string, string>>, since: string) => `
  select day, ${Object.keys(numbers)
    .map((what) => `coalesce(sum(n) filter (where what = '${what}'), 0)::int as ${what}`)
    .join(", ")}
    from (${Object.entries(numbers)
      .map(
        ([what, rows]) => `
      select '${what}' as what, (at at time zone 'UTC')::date as day, count(*) as n
        from (${rows}) t where at >= ${since} and at < $2 group by 2`,
      )
      .join(" union all ")}) counts
   group by day`;

const countedDays = daysOf(counted, "$1");

const lastCounted = async (tx: Tx): Promise<string | null> =>
  (await tx.one<{ day: string | null }>(`select max(day) as day from daily_numbers`)).day;

const dayAfter = (day: string | null) =>
  day === null ? new Date(0) : new Date(momentOf(day).getTime() + DAY_MS);

/** Counts the days that are over. A second call finds them counted. */
export async function countDays({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const until = momentOf(dayOf(now() - OVER_AFTER_MS));
  await db.transaction(async (tx) => {
    await tx.rows(`select pg_advisory_xact_lock(hashtextextended('daily numbers', 0))`);
    const since = dayAfter(await lastCounted(tx));
    if (since >= until) return;
    await tx.rows(
      `insert into daily_numbers (day, copies, battles, deals) ${countedDays}
       on conflict (day) do nothing`,
      [since, until],
    );
    // The day before is counted also when nothing happened on it.
    await tx.rows(
      `insert into daily_numbers (day, copies, battles, deals)
       values ($1::date, 0, 0, 0) on conflict (day) do nothing`,
      [dayOf(until.getTime() - DAY_MS)],
    );
  });
}

const FOR_EVER = new Date("9999-01-01T00:00:00Z");

const asDayNumbers = `coalesce(sign_ups, 0) as "signUps", coalesce(cards, 0) as cards,
  coalesce(battles, 0) as battles, coalesce(deals, 0) as deals`;

/** Days since this one, the oldest first; those without anything are left out. */
export async function listDays(tx: Tx, sinceDay: string): Promise<DayNumbers[]> {
  const uncounted = dayAfter(await lastCounted(tx));
  const since = momentOf(sinceDay);
  return tx.rows<DayNumbers>(
    `select day, ${asDayNumbers}
       from (select day, battles, deals from daily_numbers where day >= $3::date
              union all select day, battles, deals from (${countedDays}) younger) lasting
       full join (${daysOf(changing, "$3::date::timestamp at time zone 'UTC'")}) changing using (day)
      order by day`,
    [uncounted > since ? uncounted : since, FOR_EVER, sinceDay],
  );
}

export type Totals = { copies: number; battles: number; deals: number };

const live = (rows: string) => `(select count(*) from (${rows}) t where at >= $1)`;

/**
 * Copies stay with an account that is closed, and those of an archived card with their owners. Both
 * may come back: meanwhile they do not count as part of the game. Copies that were fused into
 * others never come back.
 */
const outOfTheGame = `(select count(*) from (
  select o.id from players p join owned_cards o on o.owner_id = p.id where p.deleted_at is not null
  union select o.id from cards c join owned_cards o on o.card_id = c.id
    where c.archived_at is not null
  union select id from owned_cards where owner_id is null) copies)`;

/** What has ever happened, of what is never taken back; of copies, those in the game. */
export async function countTotals(tx: Tx): Promise<Totals> {
  const since = dayAfter(await lastCounted(tx));
  return tx.one<Totals>(
    `select coalesce(sum(copies), 0) + ${live(counted.copies)} - ${outOfTheGame} as copies,
            coalesce(sum(battles), 0) + ${live(counted.battles)} as battles,
            coalesce(sum(deals), 0) + ${live(counted.deals)} as deals
       from daily_numbers`,
    [since],
  );
}
