import { useCardCounts } from "#web/parts/owned-cards.ts";
import { BattleDeck } from "./battle-deck.tsx";
import { CollectionPreview } from "./collection-preview.tsx";
import { Hero } from "./hero.tsx";
import { HomeSidebar } from "./home-sidebar.tsx";
import { InviteSection } from "./invite-section.tsx";
import { InviteBlurb, OwnershipPromo } from "./promos.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { Showcase } from "./showcase.tsx";
import { WelcomePanel } from "./welcome-panel.tsx";

export function HomeScreen() {
  const counts = useCardCounts();
  const total = counts.data ? counts.data.deckCount + counts.data.vaultCount : null;
  return (
    <div className="mx-auto max-w-6xl space-y-12 px-4 pt-6 pb-12">
      <title>Taleborn</title>
      <Hero total={total} />
      {total === 0 && <WelcomePanel />}
      <Showcase />
      <div className="grid gap-8 lg:grid-cols-[1fr_19rem]">
        <div className="space-y-12">
          <CollectionPreview total={total} />
          <QuickActions />
        </div>
        <HomeSidebar total={total} />
      </div>
      <BattleDeck />
      <InviteSection />
      <div className="grid gap-6 md:grid-cols-2">
        <InviteBlurb />
        <OwnershipPromo hasCards={total !== null && total > 0} />
      </div>
    </div>
  );
}
