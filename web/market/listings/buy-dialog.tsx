import { useState } from "react";
import { purchase, type ListingOnWire } from "#contract/market.ts";
import { isUnusual } from "#game/market/guidance.ts";
import { InSol } from "#web/cards/in-sol.tsx";
import { useUser } from "#web/lib/session.tsx";
import { CardAndWords } from "#web/market/card-and-words.tsx";
import { Coins, coinsOf } from "#web/market/coins.tsx";
import { Fact, Facts } from "#web/market/price-facts.tsx";
import { salesWords, usePrices } from "#web/market/prices.ts";
import { MadeBy } from "#web/shared/reports/made-by.tsx";
import { timeLeft, useNow } from "#web/shared/times.ts";
import { isRefusal } from "#web/lib/call.ts";
import { useDeal } from "#web/market/use-deal.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.tsx";
import { bought, notBought } from "#web/words/market.ts";
import { BoughtCard, type Bought } from "#web/market/bought-card.tsx";
import { buyRefusalLabel } from "./buy-refusal-label.ts";

type BuyDialogProps = { listing: ListingOnWire; onClose: () => void };

/** Asks once more before coins are spent; afterwards it shows what has arrived. */
export function BuyDialog({ listing, onClose }: BuyDialogProps) {
  const { card } = listing;
  const [done, setDone] = useState<Bought | null>(null);
  const buy = useDeal(purchase, {
    onDone: (answer) => {
      toast(bought(card.name));
      setDone({ ...answer, words: answer.message });
    },
    onRefused: (error) => {
      toast(notBought(error));
      if (isRefusal(error)) onClose();
    },
  });
  if (done) return <BoughtCard bought={done} level={listing.level} onClose={onClose} />;
  return (
    <Dialog title={`Buy ${card.name}?`} onClose={onClose} closable={!buy.isPending}>
      <Question
        listing={listing}
        isPending={buy.isPending}
        onBuy={() => buy.mutate({ id: listing.id })}
        onClose={onClose}
      />
    </Dialog>
  );
}

type QuestionProps = {
  listing: ListingOnWire;
  isPending: boolean;
  onBuy: () => void;
  onClose: () => void;
};

function Question({ listing, isPending, onBuy, onClose }: QuestionProps) {
  const { card, level, price, sellerName, expiresAt } = listing;
  const { user } = useUser();
  const nowMs = useNow();
  // While it is being bought the coins may already be gone, which is no reason to ask for more.
  const refusal = isPending ? null : buyRefusalLabel(listing, user, nowMs);
  const coinsLeft = (user?.coins ?? 0) - price;
  return (
    <>
      <CardAndWords card={card} level={level}>
        <p className="text-3xl">
          <Coins amount={price} className="font-display" />{" "}
          <InSol cents={price} className="text-base" />
        </p>
        <Facts>
          <Fact name="Sold by">{sellerName}</Fact>
          <Fact name="Time">{timeLeft(expiresAt, nowMs)}</Fact>
          <Fact name="You have">{coinsOf(user?.coins ?? 0)}</Fact>
        </Facts>
        <MadeBy cardId={card.id} name={card.name} />
        <Guidance listing={listing} />
        {coinsLeft >= 0 && !isPending && (
          <p className="font-bold">You will have {coinsOf(coinsLeft)} left</p>
        )}
      </CardAndWords>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="ghost" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button pending={isPending} disabled={refusal !== null} onClick={onBuy}>
          {refusal ?? `Buy for ${coinsOf(price)}`}
        </Button>
      </div>
    </>
  );
}

function Guidance({ listing: { card, price } }: { listing: ListingOnWire }) {
  const { data } = usePrices(card.id);
  return (
    <p aria-live="polite" className="min-h-11 text-muted">
      {data && salesWords(data)}
      {data && isUnusual(price, data.median) && (
        <b className="block text-warn">This is much more than others paid for it.</b>
      )}
    </p>
  );
}
