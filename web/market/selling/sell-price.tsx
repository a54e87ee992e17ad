import type { OwnedCardOnWire } from "#contract/cards.ts";
import type { CardPrices } from "#contract/market.ts";
import { paymentOf } from "#game/market/fee.ts";
import { CardAndWords } from "#web/market/card-and-words.tsx";
import { coinsOf, inWords } from "#web/market/coins.tsx";
import { MarketFacts } from "#web/market/price-facts.tsx";
import { PriceField, usePrice } from "#web/market/price-field.tsx";
import { salesWords, usePrices } from "#web/market/prices.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Form } from "#web/ui/field.tsx";
import type { Listed } from "./listed-dialog.tsx";
import { useListing } from "./use-listing.ts";

type SellPriceProps = { owned: OwnedCardOnWire; onListed: (listed: Listed) => void };

/** The price of one card, with all that helps to find it. */
export function SellPrice({ owned, onListed }: SellPriceProps) {
  const { text, setText, price, error } = usePrice();
  const prices = usePrices(owned.card.id).data;
  const listing = useListing(owned, onListed);
  const submit = () => {
    if (price !== null) listing.list(price);
  };
  const type = (next: string) => {
    setText(next);
    listing.forget();
  };
  return (
    <Form noValidate onSend={submit}>
      <CardAndWords card={owned.card} level={owned.level}>
        <PriceField value={text} error={error ?? listing.refusal} onChange={type} />
        {prices && <Suggestions prices={prices} onChoose={(choice) => type(String(choice))} />}
        {prices && <Guidance prices={prices} price={price} />}
      </CardAndWords>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {prices && <SellNow prices={prices} pending={listing.isPending} onSell={listing.list} />}
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
    </Form>
  );
}

type SuggestionsProps = { prices: CardPrices; onChoose: (price: number) => void };

/** Prices to begin with: what others paid, and one that comes before all others. */
function Suggestions({ prices: { median, lowestPrice }, onChoose }: SuggestionsProps) {
  const usual = median === null ? null : Math.round(median);
  const below = lowestPrice !== null && lowestPrice > 1 ? lowestPrice - 1 : null;
  if (usual === null && below === null) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {usual !== null && (
        <Button look="ghost" size="small" onClick={() => onChoose(usual)}>
          Usual: {inWords(usual)}
        </Button>
      )}
      {below !== null && (
        <Button look="ghost" size="small" onClick={() => onChoose(below)}>
          Be the cheapest: {inWords(below)}
        </Button>
      )}
    </div>
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

const feeWords = ({ feePercent, freeSalesLeft, freeSales }: CardPrices): string =>
  freeSalesLeft > 0
    ? `Your first ${freeSales === 1 ? "sale is" : `${freeSales} sales are`} free. ${freeSalesLeft} left.`
    : `When it is sold, ${feePercent}% of the price is the fee.`;

type SellNowProps = {
  prices: CardPrices;
  pending: boolean;
  onSell: (price: number) => void;
};

/** Sells at once to the highest order of a player who waits for this card. */
function SellNow({ prices: { highestOrder }, pending, onSell }: SellNowProps) {
  if (highestOrder === null) return null;
  return (
    <Button look="ghost" pending={pending} onClick={() => onSell(highestOrder)}>
      Sell now for {inWords(highestOrder)}
    </Button>
  );
}
