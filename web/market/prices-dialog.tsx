import { HandCoins, Store } from "lucide-react";
import { useLocation } from "wouter";
import type { CardOnWire } from "#contract/cards.ts";
import { CardAndWords } from "./card-and-words.tsx";
import { useMarketActions } from "./market-actions.ts";
import { WishButton } from "./wish-button.tsx";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { MarketFacts } from "./price-facts.tsx";
import { PriceHistory } from "./price-history.tsx";
import { salesWords, usePrices } from "./prices.ts";

type PricesDialogProps = { card: CardOnWire; onClose: () => void };

/** One card, and all that the market knows about it. */
export function PricesDialog({ card, onClose }: PricesDialogProps) {
  const { order } = useMarketActions();
  const [, navigate] = useLocation();
  const seeListings = () => {
    onClose();
    navigate(`/marketplace?${new URLSearchParams({ tab: "trades", q: card.name })}`);
  };
  return (
    <Dialog title={card.name} size="wide" onClose={onClose}>
      <CardAndWords card={card}>
        <p className="flex items-center justify-between gap-3 font-bold">
          Wish for this card
          <WishButton card={card} />
        </p>
        <Prices cardId={card.id} />
        <div className="flex flex-wrap gap-3">
          <OpenButton needs="market" size="small" onClick={() => order(card)}>
            <HandCoins size={18} aria-hidden /> Place a Buy Order
          </OpenButton>
          <Button look="ghost" size="small" onClick={seeListings}>
            <Store size={18} aria-hidden /> See All Offers
          </Button>
        </div>
      </CardAndWords>
    </Dialog>
  );
}

function Prices({ cardId }: { cardId: string }) {
  const prices = usePrices(cardId);
  const { data } = prices;
  if (!data)
    return (
      <Unanswered
        query={prices}
        title="The prices did not load"
        label="Loading the prices"
        sizes={["h-64"]}
      />
    );
  return (
    <>
      <MarketFacts prices={data} />
      <h3 className="font-display text-xl">Last sales</h3>
      {data.lastSales.length > 0 && <p>{salesWords(data)}</p>}
      <PriceHistory lastSales={data.lastSales} />
    </>
  );
}
