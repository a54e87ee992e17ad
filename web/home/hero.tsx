import { greetingName } from "#game/account/greeting.ts";
import { useUser } from "#web/lib/session.tsx";
import { DailyLimitBanner, useDailyCard } from "#web/shared/creation/daily-card.tsx";
import { friendsFilm } from "#web/shared/films.ts";
import { PaidCreation } from "#web/shared/creation/paid-creation.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { LoopingVideo } from "#web/ui/later/looping-video.tsx";
import { filmPlace } from "./film-place.ts";
import { StatTiles } from "./stat-tiles.tsx";

type HeroProps = {
  /** How many cards the player owns; null until it is known. */
  total: number | null;
  /** Where a new player plays on, or what happens then. */
  play?: string | (() => void) | undefined;
};

export function Hero({ total, play }: HeroProps) {
  const { user } = useUser();
  const daily = useDailyCard().data;
  return (
    <section className="hero-fill relative isolate overflow-hidden rounded-panel border border-line p-5 sm:p-9">
      <LoopingVideo film={friendsFilm} className={filmPlace} />
      <div className="lg:max-w-[calc(100%-27rem)]">
        <h1 className="line-clamp-4 font-display text-4xl wrap-anywhere sm:text-5xl xl:text-6xl">
          Ready, {greetingName(user ?? {})}?
        </h1>
        <p className="mt-2 max-w-md text-lg text-muted">
          Describe a creature, and it becomes a card. Then lead it into battle.
        </p>
        <div className="mt-6 grid max-w-md grid-cols-pair gap-3 *:min-w-0">
          <PlayButton hasCards={total !== 0} play={play} />
          <DailyButton canCreate={daily?.canCreate ?? true} />
          <PaidCreation />
        </div>
        {daily?.canCreate === false && (
          <div className="mt-5 max-w-md">
            <DailyLimitBanner nextAvailableAt={daily.nextAvailableAt} />
          </div>
        )}
      </div>
      <StatTiles />
    </section>
  );
}

function PlayButton({ hasCards, play }: Pick<HeroProps, "play"> & { hasCards: boolean }) {
  const look = { size: "large", className: "col-span-full" } as const;
  if (typeof play === "function")
    return (
      <Button {...look} onClick={play}>
        PLAY NOW
      </Button>
    );
  return (
    <ButtonLink {...look} href={hasCards ? (play ?? "/battles") : "/tutorial"}>
      {hasCards ? "PLAY NOW" : "GET STARTED"}
    </ButtonLink>
  );
}

function DailyButton({ canCreate }: { canCreate: boolean }) {
  if (canCreate)
    return (
      <ButtonLink look="ghost" href="/create-dynamic" className="col-span-full text-lg">
        Create Your Card
      </ButtonLink>
    );
  return (
    <Button look="ghost" disabled className="col-span-full text-lg">
      Available Tomorrow
    </Button>
  );
}
