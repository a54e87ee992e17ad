import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { WandSparkles } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { listPurchases, type PurchaseOnWire } from "#contract/purchases.ts";
import type { ItemKind } from "#game/purchases/items.ts";
import { call } from "#web/lib/call.ts";
import { invalidate } from "#web/lib/query.ts";
import { purchaseReads, useConfirmPaid } from "#web/purchases/api.ts";
import { toast } from "#web/ui/toast.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { notPaid } from "#web/words/purchases.ts";
import { isRecent, thank } from "./thanks.ts";
import { welcomeBackHeight } from "./welcome-back-height.ts";

const LOOKED_AT = 5;

type WelcomeBackProps = { kind: ItemKind };

/**
 * A player comes from a payment: from our own page, or from their bank's. What the address says is
 * looked up at the server, and taken out of it. A card that was bought can be watched.
 */
export function WelcomeBack({ kind }: WelcomeBackProps) {
  const client = useQueryClient();
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const confirm = useConfirmPaid();
  const hasAsked = useRef(false);
  /** Undefined until it is known whether a card is made. */
  const [creationId, setCreationId] = useState<string | null>();

  const find = async (): Promise<PurchaseOnWire | null> => {
    const intentId = params.get("payment_intent");
    if (params.get("redirect_status") === "failed") {
      toast(notPaid());
      return null;
    }
    if (intentId !== null) return confirm(intentId);
    const newest = await call(listPurchases, { limit: LOOKED_AT });
    return newest.find((each) => each.kind === kind && isRecent(each, Date.now())) ?? null;
  };
  /** Returns the card that was bought, while it is still made. */
  const welcome = useEffectEvent(async (): Promise<string | null> => {
    if (hasAsked.current) return null;
    hasAsked.current = true;
    navigate(path, { replace: true });
    // A purchase that could not be looked up gets no toast: it stands on the page of purchases.
    const purchase = await find().catch(() => null);
    if (purchase?.kind !== kind) return null;
    thank(purchase);
    await invalidate(client, ...purchaseReads);
    return purchase.creationId;
  });
  useEffect(() => void welcome().then(setCreationId), []);
  return kind === "premium" && <PremiumCard creationId={creationId} />;
}

/** As high in all its states, so that what is below it stays where it is. */
const PremiumCard = ({ creationId }: { creationId: string | null | undefined }) => (
  <section
    aria-label="Your premium card"
    className={clsx(
      welcomeBackHeight,
      "hero-fill flex flex-wrap content-center items-center gap-x-6 gap-y-3 rounded-panel border border-line p-5",
    )}
  >
    <WandSparkles size={36} aria-hidden className="flex-none text-gold" />
    <p className="min-w-0 grow basis-48 font-display text-xl">{wordsOf(creationId)}</p>
    {creationId === undefined && <Skeleton className="h-11 w-28" />}
    {creationId === null && <ButtonLink href="/purchases">Your Purchases</ButtonLink>}
    {creationId && <ButtonLink href={`/create?creation=${creationId}`}>Watch It</ButtonLink>}
  </section>
);

function wordsOf(creationId: string | null | undefined): string {
  if (creationId === undefined) return "We look for your premium card.";
  return creationId === null
    ? "All that you have bought is on one page."
    : "Your premium card takes shape right now.";
}
