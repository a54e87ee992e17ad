import { Tag } from "lucide-react";
import { cancelListing, ownListings, type OwnListingOnWire } from "#contract/market.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Coins, coinsOf } from "#web/market/coins.tsx";
import { DealList, type Ending } from "#web/market/deal-list.tsx";
import { useMarketActions } from "#web/market/market-actions.ts";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { timeLeft, useNow } from "#web/shared/times.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { takenBack } from "#web/words/market.ts";

/** What the player sells, and the way to take it back. */
export function OwnListings() {
  const nowMs = useNow();
  const query = useAnswer(ownListings);
  return (
    <DealList
      label="My Listings"
      query={query}
      empty={<NoListings />}
      renderTerms={(listing) => <Terms listing={listing} nowMs={nowMs} />}
      ending={ending}
    />
  );
}

const ending: Ending<OwnListingOnWire> = {
  endpoint: cancelListing,
  label: "Take Back",
  keepLabel: "Keep Selling",
  labelOf: ({ card }) => `Take Back ${card.name}`,
  question: ({ card }) => `Take ${card.name} back?`,
  description: () => "It leaves the marketplace and is in your collection again.",
  ...takenBack,
};

type TermsProps = { listing: OwnListingOnWire; nowMs: number };

function Terms({ listing: { price, receives, fee, level, expiresAt }, nowMs }: TermsProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 font-bold">
        <Coins amount={price} className="font-display text-xl" />
        <span>
          You receive {coinsOf(receives)}
          <span className="font-normal text-muted">
            {" "}
            ({fee === 0 ? "no fee" : `fee ${coinsOf(fee)}`})
          </span>
        </span>
      </p>
      <p className="text-sm text-muted">
        Level {level} · {timeLeft(expiresAt, nowMs)}
      </p>
    </>
  );
}

function NoListings() {
  const { sell } = useMarketActions();
  return (
    <EmptyState
      Icon={Tag}
      title="You sell nothing"
      action={
        <OpenButton needs="market" look="ghost" onClick={() => sell()}>
          Choose a Card
        </OpenButton>
      }
    >
      A card that you have twice may be just what somebody else is missing.
    </EmptyState>
  );
}
