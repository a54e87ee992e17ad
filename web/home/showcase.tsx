import { eidolume, galevanth, serafawn, undowyrm, zapadger } from "#game/cards/rare-creatures.ts";
import { CardCarousel } from "#web/cards/card-carousel.tsx";
import { sampleCard } from "#web/cards/sample-cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { ButtonLink } from "#web/ui/link.tsx";

const shown = [serafawn, undowyrm, zapadger, galevanth, eidolume].map(sampleCard);

/** Five creatures of the game. They turn when the pointer is over them. */
export function Showcase() {
  return (
    <section aria-labelledby="showcase">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="showcase" className="font-display text-3xl">
          Meet the Creatures
        </h2>
        <ButtonLink look="ghost" size="small" href="/create">
          Create Your Card
        </ButtonLink>
      </div>
      <div className="-mx-4 xl:-mx-16">
        <CardCarousel label="Creatures">
          {shown.map((card, index) => (
            <li key={card.id} className="snap-center">
              <TradingCard card={card} flip="hover" alt={card.alt} eager={index === 0} />
            </li>
          ))}
        </CardCarousel>
      </div>
    </section>
  );
}
