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

/** `total` is how many cards the player owns; null until it is known. */
export function Hero({ total }: { total: number | null }) {
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
          {total === 0 ? (
            <ButtonLink size="large" href="/tutorial" className="col-span-full">
              GET STARTED
            </ButtonLink>
          ) : (
            <ButtonLink size="large" href="/battles" className="col-span-full">
              PLAY NOW
            </ButtonLink>
          )}
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
