import { useUser } from "#web/lib/session.tsx";
import { OwnershipPromo } from "#web/shared/nft/ownership-promo.tsx";
import { BattleDeck } from "./battle-deck.tsx";
import { InviteBlurb } from "./invite-blurb.tsx";
import { InviteSection } from "./invite-section.tsx";

/** What is far below the first screen. */
export function HomeEnd({ hasCards }: { hasCards: boolean }) {
  const { user } = useUser();
  return (
    <div className="space-y-14">
      <InviteSection />
      <BattleDeck />
      <div className="grid gap-6 md:auto-cols-fr md:grid-flow-col">
        <InviteBlurb hasCards={hasCards} />
        {user?.usesWallet && <OwnershipPromo hasCards={hasCards} />}
      </div>
    </div>
  );
}
