import { CardCarousel } from "#web/cards/card-carousel.tsx";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { campaign } from "./campaign.ts";
import { CreatureStage } from "./creature-stage.tsx";
import { Hero } from "./hero.tsx";
import { dropRates, manaCosts } from "./shown-creatures.ts";
import { Features, Rewards, Steps } from "./tiles.tsx";
import { WelcomeBonus } from "./welcome-bonus.tsx";

/** What a visitor sees first, in the nine sections of part 1, section 2. */
export function LandingScreen() {
  return (
    <>
      <title>Taleborn: create, collect and battle creature cards</title>
      <Hero />
      {campaign.isOpen && <WelcomeBonus />}
      <MeetTheCreatures />
      <DiscoverRarities />
      <Features />
      <Steps />
      <Rewards />
      {campaign.isOpen && <LastChance />}
      <JoinNow />
    </>
  );
}

function MeetTheCreatures() {
  return (
    <section aria-labelledby="meet" className="mt-24">
      <SectionHeading id="meet" title="Meet the Creatures">
        Swipe through them, and turn a card over to read its tale.
      </SectionHeading>
      <CreatureStage />
      <CardCarousel label="Sample creatures">
        {dropRates.map(({ card, dropRatePercent }) => (
          <li key={card.id} className="snap-center">
            <TradingCard card={card} flip="hover" alt={card.alt} />
            <Caption>Drop rate {dropRatePercent}%</Caption>
          </li>
        ))}
      </CardCarousel>
    </section>
  );
}

function DiscoverRarities() {
  return (
    <section aria-labelledby="rarities" className="mx-auto mt-16 max-w-6xl px-4">
      <SectionHeading id="rarities" title="Discover Card Rarities">
        Press a card to turn it over. The rarer the card, the brighter it shines.
      </SectionHeading>
      <ul className="mx-auto mt-8 grid max-w-xl grid-cols-2 gap-4 sm:gap-7 lg:max-w-none lg:grid-cols-4">
        {manaCosts.map(({ card, manaCost }) => (
          <li key={card.id}>
            <TradingCard card={card} flip="click" size="fill" alt={card.alt} />
            <Caption>Mana cost {manaCost}</Caption>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-center text-sm text-muted">
        These cards are examples. Your own will be different.
      </p>
    </section>
  );
}

function LastChance() {
  return (
    <section aria-labelledby="last-chance" className="mx-auto mt-24 max-w-4xl px-4">
      <div className="panel hero-fill p-8 text-center sm:p-12">
        <h2 id="last-chance" className="font-display text-3xl sm:text-5xl">
          Last Chance for Free Cards!
        </h2>
        <p className="mx-auto mt-3 max-w-prose text-lg text-muted">
          12 starter cards, and one card of your own making every day.
        </p>
        <ButtonLink href="/auth" size="large" className="mt-7">
          Get My 12 Free Cards
        </ButtonLink>
      </div>
    </section>
  );
}

function JoinNow() {
  return (
    <section aria-label="Join now" className="mx-auto mt-14 max-w-3xl px-4 text-center">
      <div className="flex flex-wrap justify-center gap-4">
        <ButtonLink href="/auth">Create Account</ButtonLink>
        <ButtonLink href="/auth?tab=sign-in" look="ghost">
          Sign In
        </ButtonLink>
      </div>
      <p className="mt-6 text-muted">{campaign.note}</p>
    </section>
  );
}

type SectionHeadingProps = { id: string; title: string; children: React.ReactNode };

function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <header className="px-4 text-center">
      <h2 id={id} className="font-display text-3xl sm:text-5xl">
        {title}
      </h2>
      <p className="mt-2 text-lg text-muted">{children}</p>
    </header>
  );
}

const Caption = ({ children }: { children: React.ReactNode }) => (
  <p className="mt-3 text-center text-sm font-bold text-muted">{children}</p>
);
