import { clsx } from "clsx";
import { greetingName } from "#game/account/greeting.ts";
import { useUser } from "#web/lib/session.tsx";
import { useIsNarrow } from "#web/lib/use-is-narrow.ts";
import { PaidCreation } from "#web/shared/creation/paid-creation.tsx";
import { friendsFilm } from "#web/shared/films.ts";
import { useNow } from "#web/shared/times.ts";
import { LoopingVideo } from "#web/ui/later/looping-video.tsx";
import { filmPlace } from "./film-place.ts";
import styles from "./first-screen.module.css";
import { StatTiles } from "./stat-tiles.tsx";
import { greetingOf } from "./today/greeting.ts";
import { TodaysCard } from "./today/todays-card.tsx";
import { TodaysFight } from "./today/todays-fight.tsx";
import { TodaysMissions } from "./today/todays-missions.tsx";

type HeroProps = {
  /** How many cards the player owns; null until it is known. */
  total: number | null;
  /** Where a new player plays on, or what happens then. */
  play?: string | (() => void) | undefined;
  /** The welcome pack waits above: on a phone it takes the place of today's card. */
  isSealed: boolean;
};

/** The three things of the day, and what is around them. On a phone they are the first screen. */
export function Hero({ total, play, isSealed }: HeroProps) {
  const { user } = useUser();
  const now = useNow();
  const isNarrow = useIsNarrow("64rem");
  return (
    <section className="relative isolate lg:hero-fill lg:flex lg:flex-col lg:gap-3 lg:overflow-hidden lg:rounded-panel lg:border lg:border-line lg:p-9">
      <div className={clsx(styles["first"], !isSealed && styles["fills"])}>
        <div className="lg:max-w-[calc(100%-27rem)]">
          <h1 className="font-display text-2xl max-lg:truncate lg:line-clamp-4 lg:text-5xl lg:wrap-anywhere xl:text-6xl">
            Ready, {greetingName(user ?? {})}?
          </h1>
          <p className="truncate text-sm text-muted lg:mt-2 lg:text-lg">
            {user && greetingOf(user, now)}
          </p>
          <p className="max-w-md text-lg text-muted max-lg:hidden lg:mt-2 lg:mb-3">
            Describe a creature, and it becomes a card. Then lead it into battle.
          </p>
        </div>
        <LoopingVideo film={friendsFilm} className={filmPlace} />
        {isNarrow && !isSealed && <TodaysCard />}
        <TodaysFight hasCards={total !== 0} play={play} />
        {!isNarrow && <TodaysCard />}
        <TodaysMissions />
        {isNarrow && isSealed && <TodaysCard />}
      </div>
      <div className="grid grid-cols-pair gap-3 *:min-w-0 max-lg:mt-3 lg:max-w-md">
        <PaidCreation />
      </div>
      <StatTiles />
    </section>
  );
}
