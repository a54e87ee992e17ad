import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listOwnedCards } from "#contract/collection.ts";
import { OwnCardChoice } from "#web/shared/card-chooser/own-card-choice.tsx";
import { useCardList } from "#web/collection/api.ts";
import { Dialog } from "#web/ui/dialog.tsx";
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
      <OwnCardChoice
        owned={owned}
        empty="You need a card before you can sell one."
        onChoose={setChosen}
      />
    </Dialog>
  );
}
