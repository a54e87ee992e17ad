import { Shuffle } from "lucide-react";
import { useState } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { Button } from "#web/ui/button.tsx";
import { WantedCardChoice } from "./choosing/choices.tsx";
import { EmptyPlace, Side } from "./table/trade-table.tsx";

type WantedSideProps = {
  /** Null: any card. */
  card: CardOnWire | null;
  onChoose: (card: CardOnWire | null) => void;
};

/** What a player asks for: one card, or any. */
export function WantedSide({ card, onChoose }: WantedSideProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Side label="You want" card={card}>
      {card ? (
        <div className="mt-3 grid gap-2">
          <Button
            look="ghost"
            size="small"
            aria-label="Change the card you want"
            onClick={() => setChoosing(true)}
          >
            Change
          </Button>
          <Button look="ghost" size="small" onClick={() => onChoose(null)}>
            Any Card
          </Button>
        </div>
      ) : (
        <EmptyPlace onPress={() => setChoosing(true)}>
          <Shuffle size={36} aria-hidden /> Any card
          <span className="text-sm font-normal text-muted">Press to ask for one</span>
        </EmptyPlace>
      )}
      {isChoosing && (
        <WantedCardChoice
          onChoose={(chosen) => {
            onChoose(chosen);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Side>
  );
}
