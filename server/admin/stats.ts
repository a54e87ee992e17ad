/** The seven numbers of the dashboard: what the screens count too is counted there. */
import type { Deps } from "#server/lib/deps.ts";
import { recordTiles } from "#server/records/service.ts";
import { countPeople } from "./user-queries.ts";

export async function stats(deps: Deps) {
  const [people, { cards, battles, trades }] = await Promise.all([
    countPeople(deps.db),
    recordTiles(deps),
  ]);
  return {
    ...people,
    total_cards: cards.total,
    total_user_cards: cards.copies,
    total_battles: battles.total,
    total_trades: trades.total,
  };
}
