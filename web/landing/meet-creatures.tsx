import { CardCarousel } from "#web/cards/card-carousel.tsx";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { creaturesFilm } from "#web/shared/films.ts";
import { TextLink } from "#web/ui/link.tsx";
import { LoopingVideo } from "#web/ui/later/looping-video.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { dropRates } from "./shown-creatures.ts";

export function MeetCreatures() {
  return (
    <section aria-labelledby="meet" className="mt-24">
      <SectionHeading id="meet" title="Meet the Creatures">
        Swipe through them, and turn a card over to read its tale.
      </SectionHeading>
      <LoopingVideo
        film={creaturesFilm}
        isFurtherDown
        className="mx-auto mt-8 max-w-5xl border-line shadow-float max-lg:border-y lg:rounded-panel lg:border"
      />
      <div className="mt-4">
        <CardCarousel label="Sample creatures">
          {dropRates.map(({ card, dropRatePercent }) => (
            <li key={card.id} className="snap-center">
              <TradingCard card={card} flip="hover" alt={card.alt} />
              <CardNote name="Drop rate" value={`${dropRatePercent}%`} />
              <p className="mt-1 text-center text-sm text-muted">example</p>
            </li>
          ))}
        </CardCarousel>
      </div>
      <p className="mt-6 px-4 text-center text-sm text-muted">
        The drop rates on these cards are examples. In the game the{" "}
        <TextLink href="/rules#rarities">published odds</TextLink> hold.
      </p>
    </section>
  );
}

/** What stands below a sample card. */
export const CardNote = ({ name, value }: { name: string; value: string }) => (
  <p className="mx-auto mt-4 w-fit rounded-chip border border-line bg-surface px-4 py-1 text-sm font-bold text-muted">
    {name} <b className="text-gold">{value}</b>
  </p>
);
