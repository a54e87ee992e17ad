/**
 * Cards in deals. A card that is offered belongs to its owner until the deal is done, but lies in
 * neither deck nor vault: exactly one deal holds it. Callers have locked the purses of all owners.
 */
import type { Holder, Place } from "#game/collection/deck.ts";
import type { Tx } from "#server/lib/db.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { ownCardRefusals } from "#texts/en/collection.ts";
import * as queries from "./holding-queries.ts";
import type { OwnedRow } from "./card-rows.ts";
import { findOrRefuse } from "./find.ts";

/** `id` names a copy or a card (the oldest free copy). Refuses what is in another deal. */
export async function findFree(tx: Tx, ownerId: string, id: string): Promise<OwnedRow> {
  const card = await findOrRefuse(tx, ownerId, id);
  if (card.place !== "held") return card;
  const holder = (await queries.findHolder(tx, card.id))?.holder ?? "trade";
  throw refusedError(ownCardRefusals, "card_held", { holder });
}

/** Takes the card out of deck or vault for a deal. */
export async function holdCard(
  tx: Tx,
  card: OwnedRow,
  holder: Holder,
  holderId: string,
): Promise<void> {
  await queries.hold(tx, { ownedCardId: card.id, holder, holderId });
}

/** The deal came to nothing: back to where the card was. Returns where it lies now. */
export async function releaseCard(tx: Tx, ownerId: string, ownedCardId: string): Promise<Place> {
  return (await queries.release(tx, ownedCardId, ownerId)).place;
}

/** The deal is done, or a free card is given away. Returns where it lies at its new owner's. */
export async function handOver(tx: Tx, deal: queries.HandOver): Promise<Place> {
  return (await queries.handOver(tx, deal)).place;
}
