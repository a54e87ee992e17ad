import { useEffect, useEffectEvent } from "react";
import { useLocation, useSearchParams } from "wouter";
import { listPurchases, type PurchaseOnWire } from "#contract/purchases.ts";
import { useWatched } from "#web/creation/use-creation.ts";
import { useLive } from "#web/lib/live.ts";
import { serverNow } from "#web/lib/server-time.ts";
import { useConfirmPaid } from "#web/purchases/api.ts";

/** Among the newest of all purchases a custom card is looked for that is not finished yet. */
const LOOKED_THROUGH = 10;

/** A card takes seconds. What was paid longer ago is in the collection. */
const FRESH_MS = 10 * 60_000;

/**
 * A custom card that was paid before the page was closed: it takes shape under the player's eyes, and
 * nothing is paid again.
 */
export function usePaid() {
  const watch = useWatchOrdered();
  const { data: purchases = [] } = useLive(listPurchases, { limit: LOOKED_THROUGH }, "purchases");
  const custom = purchases.filter(({ kind, state }) => kind === "custom" && state === "granted");
  const { creation } = useWatched(custom.find(isFresh)?.creationId ?? null);
  const unfinishedId = creation && creation.state !== "done" ? creation.id : null;
  const come = useEffectEvent(watch);
  useEffect(() => {
    if (unfinishedId !== null) come(unfinishedId);
  }, [unfinishedId]);
  useReturnFromBank();
  /** What the player has paid for a card that is not designed yet; null when there is none. */
  return custom.find(({ creationId }) => creationId === null)?.amountCents ?? null;
}

/** Shows a card that is being made, at the top of the page. */
export function useWatchOrdered() {
  const [, navigate] = useLocation();
  return (creationId: string) => navigate(`/create?creation=${creationId}`, { replace: true });
}

const isFresh = ({ creationId, grantedAt }: PurchaseOnWire): boolean =>
  creationId !== null && grantedAt !== null && serverNow() - Date.parse(grantedAt) < FRESH_MS;

/** A bank that wanted to see the browser has sent it back with the name of the payment. */
function useReturnFromBank() {
  const [params, setParams] = useSearchParams();
  const intentId = params.get("payment_intent");
  const confirm = useConfirmPaid();
  const come = useEffectEvent((id: string) => {
    setParams({}, { replace: true });
    void confirm(id);
  });
  useEffect(() => {
    if (intentId !== null) come(intentId);
  }, [intentId]);
}
