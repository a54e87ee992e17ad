import { useState, type ReactNode } from "react";
import { useSearchParams } from "wouter";
import { useCardCounts } from "#web/collection/api.ts";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { welcomeBackHeight } from "#web/shared/purchases/welcome-back-height.ts";
import { lazily, Nothing } from "#web/ui/later/lazily.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Announcements } from "./announcements.tsx";
import { CollectionPreview } from "./collection-preview.tsx";
import { Hero } from "./hero.tsx";
import { MISSIONS_PLACE } from "./missions-place.ts";
import { Showcase } from "./showcase.tsx";

const WaitingForParent = lazily(() => import("./waiting-for-parent.tsx"), "WaitingForParent", {
  otherwise: Nothing,
  meanwhile: <Skeleton className="h-24" />,
});

const WelcomeBack = lazily(() => import("#web/shared/purchases/welcome-back.tsx"), "WelcomeBack", {
  otherwise: Nothing,
  meanwhile: <Skeleton className={welcomeBackHeight} />,
});

/** The code of what is below the first screen comes after it. */
const WelcomePanel = lazily(() => import("./welcome-panel.tsx"), "WelcomePanel", {
  otherwise: Nothing,
  meanwhile: <Skeleton className="h-192 sm:h-96" />,
});
const QuickActions = lazily(() => import("./quick-actions.tsx"), "QuickActions", {
  otherwise: Nothing,
  meanwhile: <Skeleton className="h-88 sm:h-52 lg:h-40" />,
});
const HomeSidebar = lazily(() => import("./home-sidebar.tsx"), "HomeSidebar", {
  otherwise: NotLoaded,
  meanwhile: (
    <div id={MISSIONS_PLACE}>
      <Skeleton className="h-160" />
    </div>
  ),
});
const HomeEnd = lazily(() => import("./home-end.tsx"), "HomeEnd", {
  otherwise: NotLoaded,
  meanwhile: <Skeleton className="h-screen" />,
});

type HomeProps = {
  /** What lies on the table of a new player. */
  welcome?: ReactNode;
  /** Where a new player plays on, or what happens then. */
  play?: string | (() => void) | undefined;
};

export function HomeScreen({ welcome, play }: HomeProps) {
  const [params] = useSearchParams();
  const [hasBought] = useState(params.get("premium") === "success");
  const isWaiting = useClosed("trade") === "parent_needed";
  const counts = useCardCounts();
  const total = counts.data ? counts.data.deckCount + counts.data.vaultCount : null;
  const hasCards = total !== 0;
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
      <Showcase />
      {total === 0 && <WelcomePanel />}
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-[1fr_19rem]">
        <CollectionPreview total={total} />
        <div className="lg:order-last lg:col-span-2">
          <QuickActions />
        </div>
        <HomeSidebar />
      </div>
      <HomeEnd hasCards={hasCards} />
    </div>
  );
}
