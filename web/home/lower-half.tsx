import { BattleDeck } from "./battle-deck.tsx";
import { InviteSection } from "./invite-section.tsx";
import { InviteBlurb, OwnershipPromo } from "./promos.tsx";

/** The parts of home that are far below the first window. */
export function LowerHalf({ hasCards }: { hasCards: boolean }) {
  return (
    <>
      <InviteSection />
      <BattleDeck />
      <div className="grid gap-6 md:grid-cols-2">
        <InviteBlurb />
        <OwnershipPromo hasCards={hasCards} />
      </div>
    </>
  );
}
