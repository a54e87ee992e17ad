import { HandCoins } from "lucide-react";
import { cancelOrder, listOrders, type OrderOnWire } from "#contract/market.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Coins, coinsOf } from "#web/market/coins.tsx";
import { DealList, type Ending } from "#web/market/deal-list.tsx";
import { useMarketActions } from "#web/market/market-actions.ts";
import { timeLeft, useNow } from "#web/shared/times.ts";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { orderCancelled } from "#web/words/market.ts";

/** What the player would pay for which card. */
export function Orders() {
  const nowMs = useNow();
  const { order } = useMarketActions();
  const query = useAnswer(listOrders);
  const hasSome = (query.data?.length ?? 0) > 0;
  return (
    <div className="space-y-6">
      {hasSome && <Introduction orders={query.data ?? []} onPlace={() => order(null)} />}
      <DealList
        label="Buy Orders"
        query={query}
        empty={<NoOrders />}
        renderTerms={(one) => <Terms order={one} nowMs={nowMs} />}
        ending={ending}
      />
    </div>
  );
}

const ending: Ending<OrderOnWire> = {
  endpoint: cancelOrder,
  label: "Cancel Order",
  keepLabel: "Keep Waiting",
  labelOf: ({ card }) => `Cancel Order for ${card.name}`,
  question: ({ card }) => `Cancel the order for ${card.name}?`,
  description: ({ price }) => `You get your ${coinsOf(price)} back.`,
  ...orderCancelled,
};

type IntroductionProps = { orders: readonly OrderOnWire[]; onPlace: () => void };

function Introduction({ orders, onPlace }: IntroductionProps) {
  const setAside = orders.reduce((sum, { price }) => sum + price, 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose text-muted">
        {coinsOf(setAside)} set aside. You get them back when you cancel, or when nobody sells in
        time.
      </p>
      <OpenButton needs="market" look="ghost" onClick={onPlace}>
        <HandCoins size={18} aria-hidden /> Place a Buy Order
      </OpenButton>
    </div>
  );
}

function Terms({ order: { price, expiresAt }, nowMs }: { order: OrderOnWire; nowMs: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <Coins amount={price} className="font-display text-xl" />
      <span className="text-muted">set aside · {timeLeft(expiresAt, nowMs)}</span>
    </p>
  );
}

function NoOrders() {
  const { order } = useMarketActions();
  return (
    <EmptyState
      Icon={HandCoins}
      title="No buy orders"
      action={
        <OpenButton needs="market" look="ghost" onClick={() => order(null)}>
          Place a Buy Order
        </OpenButton>
      }
    >
      Name a card and what you would pay for it. Your coins are set aside, and the first seller who
      takes them sends you the card.
    </EmptyState>
  );
}
