import type { TradeOffer } from "#contract/trades.ts";
import { lazily } from "#web/ui/later/lazily.tsx";
import { NamedCard, OpenTrade } from "./answer.tsx";
import { Ended } from "./ended.tsx";
import { useAccept } from "./trade-actions.ts";

const TradeDone = lazily(() => import("./trade-done.tsx"), "TradeDone");

type RespondProps = { offer: TradeOffer; onLeave: () => void };

/** The other side of an offer: what one receives, what one gives, and yes or no. */
export function Respond({ offer, onLeave }: RespondProps) {
  const { data: done, mutate, isPending } = useAccept();
  const { tradeCode, requestedCard, status, traderName } = offer;
  if (done)
    return (
      <>
        <Ended offer={offer} onLeave={onLeave} />
        <TradeDone
          received={done.received}
          given={done.given}
          otherName={traderName}
          words={done.message}
          onClose={onLeave}
        />
      </>
    );
  if (status !== "pending" && !isPending) return <Ended offer={offer} onLeave={onLeave} />;
  const answer = {
    offer,
    pending: isPending,
    onAccept: (offeredCardId: string) => mutate({ tradeCode, offeredCardId }),
    onLeave,
  };
  return requestedCard ? (
    <NamedCard {...answer} requested={requestedCard} />
  ) : (
    <OpenTrade {...answer} />
  );
}
