/** The numbers above the tables. */
import { dayOf } from "#game/lib/day.ts";
import type { Deps } from "#server/lib/deps.ts";
import { countUnfought } from "./battles.ts";
import { countTotals } from "./daily.ts";

type TileCounts = Record<
  "cards" | "legendary" | "cardsToday" | "foughtToday" | "dealsToday",
  number
>;

/** The totals are counted here unless the caller has counted them. */
export async function recordTiles({ db, now }: Deps, totals = countTotals(db)) {
  const today = new Date(`${dayOf(now())}T00:00:00Z`);
  const [{ copies, battles: fought, listings, deals, openDeals }, unfought, counts] =
    await Promise.all([
      totals,
      countUnfought(db, today),
      db.one<TileCounts>(
        `select (select coalesce(sum(cards), 0) from card_counts where rarity is not null) as cards,
         (select coalesce(sum(cards), 0) from card_counts where rarity = 'legendary') as legendary,
         (select coalesce(sum(cards), 0) from card_counts where day >= ($1 at time zone 'UTC')::date)
           as "cardsToday",
         (select count(*) from battles where created_at >= $1) as "foughtToday",
         (select count(*) from listings where listed_at >= $1)
           + (select count(*) from trades where created_at >= $1)
           + (select count(*) from transfers where created_at >= $1) as "dealsToday"`,
        [today],
      ),
    ]);
  return {
    cards: { total: counts.cards, copies, legendary: counts.legendary, today: counts.cardsToday },
    battles: {
      total: fought + unfought.all,
      active: unfought.active,
      completed: fought,
      today: counts.foughtToday + unfought.since,
    },
    trades: {
      total: deals,
      active: openDeals,
      marketplace: listings,
      today: counts.dealsToday,
    },
  };
}
