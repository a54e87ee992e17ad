import type { CardOnWire } from "#contract/cards.ts";
import { Celebration, Onward } from "#web/shared/celebration/celebration.tsx";

export type Bought = { card: CardOnWire; userCardId: string; words: string };

type BoughtCardProps = { bought: Bought; level?: number | undefined; onClose: () => void };

/** A card that has just arrived, and the way to it. */
export function BoughtCard({ bought, level, onClose }: BoughtCardProps) {
  const { card, userCardId, words } = bought;
  return (
    <Celebration
      title="Card Purchased!"
      cards={[{ card, level }]}
      headline={`${card.name} is yours!`}
      words={words}
      actions={
        <Onward
          href={`/card/${userCardId}`}
          label="See My Card"
          stay="Keep Looking"
          onClose={onClose}
        />
      }
      onClose={onClose}
    />
  );
}
