/** Who and what there is, and how it grows. */
import { elements } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { listCardKinds, type CardKind } from "./card-counts.ts";
import { countNew, countTotals, listDays } from "./daily.ts";

const DAYS = 90;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

export async function analytics({ db, now }: Deps) {
  const nowMs = now();
  const firstDay = dayOf(nowMs - (DAYS - 1) * DAY_MS);
  const weekAgo = new Date(nowMs - WEEK_DAYS * DAY_MS);
  const [kinds, active, loggedIn, week, month, { people: totalUsers, copies }, days] =
    await Promise.all([
      listCardKinds(db),
      countActive(db, weekAgo),
      countLoggedIn(db, weekAgo),
      countNew(db, weekAgo),
      countNew(db, new Date(nowMs - MONTH_DAYS * DAY_MS)),
      countTotals(db),
      listDays(db, firstDay),
    ]);
  const totalCards = kinds.reduce((sum, { count }) => sum + count, 0);
  const shareOf = (isMeant: (kind: CardKind) => boolean) => {
    const count = kinds.filter(isMeant).reduce((sum, kind) => sum + kind.count, 0);
    return { count, percent: totalCards === 0 ? 0 : oneDecimal((count / totalCards) * 100) };
  };
  return {
    totalUsers,
    ...active,
    ...loggedIn,
    usersThisWeek: week.people,
    usersThisMonth: month.people,
    cardsThisWeek: week.cards,
    cardsThisMonth: month.cards,
    totalCards,
    totalUserCards: copies,
    cardsPerUser: totalUsers === 0 ? 0 : oneDecimal(copies / totalUsers),
    rarities: rarities.map((rarity) => ({ rarity, ...shareOf((kind) => kind.rarity === rarity) })),
    elements: elements.map((element) => ({
      element,
      ...shareOf((kind) => kind.element === element),
    })),
    days: eachDay(nowMs, days),
  };
}

/** Also those on which nothing happened. */
function eachDay(nowMs: number, counted: Awaited<ReturnType<typeof listDays>>) {
  const known = new Map(counted.map((numbers) => [numbers.day, numbers]));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = dayOf(nowMs - (DAYS - 1 - index) * DAY_MS);
    const { signUps = 0, cards = 0, battles = 0, deals = 0 } = known.get(day) ?? {};
    return { day, signUps, cards, battles, deals };
  });
}

/** Accounts that are closed do not play. */
const countActive = (tx: Tx, since: Date) =>
  tx.one<{ activeUsers: number }>(
    `select count(*) as "activeUsers"
       from (select id from players where created_at >= $1 and deleted_at is null
              union
             select player_id from creations where kind = 'daily' and created_at >= $1) active
      where id not in (select id from players where deleted_at is not null)`,
    [since],
  );

/** Those whose accounts are closed are few: they are taken from all, who are counted by an index alone. */
const countLoggedIn = (tx: Tx, since: Date) =>
  tx.one<{ loggedInUsers: number }>(
    `select (select count(distinct player_id) from sessions where last_seen_at >= $1)
              - (select count(*) from players p where deleted_at is not null and exists (
                   select from sessions where player_id = p.id and last_seen_at >= $1))
              as "loggedInUsers"`,
    [since],
  );
