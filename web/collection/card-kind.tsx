import type { CardOnWire } from "#contract/cards.ts";
import { beatenBy, type Element } from "#game/cards/elements.ts";
import { finishNames } from "#game/cards/finishes.ts";
import { chancePercent } from "#game/cards/rarities.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { RarityBadge } from "#web/cards/rarity-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";

const places = {
  deck: "In your deck",
  vault: "In your vault",
  transfer: "Set aside for a friend",
  listing: "For sale",
  trade: "Offered in a trade",
  nft: "On its way on the blockchain",
  external: "In an outside wallet",
  duel: "In a duel",
  purchase: "Locked: its money went back",
};

type CardKindProps = {
  card: CardOnWire;
  /** Where the player's copy is. */
  place?: keyof typeof places | undefined;
};

/** How rare a card is and of which element; each explains itself when it is pointed at. */
export function CardKind({ card, place }: CardKindProps) {
  const finish = finishNames[card.finish];
  return (
    <p className="flex flex-wrap gap-2">
      <Tooltip text={`${chancePercent[card.rarity]} of 100 new cards are ${card.rarity}.`}>
        <RarityBadge rarity={card.rarity} table="details" />
      </Tooltip>
      <Tooltip text={strengthOf(card.element)}>
        <Badge className="capitalize">
          <ElementIcon element={card.element} /> {card.element}
        </Badge>
      </Tooltip>
      {finish && <Badge>{finish}</Badge>}
      {place && <Badge>{places[place]}</Badge>}
    </p>
  );
}

function strengthOf(element: Element): string {
  const beaten = beatenBy(element);
  return beaten.length === 0
    ? "An even match for every other element."
    : `Stronger against ${beaten.join(", ")}.`;
}
