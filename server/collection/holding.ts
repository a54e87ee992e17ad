/**
 * Cards in deals. A card that is offered belongs to its owner until the deal is done, but lies in
 * neither deck nor vault: exactly one deal holds it. A caller who changes that has locked the
 * purses of all owners.
 */
import type { Tx } from "#server/lib/db.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { ownCardRefusals } from "#texts/en/collection.ts";
import { findHolder } from "./holding-queries.ts";
import type { OwnedRow } from "./card-rows.ts";
import { findOrRefuse } from "./find.ts";

/** `id` names a copy or a card (the oldest free copy). Refuses what is in another deal. */
export async function findFree(tx: Tx, ownerId: string, id: string): Promise<OwnedRow> {
  const card = await findOrRefuse(tx, ownerId, id);
  if (card.place !== "held") return card;
  const hold = await findHolder(tx, card.id);
  // Where nothing is locked yet, the deal may have let go of it in between.
  if (!hold) return findFree(tx, ownerId, id);
  throw refusedError(ownCardRefusals, "card_held", hold);
}

/** The same for a deal with others, which a card that was taken out of the game cannot be in. */
export async function findForDeal(tx: Tx, ownerId: string, id: string): Promise<OwnedRow> {
  const card = await findFree(tx, ownerId, id);
  if (card.isArchived) throw refusedError(ownCardRefusals, "card_archived");
  return card;
}
