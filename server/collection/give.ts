import type { CardReason } from "#game/purse/reasons.ts";
import type { Tx } from "#server/lib/db.ts";
import { newId } from "#server/lib/ids.ts";
import * as queries from "./queries.ts";

export type Gift = {
  ownerId: string;
  cardIds: readonly string[];
  reason: CardReason;
  cause: string;
};

/**
 * Gives copies of cards: into free deck slots while there are any, then into the vault. Returns the
 * ids of the owned cards in the order of the gift. The caller has locked the owner's purse.
 */
export async function giveCards(tx: Tx, { ownerId, cardIds, reason, cause }: Gift) {
  const slots = await queries.freeSlots(tx, ownerId, cardIds.length);
  const owned = cardIds.map((cardId, i) => ({
    id: newId(),
    cardId,
    slot: slots[i]?.slot ?? null,
  }));
  await queries.insertOwned(tx, owned, { ownerId, reason, cause });
  return owned.map(({ id }) => id);
}
