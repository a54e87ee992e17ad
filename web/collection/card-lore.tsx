import type { CardOnWire, OwnedCardOnWire } from "#contract/cards.ts";
import { cardStory } from "#contract/collection.ts";
import { talentOf } from "#game/cards/talents.ts";
import { talentLine } from "#game/duel/talent-words.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Panel } from "#web/ui/panel.tsx";

type CardLoreProps = {
  card: CardOnWire;
  /** Null where no copy is looked at. */
  owned: OwnedCardOnWire | null;
};

/** What a creature can do, and its story. */
export function CardLore({ card, owned }: CardLoreProps) {
  return (
    <Panel title="Lore">
      <p className="font-bold">{card.specialAbility}</p>
      <p>{card.description}</p>
      <p className="mt-3">In a duel: {talentLine(talentOf(card))}.</p>
      <p className="mt-3 text-muted italic">{card.backstory}</p>
      {owned && owned.madeBy !== "game" && <StoryLines id={owned.id} />}
    </Panel>
  );
}

/** How the story of a made card went on, with the levels at which it did. */
function StoryLines({ id }: { id: string }) {
  const { data } = useAnswer(cardStory, { id });
  if (!data || data.lines.length === 0) return null;
  return (
    <ul aria-label="Its story so far" className="mt-3 space-y-2 border-t border-line pt-3">
      {data.lines.map(({ level, line }) => (
        <li key={level}>
          <span className="block text-sm font-bold text-gold">Level {level}</span>
          <span className="text-muted italic">{line}</span>
        </li>
      ))}
    </ul>
  );
}
