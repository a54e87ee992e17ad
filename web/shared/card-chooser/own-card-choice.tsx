import type { OwnedCardOnWire } from "#contract/cards.ts";
import { CardSkeletons } from "#web/cards/card-skeletons.tsx";
import type { CardsLoading } from "#web/collection/api.ts";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { CardChooser } from "./card-chooser.tsx";

type OwnCardChoiceProps = {
  owned: CardsLoading;
  /** Said to a player without a card. */
  empty: string;
  onChoose: (owned: OwnedCardOnWire) => void;
};

/** One of the player's own cards, as they arrive. */
export function OwnCardChoice({ owned, empty, onChoose }: OwnCardChoiceProps) {
  if (owned.cards.length > 0)
    return <CardChooser label="Your cards" choices={owned.cards} onChoose={onChoose} />;
  if (owned.error !== null)
    return <FailedState title="Your cards did not load" onRetry={owned.retry} />;
  if (!owned.isComplete) return <CardSkeletons label="Loading your cards" count={8} />;
  return (
    <EmptyState title="No Cards Yet" way={["/create", "Create a Card"]}>
      {empty}
    </EmptyState>
  );
}
