import { eidolume, undowyrm, vulkarune } from "#game/cards/rare-creatures.ts";
import { sampleCard, type SampleCard } from "#web/cards/sample-cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { ButtonLink } from "#web/ui/link.tsx";

export function Hero() {
  return (
    <div className="overflow-x-clip">
      <section
        aria-label="Taleborn"
        className="mx-auto grid max-w-6xl items-center gap-8 px-4 pt-8 pb-4 lg:grid-cols-[1.05fr_1fr] lg:pt-16"
      >
        <div className="text-center lg:text-left">
          <p className="flex items-center justify-center gap-3 font-display text-2xl text-gold lg:justify-start">
            <img src="/logo.svg" alt="" width="40" height="40" />
            Taleborn
          </p>
          <h1 className="mt-3 font-display text-[min(2.7rem,16vw)] leading-[1.04] sm:text-5xl xl:text-6xl">
            Create amazing cards, <span className="words-gradient">battle friends,</span> and
            collect the coolest creatures!
          </h1>
          <ButtonLink href="/auth" size="large" className="mt-7">
            Start Your Journey
          </ButtonLink>
          <p className="mt-4 font-bold text-muted">Free to play • No downloads required</p>
        </div>
        <HandOfCards />
      </section>
    </div>
  );
}

function HandOfCards() {
  return (
    <div className="relative mx-auto h-[350px] w-full max-w-[560px] sm:h-[400px] lg:h-[480px]">
      <HeroCard
        card={sampleCard(undowyrm)}
        className="hidden -translate-x-[112%] -rotate-12 [--card-width:190px] sm:block lg:[--card-width:250px]"
      />
      <HeroCard
        card={sampleCard(eidolume)}
        className="hidden translate-x-[12%] rotate-12 [--card-width:190px] sm:block lg:[--card-width:250px]"
      />
      <HeroCard
        card={sampleCard(vulkarune)}
        eager
        className="z-10 -mt-12 -translate-x-1/2 [--card-width:236px] sm:[--card-width:256px] lg:[--card-width:312px]"
      />
    </div>
  );
}

type HeroCardProps = { card: SampleCard; className: string; eager?: boolean };

function HeroCard({ card, className, eager }: HeroCardProps) {
  return (
    <div className={`absolute top-12 left-1/2 w-(--card-width) ${className}`}>
      <TradingCard card={card} size="fill" eager={eager} alt={card.alt} />
    </div>
  );
}
