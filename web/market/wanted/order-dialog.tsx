import { useState } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { listCatalogue } from "#contract/collection.ts";
import { CardSkeletons } from "#web/cards/card-skeletons.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { CardChooser } from "#web/shared/card-chooser/card-chooser.tsx";
import { BoughtCard, type Bought } from "#web/market/bought-card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { OrderPrice } from "./order-price.tsx";

type OrderDialogProps = {
  /** Null: the card has yet to be chosen. */
  card: CardOnWire | null;
  onClose: () => void;
};

/** First the card, then what the player would pay; a card that is there already comes at once. */
export function OrderDialog({ card, onClose }: OrderDialogProps) {
  const [chosen, setChosen] = useState(card);
  const [bought, setBought] = useState<Bought | null>(null);
  if (bought) return <BoughtCard bought={bought} onClose={onClose} />;
  if (chosen)
    return (
      <Dialog
        title={`A buy order for ${chosen.name}`}
        description="Your coins are set aside. The first seller who takes them sends you the card."
        size="wide"
        onClose={onClose}
      >
        <OrderPrice card={chosen} onBought={setBought} onPlaced={onClose} />
      </Dialog>
    );
  return (
    <Dialog
      title="Place a Buy Order"
      description="Which card are you looking for?"
      size="wide"
      onClose={onClose}
    >
      <Catalogue onChoose={setChosen} />
    </Dialog>
  );
}

function Catalogue({ onChoose }: { onChoose: (card: CardOnWire) => void }) {
  const { data, isLoadingError, refetch } = useAnswer(listCatalogue);
  if (isLoadingError) return <FailedState title="The cards did not load" onRetry={refetch} />;
  if (!data) return <CardSkeletons label="Loading the cards" count={8} />;
  return (
    <CardChooser
      label="All cards"
      choices={data.map((card) => ({ id: card.id, card }))}
      onChoose={({ card }) => onChoose(card)}
    />
  );
}
