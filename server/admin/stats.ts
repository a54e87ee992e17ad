/** The seven numbers of the dashboard. */
import type { Deps } from "#server/lib/deps.ts";
import { countTotals } from "#server/records/service.ts";
import { countPeopleAndCards } from "./user-queries.ts";

export async function stats({ db }: Deps) {
  const [present, { copies, battles, deals }] = await Promise.all([
    countPeopleAndCards(db),
    countTotals(db),
  ]);
  return {
    ...present,
    total_user_cards: copies,
    total_battles: battles,
    total_trades: deals,
  };
}
