import { useUser } from "#web/lib/session.tsx";
import { OwnershipPromo } from "#web/shared/nft/ownership-promo.tsx";
import { BattleDeck } from "./battle-deck.tsx";
import { CollectionPreview } from "./collection-preview.tsx";
import { HomeSidebar } from "./home-sidebar.tsx";
import { InviteBlurb } from "./invite-blurb.tsx";
import { InviteSection } from "./invite-section.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { Showcase } from "./showcase.tsx";
import { WelcomePanel } from "./welcome-panel.tsx";

/** `total` is how many cards the player owns; null until it is known. */
export function BelowFirstScreen({ total }: { total: number | null }) {
  const { user } = useUser();
  const hasCards = total !== 0;
  return (
    <div className="space-y-14">
      <Showcase />
      {!hasCards && <WelcomePanel />}
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-[1fr_19rem]">
        <CollectionPreview total={total} />
        <div className="lg:order-last lg:col-span-2">
          <QuickActions />
        </div>
        <HomeSidebar />
      </div>
      <InviteSection />
      <BattleDeck />
      <div className="grid gap-6 md:auto-cols-fr md:grid-flow-col">
        <InviteBlurb hasCards={hasCards} />
        {user?.usesWallet && <OwnershipPromo hasCards={hasCards} />}
      </div>
    </div>
  );
}
