import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listOwnedCards } from "#contract/collection.ts";
import { CardChooser } from "#web/shared/card-chooser/card-chooser.tsx";
import { useCardList, type CardsLoading } from "#web/collection/api.ts";
import { CardSkeletons } from "#web/cards/card-skeletons.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { ListedDialog, type Listed } from "./listed-dialog.tsx";
import { SellPrice } from "./sell-price.tsx";

type SellDialogProps = {
  /** Null: the card has yet to be chosen. */
  ownedCardId: string | null;
  onClose: () => void;
};

/** First the card, then the price, then a word that it is for sale. */
export function SellDialog({ ownedCardId, onClose }: SellDialogProps) {
  const owned = useCardList(listOwnedCards);
  const [chosen, setChosen] = useState<OwnedCardOnWire | null>(null);
  const [listed, setListed] = useState<Listed | null>(null);
  // Kept, because a card that is for sale leaves the list before that is said.
  const asked = owned.cards.find(({ id }) => id === ownedCardId);
  if (asked && chosen === null) setChosen(asked);

  if (listed) return <ListedDialog listed={listed} onClose={onClose} />;
  if (chosen)
    return (
      <Dialog title={`Sell ${chosen.card.name}`} size="wide" onClose={onClose}>
        <SellPrice owned={chosen} onListed={setListed} />
      </Dialog>
    );
  return (
    <Dialog
      title="Sell a Card"
      description="Choose one of your cards. It waits in the marketplace until somebody buys it."
      size="wide"
      onClose={onClose}
    >
      <Choice owned={owned} onChoose={setChosen} />
    </Dialog>
  );
}

type ChoiceProps = { owned: CardsLoading; onChoose: (owned: OwnedCardOnWire) => void };

function Choice({ owned, onChoose }: ChoiceProps) {
  if (owned.cards.length > 0)
    return <CardChooser label="Your cards" choices={owned.cards} onChoose={onChoose} />;
  if (owned.error !== null)
    return <FailedState title="Your cards did not load" onRetry={owned.retry} />;
  if (!owned.isComplete)
    return (
      <CardSkeletons
        label="Loading your cards"
        count={8}
        className="mt-4 grid-cols-3 gap-3 sm:grid-cols-4"
      />
    );
  return (
    <EmptyState title="No Cards Yet" action={<ButtonLink href="/create">Create a Card</ButtonLink>}>
      You need a card before you can sell one.
    </EmptyState>
  );
}
