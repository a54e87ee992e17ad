import { clsx } from "clsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { whileCampaign, withFewPlayers, withThousands } from "./campaign.ts";
import { MiniCard } from "#web/cards/mini-card.tsx";
import { atBothSides } from "./shown-creatures.ts";

const places = [
  "-left-8 bottom-6 -rotate-14 lg:left-6",
  "-left-20 -bottom-16 -rotate-24 lg:left-32",
  "-right-8 bottom-6 rotate-14 lg:right-6",
  "-right-20 -bottom-16 rotate-24 lg:right-32",
];

export function LastChance() {
  return (
    <section
      aria-labelledby="last-chance"
      className={clsx("mx-auto mt-24 max-w-6xl px-4", whileCampaign)}
    >
      <div className="panel hero-fill relative isolate overflow-hidden px-6 py-12 text-center sm:py-16">
        <div aria-hidden className="absolute inset-0 -z-10 max-md:hidden">
          {atBothSides.map((card, index) => (
            <MiniCard key={card.id} card={card} className={`absolute w-36 ${places[index]}`} />
          ))}
        </div>
        <h2 id="last-chance" className="mx-auto max-w-xl font-display text-3xl sm:text-5xl">
          Last Chance for Free Cards!
        </h2>
        <p className="mx-auto mt-3 max-w-md text-lg text-balance text-muted">
          12 starter cards, and one card of your own making every day.
        </p>
        <ButtonLink href="/auth" size="large" className="mt-7">
          Get My 12 Free Cards
        </ButtonLink>
      </div>
    </section>
  );
}

export function JoinNow() {
  return (
    <section aria-label="Join now" className="mx-auto mt-14 max-w-3xl px-4 text-center">
      <div className="mx-auto grid max-w-sm grid-cols-pair gap-4">
        <ButtonLink href="/auth">Create Account</ButtonLink>
        <ButtonLink href="/auth?tab=sign-in" look="ghost">
          Sign In
        </ButtonLink>
      </div>
      <p className="mt-6 text-muted">
        No credit card required • Instant access •{" "}
        <span className={withThousands}>Join thousands of players</span>
        <span className={withFewPlayers}>Join the first players</span>
      </p>
    </section>
  );
}
