import type { DrawnCardOnWire } from "#contract/packs.ts";
import { cardOnWire, listFirstCards, locationOf } from "#server/collection/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import * as queries from "./queries.ts";

/** Shows what is the player's already, so that it may be repeated. */
export async function openWelcomePack(
  { db, now }: Deps,
  playerId: string,
): Promise<{ cards: DrawnCardOnWire[] }> {
  const rows = await db.transaction(async (tx) => {
    await queries.openWelcomePack(tx, playerId, new Date(now()));
    return listFirstCards(tx, playerId);
  });
  const ids = rows.map(({ cardId }) => cardId);
  return {
    cards: rows.map((row, nth) => ({
      id: row.id,
      card: cardOnWire(row),
      isNew: ids.indexOf(row.cardId) === nth,
      copies: ids.slice(0, nth + 1).filter((id) => id === row.cardId).length,
      location: locationOf(row.place),
    })),
  };
}
