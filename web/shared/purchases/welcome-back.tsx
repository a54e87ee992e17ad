import { useQueryClient } from "@tanstack/react-query";
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
import { notPaid } from "#web/words/purchases.ts";
import { isRecent, thank } from "./thanks.ts";

const LOOKED_AT = 5;

type WelcomeBackProps = { kind: ItemKind };

/**
 * Somebody comes from a payment: from our own page, or from their bank's. What the address says is
 * looked up at the server, and taken out of it. A card that was bought can be watched.
 */
export function WelcomeBack({ kind }: WelcomeBackProps) {
  const client = useQueryClient();
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const confirm = useConfirmPaid();
  const hasAsked = useRef(false);
  const [creationId, setCreationId] = useState<string | null>(null);

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
    // Nobody is told of a purchase that could not be looked up: it is on its page.
    const purchase = await find().catch(() => null);
    if (purchase?.kind !== kind) return null;
    thank(purchase);
    await invalidate(client, ...purchaseReads);
    return purchase.creationId;
  });
  useEffect(() => void welcome().then((id) => id && setCreationId(id)), []);
  return creationId && <CardUnderWay creationId={creationId} />;
}

const CardUnderWay = ({ creationId }: { creationId: string }) => (
  <section
    aria-label="Your premium card"
    className="hero-fill flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-line p-5"
  >
    <WandSparkles size={36} aria-hidden className="text-gold" />
    <p className="min-w-0 grow font-display text-xl">Your premium card takes shape right now.</p>
    <ButtonLink href={`/create?creation=${creationId}`}>Watch It</ButtonLink>
  </section>
);
