import type { CardOnWire } from "#contract/cards.ts";
import { Celebration } from "#web/shared/celebration/celebration.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";

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
        <>
          <ButtonLink href={`/card/${userCardId}`}>See My Card</ButtonLink>
          <Button look="ghost" onClick={onClose}>
            Keep Looking
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
}
