import type { TradeOffer } from "#contract/trades.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { EmptyPlace, Side, TradeSides } from "./trade-sides.tsx";

const ends: Record<TradeOffer["status"], string> = {
  pending: "This trade is done",
  completed: "This trade is done",
  cancelled: "This offer was taken back",
  declined: "This offer was declined",
  expired: "This offer has expired",
};

type EndedProps = { offer: TradeOffer; onLeave: () => void };

/** An offer that can no longer be accepted. */
export function Ended({ offer, onLeave }: EndedProps) {
  const { status, offeredCard, requestedCard, traderName, isOwn } = offer;
  const trader = isOwn ? "You" : traderName;
  return (
    <Panel className="space-y-6 text-center sm:p-8">
      {/* It may come while the player waits, and is read out then. */}
      <p role="alert" className="font-display text-2xl">
        {ends[status]}
      </p>
      <TradeSides
        left={<Side label={`${trader} offered`} card={offeredCard} />}
        right={
          <Side label={`${trader} wanted`} card={requestedCard}>
            {requestedCard === null && <EmptyPlace>Any card</EmptyPlace>}
          </Side>
        }
      />
      <Button onClick={onLeave}>All Trades</Button>
    </Panel>
  );
}
