import { HandCoins } from "lucide-react";
import { useState } from "react";
import { cancelOrder, listOrders, type OrderOnWire } from "#contract/market.ts";
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
import { notCancelled, orderCancelled } from "#web/words/market.ts";

/** What the player would pay for which card. */
export function Orders() {
  const nowMs = useNow();
  const { order } = useMarketActions();
  const query = useAnswer(listOrders);
  const [ending, setEnding] = useState<OrderOnWire | null>(null);
  const close = () => setEnding(null);
  const cancel = useChange(cancelOrder, {
    touches: dealTouches,
    doneToast: orderCancelled,
    onDone: close,
    refusedToast: notCancelled,
    onRefused: close,
  });
  const hasSome = (query.data?.length ?? 0) > 0;
  return (
    <div className="space-y-6">
      {hasSome && <Introduction orders={query.data ?? []} onPlace={() => order(null)} />}
      <DealList
        label="Buy Orders"
        query={query}
        keyOf={({ id }) => id}
        empty={<NoOrders />}
        renderDeal={(one) => (
          <DealRow
            card={one.card}
            words={<Terms order={one} nowMs={nowMs} />}
            actions={
              <Button
                look="ghost"
                size="small"
                aria-label={`Cancel Order for ${one.card.name}`}
                onClick={() => setEnding(one)}
              >
                Cancel Order
              </Button>
            }
          />
        )}
      />
      {ending && (
        <ConfirmDialog
          title={`Cancel the order for ${ending.card.name}?`}
          description={`You get your ${coinsOf(ending.price)} back.`}
          confirmLabel="Cancel Order"
          cancelLabel="Keep Waiting"
          pending={cancel.isPending}
          onConfirm={() => cancel.mutate({ id: ending.id })}
          onClose={close}
        />
      )}
    </div>
  );
}

type IntroductionProps = { orders: readonly OrderOnWire[]; onPlace: () => void };

function Introduction({ orders, onPlace }: IntroductionProps) {
  const setAside = orders.reduce((sum, { price }) => sum + price, 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose text-muted">
        {coinsOf(setAside)} set aside. You get them back when you cancel, or when nobody sells in
        time.
      </p>
      <Button look="ghost" onClick={onPlace}>
        <HandCoins size={18} aria-hidden /> Place a Buy Order
      </Button>
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
      icon={<HandCoins aria-hidden />}
      title="No buy orders"
      action={
        <Button look="ghost" onClick={() => order(null)}>
          Place a Buy Order
        </Button>
      }
    >
      Name a card and what you would pay for it. Your coins are set aside, and the first seller who
      takes them sends you the card.
    </EmptyState>
  );
}
