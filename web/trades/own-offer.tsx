import { Shuffle } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { dealHistory, type TradeOffer } from "#contract/trades.ts";
import { invalidate, pressFor, useAnswer } from "#web/lib/query.ts";
import { CodeToShow } from "#web/shared/codes/code-to-show.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Spinner } from "#web/ui/progress.tsx";
import { Ended } from "./ended.tsx";
import { tradeReads } from "./lists/use-open-trades.ts";
import { EmptyPlace, Side, TradeSides } from "./trade-sides.tsx";
import { useCancel } from "./trade-actions.ts";
import { Warning } from "./warning.tsx";

const TradeDone = lazily(() => import("./trade-done.tsx"), "TradeDone");

/** The picture has so many empty modules around the code. Part 1, section 7. */
const QR_MARGIN = 2;

type OwnOfferProps = {
  offer: TradeOffer;
  /** The player was there when it ended. */
  wasOpen: boolean;
  onLeave: () => void;
};

/** The maker's side: the code to show, until another player has accepted. */
export function OwnOffer({ offer, wasOpen, onLeave }: OwnOfferProps) {
  if (offer.status === "completed" && wasOpen) return <Taken offer={offer} onLeave={onLeave} />;
  if (offer.status !== "pending") return <Ended offer={offer} onLeave={onLeave} />;
  return <WaitingOffer offer={offer} onLeave={onLeave} />;
}

function WaitingOffer({ offer, onLeave }: { offer: TradeOffer; onLeave: () => void }) {
  const { tradeCode, offeredCard, requestedCard, forName, expiresAt, warning } = offer;
  const cancel = useCancel(offer, onLeave);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {/* The code comes first: it is what a friend needs. With more room it stands beside the cards. */}
      <Panel className="grid justify-items-center gap-5 text-center lg:order-last">
        <p>
          {forName === null
            ? "Your friend scans this picture, or types the code on their Trade page."
            : `${forName} can see your offer on their Trade page, or use this code.`}
        </p>
        <CodeToShow
          code={tradeCode}
          path={`/trade?code=${tradeCode}`}
          expiresAt={expiresAt}
          margin={QR_MARGIN}
        />
        <p role="status" className="flex items-center gap-3 font-bold">
          <Spinner size={20} /> Waiting for {forName ?? "your friend"}.
        </p>
        <Button look="ghost" {...pressFor(cancel, { tradeCode })}>
          Cancel Trade
        </Button>
      </Panel>
      <Panel className="space-y-6 sm:p-8">
        <TradeSides
          left={<Side label="You give" card={offeredCard} />}
          right={
            <Side label="You want" card={requestedCard}>
              {requestedCard === null && (
                <EmptyPlace>
                  <Shuffle size={36} aria-hidden /> Any card
                </EmptyPlace>
              )}
            </Side>
          }
        />
        {warning !== null && <Warning words={warning} />}
      </Panel>
    </div>
  );
}

/** The offer was accepted; the history says which card came. */
function Taken({ offer, onLeave }: { offer: TradeOffer; onLeave: () => void }) {
  const client = useQueryClient();
  const { data } = useAnswer(dealHistory);
  // The screen may have found out by itself, without a push.
  useEffect(() => void invalidate(client, ...tradeReads), [client]);
  const [isSeen, setSeen] = useState(false);
  const deal = data?.find(({ id }) => id === offer.id);
  const received = deal?.received ?? offer.requestedCard;
  if (isSeen || !received) return <Ended offer={offer} onLeave={onLeave} />;
  return (
    <>
      <Ended offer={offer} onLeave={onLeave} />
      <TradeDone
        received={received}
        given={offer.offeredCard}
        otherName={deal?.otherName ?? offer.forName}
        onClose={() => setSeen(true)}
      />
    </>
  );
}
