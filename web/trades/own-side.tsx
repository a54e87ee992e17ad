import { Plus } from "lucide-react";
import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { lazily } from "#web/ui/later/lazily.tsx";
import { ChooseButton, Side } from "./trade-sides.tsx";

const OwnCardChoice = lazily(() => import("./choices.tsx"), "OwnCardChoice");

type OwnSideProps = {
  owned: OwnedCardOnWire | null;
  onChoose: (owned: OwnedCardOnWire) => void;
};

/** The side of a player who chooses what to give. */
export function OwnSide({ owned, onChoose }: OwnSideProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Side label="You give" card={owned?.card ?? null} level={owned?.level}>
      <ChooseButton
        hasCard={owned !== null}
        what="the card you give"
        onClick={() => setChoosing(true)}
      >
        <Plus size={36} aria-hidden /> Choose a card
      </ChooseButton>
      {isChoosing && (
        <OwnCardChoice
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
