import { useCardCounts } from "#web/parts/owned-cards.ts";
import { lazily } from "#web/ui/lazily.tsx";
import { WhenNear } from "#web/ui/when-near.tsx";
import { Announcements } from "./announcements.tsx";
import { CollectionPreview } from "./collection-preview.tsx";
import { Hero } from "./hero.tsx";
import { HomeSidebar } from "./home-sidebar.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { WelcomePanel } from "./welcome-panel.tsx";

// The room that they will take, so that nothing jumps when they come.
const SHOWCASE_ROOM = "h-[35.75rem] sm:h-[32.75rem]";
const LOWER_HALF_ROOM = "h-[143rem] sm:h-[107rem] lg:h-[83rem]";

const Showcase = lazily(
  async () => (await import("./showcase.tsx")).Showcase,
  <div className={SHOWCASE_ROOM} />,
);
const LowerHalf = lazily(
  async () => (await import("./lower-half.tsx")).LowerHalf,
  <div className={LOWER_HALF_ROOM} />,
);

export function HomeScreen() {
  const counts = useCardCounts();
  const total = counts.data ? counts.data.deckCount + counts.data.vaultCount : null;
  return (
    <div className="mx-auto max-w-6xl space-y-14 px-4 pt-6 pb-16">
      <title>Taleborn</title>
      <div className="space-y-5">
        <Announcements />
        <Hero total={total} />
      </div>
      <WhenNear className={SHOWCASE_ROOM}>
        <Showcase />
      </WhenNear>
      {total === 0 && <WelcomePanel />}
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-[1fr_19rem]">
        <CollectionPreview total={total} />
        <div className="lg:order-last lg:col-span-2">
          <QuickActions />
        </div>
        <HomeSidebar />
      </div>
      <WhenNear margin="100% 0px" className={LOWER_HALF_ROOM}>
        <LowerHalf hasCards={total !== null && total > 0} />
      </WhenNear>
    </div>
  );
}
