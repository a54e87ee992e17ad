import type { OwnedCardOnWire } from "#contract/cards.ts";
import { moveToDeck, moveToDeckById, moveToVault } from "#contract/collection.ts";
import { refuseToMoveToDeck } from "#game/collection/deck.ts";
import { call } from "#web/lib/call.ts";
import { useMove } from "./api.ts";
import { toast } from "#web/ui/toast.tsx";
import * as words from "#web/words/collection.ts";

export type Mover = {
  move: (owned: OwnedCardOnWire) => void;
  /** The copy that is on its way; null when none is. */
  movingId: string | null;
};

export function useMoveToVault(): Mover {
  const { mutate, variables, isPending } = useMove(
    (userCardId) => call(moveToVault, { userCardId }),
    words.movedToVault,
  );
  return { move: ({ id }) => mutate(id), movingId: isPending ? variables : null };
}

export function useMoveToDeck(deckCount: number): Mover {
  const { mutate, variables, isPending } = useMove(
    (userCardId) => call(moveToDeck, { userCardId }),
    words.movedToDeck,
  );
  const move = ({ id, location }: OwnedCardOnWire) => {
    const refusal = refuseToMoveToDeck(location, deckCount);
    if (refusal === null) mutate(id);
    else toast(words.moveToDeckRefused(refusal));
  };
  return { move, movingId: isPending ? variables : null };
}

/** The vault's own way: `refuse` says at once when the deck has no room for this card. */
export function useMoveFromVault(
  deckCount: number,
  { onEnd }: { onEnd: (ownedCardId: string) => void },
) {
  const { mutate, isPending } = useMove((id) => call(moveToDeckById, { id }), {
    ...words.movedFromVault,
    onEnd,
  });
  const refuse = ({ location }: OwnedCardOnWire): boolean => {
    const refusal = refuseToMoveToDeck(location, deckCount);
    if (refusal !== null) toast(words.moveFromVaultRefused(refusal));
    return refusal !== null;
  };
  return { move: mutate, refuse, isPending };
}
