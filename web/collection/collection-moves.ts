import type { OwnedCardOnWire } from "#contract/cards.ts";
import { moveToDeck, moveToDeckById, moveToVault } from "#contract/collection.ts";
import { moveToDeckWords, refuseToMoveToDeck } from "#game/collection/deck.ts";
import { call, failureWords, toastOf } from "#web/lib/call.ts";
import { useMove } from "#web/parts/owned-cards.ts";
import { toast } from "#web/ui/toast.tsx";

export type Mover = {
  move: (owned: OwnedCardOnWire) => void;
  /** The copy that is on its way; null when none is. */
  movingId: string | null;
};

export function useMoveToVault(): Mover {
  const { mutate, variables, isPending } = useMove(
    (userCardId) => call(moveToVault, { userCardId }),
    {
      onDone: () => toast({ title: "Card moved to vault" }),
      onRefused: (error) => fail("Failed to move card", failureWords(error)),
    },
  );
  return { move: ({ id }) => mutate(id), movingId: isPending ? variables : null };
}

export function useMoveToDeck(deckCount: number): Mover {
  const { mutate, variables, isPending } = useMove(
    (userCardId) => call(moveToDeck, { userCardId }),
    {
      onDone: () => toast({ title: "Card moved to deck" }),
      onRefused: (error) =>
        fail("Failed to move card", toastOf(error, "Your deck is full (54 cards maximum)")),
    },
  );
  const move = ({ id, location }: OwnedCardOnWire) => {
    const refusal = refuseToMoveToDeck(location, deckCount);
    if (refusal === null) mutate(id);
    else fail("Failed to move card", moveToDeckWords[refusal]);
  };
  return { move, movingId: isPending ? variables : null };
}

/** The vault's own way: `refuse` says at once when the deck has no room for this card. */
export function useMoveFromVault(deckCount: number, { onEnd }: { onEnd: () => void }) {
  const { mutate, isPending } = useMove((id) => call(moveToDeckById, { id }), {
    onDone: ({ card }) => {
      onEnd();
      toast({ title: "Card Moved to Deck", description: `${card.name} is ready for battle.` });
    },
    onRefused: (error) => {
      onEnd();
      fail("Move Failed", toastOf(error, "Failed to move card to deck"));
    },
  });
  const refuse = ({ location }: OwnedCardOnWire): boolean => {
    const refusal = refuseToMoveToDeck(location, deckCount);
    if (refusal !== null)
      fail(refusal === "deck_full" ? "Deck Full" : "Move Failed", moveToDeckWords[refusal]);
    return refusal !== null;
  };
  return { move: mutate, refuse, isPending };
}

const fail = (title: string, description: string) =>
  toast({ variant: "destructive", title, description });
