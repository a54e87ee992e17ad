import { Tag } from "lucide-react";
import { useState } from "react";
import { cancelListing, ownListings, type OwnListingOnWire } from "#contract/market.ts";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { Coins, coinsOf } from "#web/market/coins.tsx";
import { DealList } from "#web/market/deal-list.tsx";
import { DealRow } from "#web/market/deal-row.tsx";
import { useMarketActions } from "#web/market/market-actions.ts";
import { dealTouches } from "#web/market/market-reads.ts";
import { timeLeft, useNow } from "#web/shared/times.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { notTakenBack, takenBack } from "#web/words/market.ts";

/** What the player sells, and the way to take it back. */
export function OwnListings() {
  const nowMs = useNow();
  const query = useAnswer(ownListings);
  const [leaving, setLeaving] = useState<OwnListingOnWire | null>(null);
  const close = () => setLeaving(null);
  const takeBack = useChange(cancelListing, {
    touches: dealTouches,
    doneToast: takenBack,
    onDone: close,
    refusedToast: notTakenBack,
    onRefused: close,
  });
  return (
    <>
      <DealList
        label="My Listings"
        query={query}
        keyOf={({ id }) => id}
        empty={<NoListings />}
        renderDeal={(listing) => (
          <DealRow
            card={listing.card}
            words={<Terms listing={listing} nowMs={nowMs} />}
            actions={
              <Button
                look="ghost"
                size="small"
                aria-label={`Take Back ${listing.card.name}`}
                onClick={() => setLeaving(listing)}
              >
                Take Back
              </Button>
            }
          />
        )}
      />
      {leaving && (
        <ConfirmDialog
          title={`Take ${leaving.card.name} back?`}
          description="It leaves the marketplace and is in your collection again."
          confirmLabel="Take Back"
          cancelLabel="Keep Selling"
          pending={takeBack.isPending}
          onConfirm={() => takeBack.mutate({ id: leaving.id })}
          onClose={close}
        />
      )}
    </>
  );
}

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
      icon={<Tag aria-hidden />}
      title="You sell nothing"
      action={
        <Button look="ghost" onClick={() => sell()}>
          Choose a Card
        </Button>
      }
    >
      A card that you have twice may be just what somebody else is missing.
    </EmptyState>
  );
}
