import { useRef, useState, type ReactNode } from "react";
import { useCardCounts } from "#web/collection/api.ts";
import { useParam } from "#web/lib/use-param.ts";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { useSettled } from "#web/lib/use-settled.ts";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { welcomeBackHeight } from "#web/shared/purchases/welcome-back-height.ts";
import { lazily, Nothing } from "#web/ui/later/lazily.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useIsNear } from "#web/ui/use-is-near.ts";
import { Announcements } from "./announcements.tsx";
import { Hero } from "./hero.tsx";
import { MISSIONS_PLACE } from "./missions-place.ts";

const WaitingForParent = lazily(() => import("./waiting-for-parent.tsx"), "WaitingForParent", {
  otherwise: Nothing,
  meanwhile: <Skeleton className="h-24" />,
});

const WelcomeBack = lazily(() => import("#web/shared/purchases/welcome-back.tsx"), "WelcomeBack", {
  otherwise: Nothing,
  meanwhile: <Skeleton className={welcomeBackHeight} />,
});

const meanwhile = <Skeleton className="h-[200vh]" />;

const BelowFirstScreen = lazily(() => import("./below-first-screen.tsx"), "BelowFirstScreen", {
  otherwise: NotLoaded,
  meanwhile,
});

type HomeProps = {
  /** What lies on the table of a new player. */
  welcome?: ReactNode;
  /** Where a new player plays on, or what happens then. */
  play?: string | (() => void) | undefined;
};

export function HomeScreen({ welcome, play }: HomeProps) {
  const [hasBought] = useState(useParam("premium") === "success");
  const isWaiting = useClosed("trade") === "parent_needed";
  const counts = useCardCounts();
  const total = counts.data ? counts.data.deckCount + counts.data.vaultCount : null;
  return (
    <div className="mx-auto max-w-6xl space-y-14 px-4 pt-3 pb-16 lg:pt-6">
      <div className="flex flex-col gap-3 lg:gap-5">
        {welcome}
        {hasBought && <WelcomeBack kind="premium" />}
        <div className="space-y-5 empty:hidden max-lg:order-1">
          <Announcements />
          {isWaiting && <WaitingForParent />}
        </div>
        <Hero total={total} play={play} isSealed={Boolean(welcome)} />
      </div>
      <Below total={total} />
    </div>
  );
}

/** Comes when the player scrolls towards it, or when the first screen has what it needs. */
function Below({ total }: { total: number | null }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const isSettled = useSettled();
  const [isWanted, setWanted] = useState(false);
  if ((isNear || isSettled) && !isWanted) setWanted(true);
  if (isWanted) return <BelowFirstScreen total={total} />;
  return (
    <div ref={place} id={MISSIONS_PLACE}>
      {meanwhile}
    </div>
  );
}
