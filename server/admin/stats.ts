/** The seven numbers of the dashboard: what the screens count too is counted there. */
import type { Deps } from "#server/lib/deps.ts";
import { countTotals, recordTiles } from "#server/records/service.ts";
import { countRoles } from "./user-queries.ts";

export async function stats(deps: Deps) {
  const totals = countTotals(deps.db);
  const [{ people }, roles, { cards, battles, trades }] = await Promise.all([
    totals,
    countRoles(deps.db),
    recordTiles(deps, totals),
  ]);
  return {
    total_users: people,
    ...roles,
    total_cards: cards.total,
    total_user_cards: cards.copies,
    total_battles: battles.total,
    total_trades: trades.total,
  };
}
