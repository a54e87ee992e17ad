/** The numbers above the tables. */
import { dayOf } from "#game/lib/day.ts";
import type { Deps } from "#server/lib/deps.ts";
import { countTotals } from "./daily.ts";

type TileCounts = Record<
  | "cards"
  | "legendary"
  | "cardsToday"
  | "activeBattles"
  | "battlesToday"
  | "listings"
  | "openDeals"
  | "dealsToday",
  number
>;

export async function recordTiles({ db, now }: Deps) {
  const today = new Date(`${dayOf(now())}T00:00:00Z`);
  const [{ copies, battles, deals }, counts] = await Promise.all([
    countTotals(db),
    db.one<TileCounts>(
      `select (select count(*) from cards where archived_at is null) as cards,
         (select count(*) from cards where archived_at is null and rarity = 'legendary')
           as legendary,
         (select count(*) from cards where archived_at is null and created_at >= $1)
           as "cardsToday",
         (select count(*) from duels where status = 'running')
           + (select count(*) from meetings where state in ('waiting', 'ready'))
           + (select count(*) from rooms where state in ('open', 'picking')) as "activeBattles",
         (select count(*) from battles where created_at >= $1) as "battlesToday",
         (select count(*) from listings) as listings,
         (select count(*) from listings where state = 'open')
           + (select count(*) from trades where status = 'pending')
           + (select count(*) from transfers where status = 'pending') as "openDeals",
         (select count(*) from listings where listed_at >= $1)
           + (select count(*) from trades where created_at >= $1)
           + (select count(*) from transfers where created_at >= $1) as "dealsToday"`,
      [today],
    ),
  ]);
  const { activeBattles: active } = counts;
  return {
    cards: { total: counts.cards, copies, legendary: counts.legendary, today: counts.cardsToday },
    battles: { total: battles + active, active, completed: battles, today: counts.battlesToday },
    trades: {
      total: deals,
      active: counts.openDeals,
      marketplace: counts.listings,
      today: counts.dealsToday,
    },
  };
}
