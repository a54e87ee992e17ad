import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { createCustom, createIntent } from "#contract/purchases.ts";
import { customSpecs } from "#game/purchases/custom-card.ts";
import { call } from "#web/lib/call.ts";
import { invalidate, isToldAlready, useChange } from "#web/lib/query.ts";
import { purchaseReads, useConfirmPaid } from "#web/purchases/api.ts";
import { PaymentForm } from "#web/shared/purchases/payment-form.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.tsx";
import { customCardFailed } from "#web/words/creation.ts";
import { paymentNotSetUp } from "#web/words/purchases.ts";
import { refusalOf, type DescriptionRefused } from "#web/shared/creation/refused.tsx";
import { designOf, priceOf, type CustomOrder } from "./custom-order.ts";

type CustomPaymentProps = {
  order: CustomOrder;
  onClose: () => void;
  /** The words are not made into a card: they can be changed beside the box. */
  onRefused: (refusal: DescriptionRefused) => void;
  onBegun: (creationId: string) => void;
};

/** It is being set up until the server has begun a purchase; then it is paid; then the card is made. */
export function CustomPayment({ order, onClose, onRefused, onBegun }: CustomPaymentProps) {
  const begin = useChange(createIntent, {
    touches: purchaseReads,
    onRefused: (error) => {
      const refusal = refusalOf(error);
      if (refusal) onRefused(refusal);
      else if (!isToldAlready(error)) toast(paymentNotSetUp(error));
      onClose();
    },
  });
  const setUp = useEffectEvent(() => {
    const item = { itemId: "custom_card", itemType: "custom", amount: priceOf(order) };
    begin.mutate({ ...item, ...designOf(order) });
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    setUp();
  }, []);
  const confirm = useConfirmPaid();
  const make = useMakeCustom();
  const finish = async (paymentIntentId: string) => {
    const purchase = await confirm(paymentIntentId);
    if (!purchase) return;
    const creationId = (await make(order, paymentIntentId)) ?? purchase.creationId;
    if (creationId !== null) onBegun(creationId);
    onClose();
  };
  return (
    <Dialog title="Complete Purchase" size="wide" onClose={onClose}>
      <div className="mt-4">
        {begin.data ? (
          <PaymentForm
            toBePaid={begin.data}
            returnTo="/create"
            onPaid={finish}
            onCancel={onClose}
          />
        ) : (
          <div role="status" className="grid gap-4">
            <p className="text-muted">Setting up your payment…</p>
            <Skeleton className="h-72" />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/**
 * Orders the card that was paid for, and returns the id of its creation. The server makes a paid
 * card in any case: null, after a toast, only means that this browser does not know the creation.
 */
export function useMakeCustom() {
  const client = useQueryClient();
  return async (order: CustomOrder, paymentIntentId?: string): Promise<string | null> => {
    const { mode, creature, parameters } = order;
    try {
      const { creation } = await call(createCustom, {
        ...designOf(order),
        specs: customSpecs(parameters),
        price: priceOf(order),
        ...(mode === "creature" && {
          creatureName: creature?.name ?? null,
          creatureImageUrl: creature?.imageUrl ?? null,
        }),
        ...(paymentIntentId !== undefined && { paymentIntentId }),
        watch: true,
      });
      return creation.id;
    } catch (error) {
      toast(customCardFailed(error));
      return null;
    } finally {
      await invalidate(client, ...purchaseReads);
    }
  };
}
