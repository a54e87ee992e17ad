import type { FormEvent } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import type { CardPrices } from "#contract/market.ts";
import { FREE_SALES, paymentOf } from "#game/market/fee.ts";
import { CardAndWords } from "#web/parts/market/card-and-words.tsx";
import { coinsOf, inWords } from "#web/parts/market/coins.tsx";
import { MarketFacts } from "#web/parts/market/price-facts.tsx";
import { PriceField, usePrice } from "#web/parts/market/price-field.tsx";
import { salesWords } from "#web/parts/market/price-words.ts";
import { usePrices } from "#web/parts/market/use-prices.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import type { Listed } from "./listed-notice.tsx";
import { useListing } from "./use-listing.ts";

type SellPriceProps = { owned: OwnedCardOnWire; onListed: (listed: Listed) => void };

/** The price of one card, with all that helps to find it. */
export function SellPrice({ owned, onListed }: SellPriceProps) {
  const { text, setText, price, error } = usePrice();
  const prices = usePrices(owned.card.id).data;
  const listing = useListing(owned, onListed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (price !== null) listing.list(price);
  };
  const type = (next: string) => {
    setText(next);
    listing.forget();
  };
  return (
    <form noValidate onSubmit={submit}>
      <CardAndWords card={owned.card} level={owned.level}>
        <PriceField value={text} error={error ?? listing.refusal} onChange={type} />
        {prices && <Guidance prices={prices} price={price} />}
      </CardAndWords>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {prices && <SellNow prices={prices} disabled={listing.isPending} onSell={listing.list} />}
        <Button
          type="submit"
          pending={listing.isPending}
          disabled={text === "" || Number(text) <= 0}
        >
          List Card
        </Button>
      </div>
      {listing.unusual && (
        <ConfirmDialog
          title="An unusual price"
          description={listing.unusual.words}
          confirmLabel={`List for ${coinsOf(listing.unusual.price)}`}
          cancelLabel="Change the Price"
          pending={listing.isPending}
          onConfirm={listing.confirm}
          onClose={listing.forget}
        />
      )}
    </form>
  );
}

type GuidanceProps = { prices: CardPrices; price: number | null };

function Guidance({ prices, price }: GuidanceProps) {
  const payment = price === null ? null : paymentOf(price, prices.feePercent);
  return (
    <>
      <p aria-live="polite">
        {salesWords(prices)}
        {payment && <b> You receive {inWords(payment.received)}.</b>}
      </p>
      <p className="text-muted">
        {feeWords(prices)}
        {payment && payment.fee > 0 && ` Here that is ${coinsOf(payment.fee)}.`}
      </p>
      <MarketFacts prices={prices} />
    </>
  );
}

const feeWords = ({ feePercent, freeSalesLeft }: CardPrices): string =>
  freeSalesLeft > 0
    ? `Your first ${FREE_SALES} sales are free. ${freeSalesLeft} left.`
    : `When it is sold, ${feePercent}% of the price is the fee.`;

type SellNowProps = {
  prices: CardPrices;
  disabled: boolean;
  onSell: (price: number) => void;
};

/** Somebody already waits for this card. */
function SellNow({ prices: { highestOrder }, disabled, onSell }: SellNowProps) {
  if (highestOrder === null) return null;
  return (
    <Button look="ghost" disabled={disabled} onClick={() => onSell(highestOrder)}>
      Sell now for {inWords(highestOrder)}
    </Button>
  );
}
