import { Plus } from "lucide-react";
import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { Button } from "#web/ui/button.tsx";
import { OwnCardChoice } from "./choosing/choices.tsx";
import { EmptyPlace, Side } from "./table/trade-table.tsx";

type OwnSideProps = {
  owned: OwnedCardOnWire | null;
  onChoose: (owned: OwnedCardOnWire) => void;
};

/** The side of a player who chooses what to give. */
export function OwnSide({ owned, onChoose }: OwnSideProps) {
  const [isChoosing, setChoosing] = useState(false);
  const choose = () => setChoosing(true);
  return (
    <Side label="You give" card={owned?.card ?? null} level={owned?.level}>
      {owned ? (
        <Button
          look="ghost"
          size="small"
          className="mt-3 w-full"
          aria-label="Change the card you give"
          onClick={choose}
        >
          Change
        </Button>
      ) : (
        <EmptyPlace onPress={choose}>
          <Plus size={36} aria-hidden /> Choose a card
        </EmptyPlace>
      )}
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
