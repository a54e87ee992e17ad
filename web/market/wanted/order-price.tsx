import type { CardOnWire } from "#contract/cards.ts";
import { createOrder, type CardPrices } from "#contract/market.ts";
import { toastOf } from "#web/lib/call.ts";
import { useUser } from "#web/lib/session.tsx";
import type { Bought } from "#web/market/bought-card.tsx";
import { CardAndWords } from "#web/market/card-and-words.tsx";
import { coinsOf, inWords } from "#web/market/coins.tsx";
import { MarketFacts } from "#web/market/price-facts.tsx";
import { PriceField, usePrice } from "#web/market/price-field.tsx";
import { salesWords, usePrices } from "#web/market/prices.ts";
import { useDeal } from "#web/market/use-deal.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.tsx";
import { bought, notOrdered, ordered, TOO_FEW_COINS } from "#web/words/market.ts";

type OrderPriceProps = {
  card: CardOnWire;
  onBought: (bought: Bought) => void;
  onPlaced: () => void;
};

export function OrderPrice({ card, onBought, onPlaced }: OrderPriceProps) {
  const coins = useUser().user?.coins ?? 0;
  const { text, setText, price, error } = usePrice();
  const prices = usePrices(card.id).data;
  const place = useDeal(createOrder, {
    onDone: (answer) => {
      toast(answer.bought ? bought(card.name) : ordered);
      if (answer.bought === null) return onPlaced();
      const { price: paid, userCardId } = answer.bought;
      onBought({ card, userCardId, words: `It was for sale already: you paid ${coinsOf(paid)}.` });
    },
    onRefused: (refusal) => toast(notOrdered(refusal)),
  });
  // Once the order is placed its coins are gone, which is no reason to ask for more.
  const isShort = costOf(price, prices) > coins && !place.isPending;
  const submit = () => {
    if (price !== null && !isShort && !place.isPending) place.mutate({ cardId: card.id, price });
  };
  const type = (next: string) => {
    setText(next);
    place.reset();
  };
  const refusal = place.error ? toastOf(place.error) : undefined;
  return (
    <Form noValidate onSend={submit}>
      <CardAndWords card={card}>
        <PriceField value={text} error={error ?? refusal} onChange={type} />
        <Guidance prices={prices} price={isShort ? null : price} coins={coins} />
      </CardAndWords>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button type="submit" pending={place.isPending} disabled={price === null || isShort}>
          {isShort ? TOO_FEW_COINS : "Place Order"}
        </Button>
      </div>
    </Form>
  );
}

type GuidanceProps = { prices: CardPrices | undefined; price: number | null; coins: number };

function Guidance({ prices, price, coins }: GuidanceProps) {
  return (
    <>
      <p aria-live="polite">
        {prices && salesWords(prices)}{" "}
        {price !== null && <b>{effectOf(price, coins, lowestOf(prices))}</b>}
      </p>
      {prices && <MarketFacts prices={prices} />}
      <p className="text-sm text-muted">
        An order waits for 7 days. You can cancel it at any time and get your coins back.
      </p>
    </>
  );
}

const isForSale = (price: number, lowest: number | null): lowest is number =>
  lowest !== null && price >= lowest;

const lowestOf = (prices: CardPrices | undefined): number | null => prices?.lowestPrice ?? null;

function costOf(price: number | null, prices: CardPrices | undefined): number {
  const lowest = lowestOf(prices);
  return isForSale(price ?? 0, lowest) ? lowest : (price ?? 0);
}

/** What will happen to the player's coins. */
const effectOf = (price: number, coins: number, lowest: number | null): string =>
  isForSale(price, lowest)
    ? `It is for sale for ${inWords(lowest)}: you get it at once.`
    : `${coinsOf(price)} will be set aside. You will have ${coinsOf(coins - price)} left.`;
