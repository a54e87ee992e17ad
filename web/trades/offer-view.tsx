import { SearchX } from "lucide-react";
import { useState } from "react";
import type { TradeOffer } from "#contract/trades.ts";
import { isRefusal, toastOf } from "#web/lib/call.ts";
import { isAskable } from "#web/lib/closed.ts";
import { ClosedState } from "#web/shared/family/closed-state.tsx";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { Ended } from "./ended.tsx";
import { OwnOffer } from "./own-offer.tsx";
import { Respond } from "./respond.tsx";
import { useOffer } from "./trade-actions.ts";

type OfferViewProps = { code: string; onLeave: () => void };

/** The offer behind a code, from the viewer's side. */
export function OfferView({ code, onLeave }: OfferViewProps) {
  const answer = useOffer(code);
  const refusal = useClosed("trade");
  if (refusal && isAskable(refusal)) return <ClosedState capability="trade" refusal={refusal} />;
  if (answer.data) return <Offer offer={answer.data} onLeave={onLeave} />;
  if (isRefusal(answer.error)) return <NoTrade why={toastOf(answer.error)} onLeave={onLeave} />;
  return <Unanswered query={answer} size="h-120" />;
}

/** A viewer who was there when it ended goes on seeing the result. */
function Offer({ offer, onLeave }: { offer: TradeOffer; onLeave: () => void }) {
  const [wasOpen] = useState(offer.status === "pending");
  if (offer.isOwn) return <OwnOffer offer={offer} wasOpen={wasOpen} onLeave={onLeave} />;
  const Side = wasOpen ? Respond : Ended;
  return <Side offer={offer} onLeave={onLeave} />;
}

function NoTrade({ why, onLeave }: { why: string; onLeave: () => void }) {
  return (
    <EmptyState
      Icon={SearchX}
      title="No trade here"
      action={<Button onClick={onLeave}>All Trades</Button>}
    >
      {why}
    </EmptyState>
  );
}
