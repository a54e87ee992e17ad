import { Undo2 } from "lucide-react";
import { useState } from "react";
import { cancelPurchase, refundPurchase, type PurchaseOnWire } from "#contract/purchases.ts";
import { REFUND_DAYS } from "#game/purchases/refund.ts";
import { counted } from "#web/shared/counted.ts";
import { inDollars } from "#texts/en/purse.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/later/confirm-dialog.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { dayInWords } from "#web/words/family.ts";
import { givenUp, moneyBack } from "#web/words/purchases.ts";
import { purchaseReads } from "./api.ts";
import { isOpen } from "./state-words.ts";

type AboutPurchase = { purchase: PurchaseOnWire };

/** Below a receipt, and not on paper: what its reader can still do. */
export function WhatCanBeDone({ purchase }: AboutPurchase) {
  const { refund, state, creationId } = purchase;
  return (
    <div className="space-y-6 print:hidden">
      {creationId !== null && state === "granted" && (
        <ButtonLink href={`/create?creation=${creationId}`}>See the Card</ButtonLink>
      )}
      {refund && <TakeBack {...{ purchase, refund }} />}
      {state === "granted" && !refund && <Kept />}
      {isOpen(purchase) && <GiveUp purchase={purchase} />}
    </div>
  );
}

type TakeBackProps = AboutPurchase & { refund: NonNullable<PurchaseOnWire["refund"]> };

function TakeBack({ purchase: { id, title }, refund }: TakeBackProps) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const change = useChange(refundPurchase, {
    touches: purchaseReads,
    ...moneyBack,
    onDone: close,
    onRefused: close,
  });
  const amount = inDollars(refund.amountCents);
  const goods = refund.credits > 0 ? counted(refund.credits, "unused credit") : title;
  return (
    <Panel title="Changed your mind?">
      <p>
        You can take back {goods} for <b>{amount}</b>, until {dayInWords(refund.until)}.
      </p>
      <Button look="ghost" className="mt-4" onClick={() => setAsked(true)}>
        <Undo2 size={18} aria-hidden /> Take It Back
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Take it back?"
          description={`${goods} will be gone, and ${amount} go back to the card that paid.`}
          confirmLabel={`Yes, Give ${amount} Back`}
          cancelLabel="Keep It"
          pending={change.isPending}
          onConfirm={() => change.mutate({ id })}
          onClose={close}
        />
      )}
    </Panel>
  );
}

const Kept = () => (
  <p className="text-muted">
    What was used, or was bought more than {REFUND_DAYS} days ago, cannot be taken back here.
  </p>
);

function GiveUp({ purchase: { id, state, kind } }: AboutPurchase) {
  const change = useChange(cancelPurchase, { touches: purchaseReads, ...givenUp });
  const isAsked = state === "asked";
  return (
    <Panel title={isAsked ? "Your parent has been asked" : "This is not paid yet"}>
      <p className="mb-4 text-muted">
        {isAsked
          ? "They find it on their family page, and decide. Without an answer, your question ends after a week."
          : "Nothing was charged. If nobody pays, it ends by itself within a day."}
      </p>
      <div className="flex flex-wrap gap-3">
        {!isAsked && <ButtonLink href={goOnAt[kind]}>Go On Buying</ButtonLink>}
        <Button look="ghost" {...pressFor(change, { id })}>
          {isAsked ? "Take Back the Question" : "Give It Up"}
        </Button>
      </div>
    </Panel>
  );
}

const goOnAt: Record<PurchaseOnWire["kind"], string> = {
  credits: "/store",
  premium: "/premium-checkout",
  custom: "/create",
};
