import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listOwnedCards } from "#contract/collection.ts";
import type { TransferOnWire } from "#contract/transfers.ts";
import { useCardList, type CardsLoading } from "#web/parts/owned-cards.ts";
import { useOpenTransfers } from "#web/parts/transfer/transfers.ts";

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
  const loading = useCardList(listOwnedCards);
  const transfers = useOpenTransfers();
  const held = useLast(findHeld(transfers.data ?? [], id));
  const owned = useLast(findOwned(loading.cards, id, held?.value));
  const isSettled = loading.isComplete && !transfers.isFetching;

  if (owned?.isNow) return { is: "here", owned: owned.value };
  if (!held) return whyMissing(loading, isSettled);
  if (isSettled && !held.isNow) return { is: "given", transfer: held.value };
  return { is: "held", transfer: held.value, owned: copyOf(held.value, owned) };
}

const copyOf = ({ userCardId }: TransferOnWire, owned: Last<OwnedCardOnWire>) =>
  owned?.value.id === userCardId ? owned.value : null;

function whyMissing({ cards, error, retry }: CardsLoading, isSettled: boolean): Whereabouts {
  if (error !== null && cards.length === 0) return { is: "unknown", retry };
  return { is: isSettled ? "missing" : "loading" };
}

type Last<Value> = { value: Value; isNow: boolean } | null;

/** What is there now; and when it has gone, what was there last. */
function useLast<Value>(value: Value | undefined): Last<Value> {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  const known = value ?? last;
  return known === undefined ? null : { value: known, isNow: value !== undefined };
}

const findHeld = (transfers: readonly TransferOnWire[], id: string) =>
  transfers.find(({ userCardId, card }) => userCardId === id || card.id === id);

/** While a copy is being given away from here, and when it has come back, no other takes its place. */
function findOwned(
  cards: readonly OwnedCardOnWire[],
  id: string,
  held: TransferOnWire | undefined,
): OwnedCardOnWire | undefined {
  const copy = cards.find((owned) => owned.id === (held?.userCardId ?? id));
  return copy ?? (held ? undefined : cards.findLast((owned) => owned.cardId === id));
}
