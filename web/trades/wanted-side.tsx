import { Shuffle } from "lucide-react";
import { useRef, useState } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { Button } from "#web/ui/button.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { ChooseButton, Side } from "./trade-sides.tsx";

const WantedCardChoice = lazily(() => import("./choices.tsx"), "WantedCardChoice");

type WantedSideProps = {
  /** Null: any card. */
  card: CardOnWire | null;
  onChoose: (card: CardOnWire | null) => void;
};

/** What a player asks for: one card, or any. */
export function WantedSide({ card, onChoose }: WantedSideProps) {
  const [isChoosing, setChoosing] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const takeAny = () => {
    onChoose(null);
    choose.current?.focus();
  };
  return (
    <Side label="You want" card={card}>
      <ChooseButton
        ref={choose}
        hasCard={card !== null}
        what="the card you want"
        onClick={() => setChoosing(true)}
      >
        <Shuffle size={36} aria-hidden /> Any card
        <span className="text-sm font-normal text-muted">Press to ask for one</span>
      </ChooseButton>
      {card && (
        <Button look="ghost" size="small" className="mt-2 w-full" onClick={takeAny}>
          Any Card
        </Button>
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
