import { TradingCard } from "#web/cards/trading-card.tsx";
import { CardNote } from "./meet-creatures.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { manaCosts } from "./shown-creatures.ts";

export function CardRarities() {
  return (
    <section aria-labelledby="rarities" className="mx-auto mt-20 max-w-6xl px-4">
      <SectionHeading id="rarities" title="Discover Card Rarities">
        Press a card to turn it over. The rarer the card, the brighter it shines.
      </SectionHeading>
      <ul className="mx-auto mt-10 grid max-w-xl grid-cols-pair gap-x-4 gap-y-8 sm:gap-x-7 lg:max-w-none lg:grid-cols-4">
        {manaCosts.map(({ card, manaCost }) => (
          <li key={card.id}>
            <TradingCard card={card} flip="click" size="fill" alt={card.alt} />
            <CardNote name="Mana cost" value={`${manaCost}`} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-center text-sm text-muted">
        These cards are examples. Your own will be different.
      </p>
    </section>
  );
}
