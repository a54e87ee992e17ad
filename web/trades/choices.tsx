import { Layers } from "lucide-react";
import type { CardOnWire, OwnedCardOnWire } from "#contract/cards.ts";
import { listCatalogue, listOwnedCards } from "#contract/collection.ts";
import { useAnswer } from "#web/lib/query.ts";
import { useCardList } from "#web/collection/api.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CardChoice } from "./card-choice.tsx";

export type OwnCardChoiceProps = {
  onChoose: (owned: OwnedCardOnWire) => void;
  onClose: () => void;
};

const places = { deck: "In your deck", vault: "In your vault" };

/** One of the player's own cards that are in no other deal. */
export function OwnCardChoice(props: OwnCardChoiceProps) {
  const { cards, isLoading, error, retry } = useCardList(listOwnedCards);
  const choices = cards.map((owned) => ({ ...owned, note: places[owned.location] }));
  return (
    <CardChoice
      {...props}
      title="Which card do you give?"
      description="A card of your deck leaves it while the offer is open."
      choices={isLoading ? null : choices}
      onRetry={error !== null && cards.length === 0 ? retry : null}
      empty={
        <EmptyState Icon={Layers} title="No Cards Yet" way={["/create", "Create a Card"]}>
          You need a card to trade.
        </EmptyState>
      }
    />
  );
}

export type WantedCardChoiceProps = {
  onChoose: (card: CardOnWire) => void;
  onClose: () => void;
};

/** A card of the catalogue: every player can have a copy. */
export function WantedCardChoice({ onChoose, onClose }: WantedCardChoiceProps) {
  const { data, isLoadingError, refetch } = useAnswer(listCatalogue);
  return (
    <CardChoice
      title="Which card do you want?"
      description="Your friend needs a copy of it. Without a choice, they may give any card."
      choices={data?.map((card) => ({ id: card.id, card })) ?? null}
      onRetry={isLoadingError ? () => void refetch() : null}
      empty={<EmptyState title="There are no cards to ask for" />}
      onChoose={({ card }) => onChoose(card)}
      onClose={onClose}
    />
  );
}
