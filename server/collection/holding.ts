/**
 * Cards in deals. A card that is offered belongs to its owner until the deal is done, but lies in
 * neither deck nor vault: exactly one deal holds it. Callers have locked the purses of all owners.
 */
import type { Holder } from "#contract/collection.ts";
import type { Place } from "#game/collection/deck.ts";
import type { Tx } from "#server/lib/db.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import * as queries from "./holding-queries.ts";
import type { OwnedRow } from "./queries.ts";
import { findOrRefuse } from "./find.ts";

/** Why a card is in no other deal. */
const words: Record<Holder, string> = {
  listing: "This card is for sale on the marketplace. Take it back first.",
  trade: "This card is offered in a trade. Cancel that first.",
  transfer: "This card waits for a friend to claim it. Cancel its code first.",
  nft: "This card is in an outside wallet.",
  duel: "This card is in a duel.",
};

/** `id` names a copy or a card (the oldest free copy). Refuses what is in another deal. */
export async function findFree(tx: Tx, ownerId: string, id: string): Promise<OwnedRow> {
  const card = await findOrRefuse(tx, ownerId, id);
  if (card.place !== "held") return card;
  const holder = (await queries.findHolder(tx, card.id))?.holder ?? "trade";
  throw new RefusedError("card_held", words[holder]);
}

/** Takes the card out of deck or vault for a deal. */
export async function holdCard(
  tx: Tx,
  { card, holder, holderId }: { card: OwnedRow; holder: Holder; holderId: string },
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

/** For the one who receives a card: the sentence about a full deck, or nothing (resolution 78). */
export const placeWords = (place: Place): string =>
  place === "vault" ? " Your deck is full, so it waits in your vault." : "";
