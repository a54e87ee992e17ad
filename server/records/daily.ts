/**
 * What happened day by day. What is never taken back is counted once for days that are over. Accounts
 * may be closed, so closed ones are counted when an admin looks, as are the newest days; cards are
 * counted as they change. So the numbers are exact, and cheap.
 */
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import type { DaySum } from "#game/economy/economy.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { cardsOfDays, sumUpCards } from "./card-counts.ts";

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

const closed = "select created_at as at from players where deleted_at is not null";

/** Where each number is counted, by the time of a column. */
const counted = {
  // Open and closed accounts have an index each.
  sign_ups: `select created_at as at from players where deleted_at is null
             union all ${closed}`,
  copies: "select created_at as at from card_moves where from_id is null",
  battles: "select created_at as at from battles",
  listings: "select listed_at as at from listings",
  deals: `select listed_at as at from listings union all select created_at from trades
          union all select created_at from transfers`,
  ended: `select ended_at as at from listings where ended_at is not null
          union all select ended_at from trades where ended_at is not null
          union all select ended_at from transfers where ended_at is not null`,
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

/** Rows of day, reason and amount, since this place and before `$2`. */
const coinsOfDays = (since: string) => `
  select (created_at at time zone 'UTC')::date as day, reason, sum(amount) as amount
    from ledger where currency = 'coins' and created_at >= ${since} and created_at < $2
   group by 1, 2`;

const names = Object.keys(counted);

/** `$3` is the last day, which is counted also when nothing happened on it. */
const countedWhole = `
  select day, ${names.map((name) => `coalesce(${name}, 0)`).join(", ")}, coalesce(coins, '{}')
    from (${countedDays}) numbers
    full join (select day, jsonb_object_agg(reason, amount) as coins
                 from (${coinsOfDays("$1")}) sums group by day) moved using (day)
    full join (select $3::date as day) last using (day)`;

const lastCounted = (tx: Tx) =>
  tx.value<string | null>(`select max(day) as day from daily_numbers`);

const dayAfter = (day: string | null) =>
  day === null ? new Date(0) : new Date(momentOf(day).getTime() + DAY_MS);

/** Counts the days that are over, if no other process does. A second call finds them counted. */
export async function countDays({
  unhurried,
  now,
}: Pick<Deps, "unhurried" | "now">): Promise<void> {
  const until = momentOf(dayOf(now() - OVER_AFTER_MS));
  await unhurried(async (tx) => {
    const isMine = await tx.value<boolean>(
      `select pg_try_advisory_xact_lock(hashtextextended('daily numbers', 0)) as "isMine"`,
    );
    if (!isMine) return;
    const since = dayAfter(await lastCounted(tx));
    if (since >= until) return;
    await tx.rows(`insert into daily_numbers (day, ${names.join(", ")}, coins) ${countedWhole}`, [
      since,
      until,
      dayOf(until.getTime() - DAY_MS),
    ]);
    await sumUpCards(tx);
  });
}

/**
 * Counted days before a moment at which an uncounted one begins: a day that is counted between two statements
 * is not in both.
 */
const countedBefore = (moment: string) =>
  `daily_numbers where day < (${moment}::timestamptz at time zone 'UTC')::date`;

const FOR_EVER = new Date("9999-01-01T00:00:00Z");

const asDayNumbers = `coalesce(sign_ups, 0) - coalesce(closed, 0) as "signUps",
  coalesce(cards, 0) as cards, coalesce(battles, 0) as battles, coalesce(deals, 0) as deals`;

const latest = (...moments: readonly Date[]) => new Date(Math.max(...moments.map(Number)));

/** Days since this one, the oldest first; those without anything are left out. */
export async function listDays(tx: Tx, sinceDay: string): Promise<DayNumbers[]> {
  const uncounted = dayAfter(await lastCounted(tx));
  return tx.rows<DayNumbers>(
    `select day, ${asDayNumbers}
       from (select day, sign_ups, battles, deals from ${countedBefore("$4")} and day >= $3::date
              union all
             select day, sign_ups, battles, deals from (${countedDays}) younger) lasting
       full join (${daysOf({ closed }, "$3::date::timestamp at time zone 'UTC'")}) gone using (day)
       full join (${cardsOfDays("$3::date")}) made using (day)
      order by day`,
    [latest(uncounted, momentOf(sinceDay)), FOR_EVER, sinceDay, uncounted],
  );
}

/** Open accounts and cards of the game that were made since this moment. */
export async function countNew(tx: Tx, since: Date): Promise<{ people: number; cards: number }> {
  const nextDay = dayOf(since.getTime() + DAY_MS);
  const uncounted = latest(dayAfter(await lastCounted(tx)), momentOf(nextDay));
  const midnight = "$2::date::timestamp at time zone 'UTC'";
  return tx.one(
    `select (select coalesce(sum(sign_ups), 0) from ${countedBefore("$3")} and day >= $2::date)
              + (select count(*) from (${counted.sign_ups}) t where at >= $1 and at < ${midnight})
              + (select count(*) from (${counted.sign_ups}) t where at >= $3)
              - (select count(*) from (${closed}) t where at >= $1) as people,
            (select coalesce(sum(cards), 0) from card_counts where day >= $2::date)
              + (select count(*) from cards where archived_at is null
                    and created_at >= $1 and created_at < ${midnight}) as cards`,
    [since, nextDay, uncounted],
  );
}

/** Coins that moved since this day, by day and reason. */
export async function listCoins(tx: Tx, sinceDay: string): Promise<DaySum[]> {
  const uncounted = dayAfter(await lastCounted(tx));
  return tx.rows<DaySum>(
    `select day, reason, amount::bigint as amount
       from (select day, coins from ${countedBefore("$4")} and day >= $3::date) counted,
            jsonb_each_text(coins) moved (reason, amount)
      union all select day, reason, amount::bigint from (${coinsOfDays("$1")}) younger`,
    [latest(uncounted, momentOf(sinceDay)), FOR_EVER, sinceDay, uncounted],
  );
}

/** What lies in all purses, those of closed accounts included. */
export async function sumCoins(tx: Tx): Promise<number> {
  const since = dayAfter(await lastCounted(tx));
  const coins = await tx.value<number>(
    `select coalesce(sum(amount), 0)::bigint as coins from (
       select amount::bigint from (select coins from ${countedBefore("$1")}) counted,
              jsonb_each_text(coins) moved (reason, amount)
        union all
       select amount from ledger where currency = 'coins' and created_at >= $1) moves`,
    [since],
  );
  return coins;
}

export type Totals = Record<
  "people" | "copies" | "battles" | "listings" | "deals" | "openDeals",
  number
>;

const ever = (name: keyof typeof counted) =>
  `coalesce(sum(${name}), 0) + (select count(*) from (${counted[name]}) t where at >= $1)`;

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

/** What has ever happened, of what is never taken back; of people and copies, those in the game. */
export async function countTotals(tx: Tx): Promise<Totals> {
  const since = dayAfter(await lastCounted(tx));
  return tx.one<Totals>(
    `select ${ever("sign_ups")}
              - (select count(*) from players where deleted_at is not null) as people,
            ${ever("copies")} - ${outOfTheGame} as copies,
            ${ever("battles")} as battles, ${ever("listings")} as listings, ${ever("deals")} as deals,
            ${ever("deals")} - (${ever("ended")}) as "openDeals"
       from ${countedBefore("$1")}`,
    [since],
  );
}
