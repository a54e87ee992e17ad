import { X } from "lucide-react";
import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listOwnedCards } from "#contract/collection.ts";
import { getPlayerPage, setShowcase } from "#contract/showcase.ts";
import { SHOWCASE_SIZE } from "#game/showcase/showcase.ts";
import { CardSkeletons } from "#web/cards/card-skeletons.tsx";
import { MiniCard } from "#web/cards/mini-card.tsx";
import { useCardList } from "#web/collection/api.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { CardChooser } from "#web/shared/card-chooser/card-chooser.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { pageChanged } from "#web/words/profile.ts";

type ShownCard = Pick<OwnedCardOnWire, "id" | "card">;

type ChooseCardsProps = {
  /** Those of the page, of which some may wait in a deal: the player's list does not have these. */
  shown: readonly ShownCard[];
  onClose: () => void;
};

/** The cards of the page, in the order in which they are pressed. */
export function ChooseCards({ shown, onClose }: ChooseCardsProps) {
  const { cards, isLoading, isComplete, error, retry } = useCardList(listOwnedCards);
  const [chosen, setChosen] = useState(shown.map(({ id }) => id));
  const save = useChange(setShowcase, {
    touches: [getPlayerPage],
    ...pageChanged,
    onDone: onClose,
  });
  const known: readonly ShownCard[] = [...shown, ...cards];
  const picked = chosen.flatMap((id) => known.find((card) => card.id === id) ?? []);
  const isFull = picked.length >= SHOWCASE_SIZE;
  return (
    <Dialog
      title="Your Favourite Cards"
      description={`Up to ${SHOWCASE_SIZE} cards. The first one stands in front.`}
      size="wide"
      onClose={onClose}
    >
      <Picked cards={picked} onRemove={(gone) => setChosen(chosen.filter((id) => id !== gone))} />
      <Button
        className="mt-4 w-full"
        // Favourites that have not arrived yet would be left out.
        disabled={!isComplete || error !== null}
        {...pressFor(save, { userCardIds: picked.map(({ id }) => id) })}
      >
        Save
      </Button>
      {error !== null && <FailedState title="The cards did not load" onRetry={retry} />}
      {isLoading && <CardSkeletons label="Loading cards" count={12} />}
      {isFull && <p className="mt-4 text-muted">Take a card off to choose another one.</p>}
      {cards.length > 0 && !isFull && (
        <CardChooser
          label="Cards to choose from"
          choices={cards.filter(({ id }) => !chosen.includes(id))}
          onChoose={({ id }) => setChosen([...chosen, id])}
        />
      )}
    </Dialog>
  );
}

type PickedProps = { cards: readonly ShownCard[]; onRemove: (id: string) => void };

function Picked({ cards, onRemove }: PickedProps) {
  return (
    <ul aria-label="Chosen cards" className="mt-4 grid grid-cols-5 gap-2">
      {cards.map(({ id, card }) => (
        <li key={id} className="relative">
          <MiniCard card={card} />
          <button
            type="button"
            aria-label={`Take ${card.name} off`}
            className="absolute inset-0 grid place-items-start justify-items-end rounded-field p-1"
            onClick={() => onRemove(id)}
          >
            <span className="rounded-chip bg-raised p-0.5">
              <X size={16} aria-hidden />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
