import type { CardOnWire } from "#contract/cards.ts";
import { Panel } from "#web/ui/panel.tsx";

/** What a creature can do, and its story. */
export function CardLore({ card }: { card: CardOnWire }) {
  return (
    <Panel title="Lore">
      <p className="font-bold">{card.specialAbility}</p>
      <p>{card.description}</p>
      <p className="mt-3 text-muted italic">{card.backstory}</p>
    </Panel>
  );
}
