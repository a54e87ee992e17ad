import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listHeldCards } from "#contract/collection.ts";
import type { Holder } from "#game/collection/deck.ts";
import { useAnswer } from "#web/lib/query.ts";
import type { CardsLoading } from "./api.ts";

/** A card of the collection; `heldBy` when it is on its way to the chain, or outside of the game. */
export type ShownCard = OwnedCardOnWire & { heldBy?: Holder };

/** Cards of a place that cannot be moved now, together with those that lie there. */
export function useWithCardsOnChain(
  loading: CardsLoading,
  place: "deck" | "vault",
): CardsLoading<ShownCard> {
  const held = useAnswer(listHeldCards).data ?? [];
  const there: ShownCard[] = held.filter(({ heldBy, location }) =>
    // What is outside lies in no deck any more, wherever it was.
    heldBy === "external" ? place === "vault" : heldBy === "nft" && location === place,
  );
  return there.length === 0 ? loading : { ...loading, cards: [...there, ...loading.cards] };
}
