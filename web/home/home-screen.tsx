import { useState, type ReactNode } from "react";
import { useSearchParams } from "wouter";
import { useCardCounts } from "#web/collection/api.ts";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { lazily, Nothing } from "#web/ui/later/lazily.tsx";
import { Announcements } from "./announcements.tsx";
import { BattleDeck } from "./battle-deck.tsx";
import { CollectionPreview } from "./collection-preview.tsx";
import { Hero } from "./hero.tsx";
import { HomeSidebar } from "./home-sidebar.tsx";
import { InviteSection } from "./invite-section.tsx";
import { InviteBlurb, OwnershipPromo } from "./promos.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { Showcase } from "./showcase.tsx";
import { WelcomePanel } from "./welcome-panel.tsx";

const WaitingForParent = lazily(() => import("./waiting-for-parent.tsx"), "WaitingForParent", {
  otherwise: Nothing,
});

const WelcomeBack = lazily(() => import("#web/shared/purchases/welcome-back.tsx"), "WelcomeBack", {
  otherwise: Nothing,
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
    <div className="mx-auto max-w-6xl space-y-14 px-4 pt-6 pb-16">
      <div className="space-y-5">
        {welcome}
        {hasBought && <WelcomeBack kind="premium" />}
        <Announcements />
        {isWaiting && <WaitingForParent />}
        <Hero total={total} play={play} />
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
      <InviteSection />
      <BattleDeck />
      <div className="grid gap-6 md:grid-cols-2">
        <InviteBlurb hasCards={hasCards} />
        <OwnershipPromo hasCards={hasCards} />
      </div>
    </div>
  );
}
