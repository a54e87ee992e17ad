import { DECK_SIZE } from "#game/collection/deck.ts";
import { Progress } from "#web/ui/progress.tsx";

/** Stands for a number that the server has not told. */
export const UNKNOWN = "–";

export function DeckCapacity({ deckCount }: { deckCount: number | null }) {
  return (
    <div>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 font-bold">
        <span>Deck Capacity</span>
        <span>
          {deckCount ?? UNKNOWN}/{DECK_SIZE}
        </span>
      </p>
      <Progress label="Deck Capacity" value={deckCount} max={DECK_SIZE} />
    </div>
  );
}

export function DeckFullHint() {
  return (
    <p role="status" className="rounded-button border border-warn bg-raised px-4 py-3">
      <strong className="text-warn">Deck Full</strong> Your deck holds {DECK_SIZE} cards. New cards
      go to the vault until you make room.
    </p>
  );
}
