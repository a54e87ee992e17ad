import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listOwnedCards } from "#contract/collection.ts";
import type { TransferOnWire } from "#contract/transfers.ts";
import { useCardList, type CardsLoading } from "./api.ts";
import { useOpenTransfers } from "#web/transfers/api.ts";

type Whereabouts =
  | { is: "here"; owned: OwnedCardOnWire }
  /** `owned` is null while it is not known what the copy has learned. */
  | { is: "held"; transfer: TransferOnWire; owned: OwnedCardOnWire | null }
  /** A friend has claimed it while the player was looking. */
  | { is: "given"; transfer: TransferOnWire }
  | { is: "unknown"; retry: () => void }
  | { is: "loading" | "missing" };

/** Where the copy with this id is, or the oldest copy of the card with this id. */
export function useWhereabouts(id: string): Whereabouts {
  const { loading, held, isSettled } = useLists(id);
  const [shown, setShown] = useState<OwnedCardOnWire>();
  const copyId = held?.value.userCardId ?? shown?.id;
  const found = findOwned(loading.cards, id, { copyId, mayBeAnother: isSettled && !held });
  if (found && found !== shown) setShown(found);

  if (found) return { is: "here", owned: found };
  return held ? whereHeld(held, shown, isSettled) : whereElse(loading, shown, isSettled);
}

function useLists(id: string) {
  const loading = useCardList(listOwnedCards);
  const transfers = useOpenTransfers();
  const held = useLast(findHeld(transfers.data ?? [], id));
  return { loading, held, isSettled: loading.isComplete && !transfers.isFetching };
}

type Held = { value: TransferOnWire; isNow: boolean };

function whereHeld(
  { value, isNow }: Held,
  shown: OwnedCardOnWire | undefined,
  isSettled: boolean,
): Whereabouts {
  if (isSettled && !isNow) return { is: "given", transfer: value };
  return { is: "held", transfer: value, owned: shown?.id === value.userCardId ? shown : null };
}

function whereElse(
  { cards, error, retry }: CardsLoading,
  shown: OwnedCardOnWire | undefined,
  isSettled: boolean,
): Whereabouts {
  // One list may already know that a copy has been set aside, and the other not yet.
  if (shown && !isSettled) return { is: "here", owned: shown };
  if (error !== null && cards.length === 0) return { is: "unknown", retry };
  return { is: isSettled ? "missing" : "loading" };
}

/** What is there now; and when it has gone, what was there last. */
function useLast(value: TransferOnWire | undefined): Held | null {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  const known = value ?? last;
  return known === undefined ? null : { value: known, isNow: value !== undefined };
}

const findHeld = (transfers: readonly TransferOnWire[], id: string) =>
  transfers.find(({ userCardId, card }) => userCardId === id || card.id === id);

type LookedAtCopy = {
  /** The copy that is looked at. */
  copyId: string | undefined;
  /** It has gone for good, and another copy of the card may take its place. */
  mayBeAnother: boolean;
};

function findOwned(
  cards: readonly OwnedCardOnWire[],
  id: string,
  { copyId, mayBeAnother }: LookedAtCopy,
): OwnedCardOnWire | undefined {
  const copy = cards.find((owned) => owned.id === (copyId ?? id));
  if (copy || (copyId !== undefined && !mayBeAnother)) return copy;
  return cards.findLast((owned) => owned.cardId === id);
}
