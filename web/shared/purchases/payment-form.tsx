import { MailQuestion, PartyPopper } from "lucide-react";
import type { PurchaseOnWire } from "#contract/purchases.ts";
import { inDollars } from "#texts/en/purse.ts";
import { useSpending } from "#web/purchases/api.ts";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { FromError } from "#web/words/failed.ts";
import { paymentBroken } from "#web/words/purchases.ts";
import { OrderSummary } from "./order-summary.tsx";
import { SpendingNote } from "./spending-note.tsx";

const ProviderForm = lazily(() => import("./provider-form.tsx"), "ProviderForm", {
  otherwise: NotLoaded,
  meanwhile: <Skeleton className="h-72" />,
});

type PaymentFormProps = {
  /** What the call that began the purchase has answered. */
  toBePaid: { clientSecret: string | null; purchase: PurchaseOnWire };
  /** On the button; "Pay $4.99" without it. */
  payLabel?: string | undefined;
  /** A path of ours to which a bank sends the browser back, when it wants to see it. */
  returnTo: string;
  /**
   * It is paid: hand it over, such as by `useConfirmPaid`, and go on. The button says PROCESSING until
   * then, and if nothing has changed afterwards another press calls this once more, and pays nothing.
   */
  onPaid: (paymentIntentId: string) => Promise<unknown>;
  /** For what is thrown by the provider's script, or by `onPaid`. */
  brokenToast?: FromError;
  /** Adds a Cancel button. */
  onCancel?: () => void;
};

/**
 * The one way to pay, in a page as in a dialog: what is bought and for how much, what was spent in the
 * last 30 days and may still be, and the provider's form. Where a guardian decides, it says so instead.
 */
export function PaymentForm({
  toBePaid: { clientSecret, purchase },
  payLabel = `Pay ${inDollars(purchase.amountCents)}`,
  brokenToast = paymentBroken,
  ...form
}: PaymentFormProps) {
  const spending = useSpending();
  if (clientSecret === null) return <NothingToPay purchase={purchase} />;
  if (!spending.data) return <Unanswered query={spending} size="h-96" />;
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @3xl:grid-cols-[1fr_1.2fr] @3xl:gap-10">
        <div className="grid gap-4">
          <OrderSummary purchase={purchase} />
          <SpendingNote spending={spending.data} amountCents={purchase.amountCents} />
          {spending.data.mode === "stripe_test" && (
            <p className="font-bold">Test mode: no money moves.</p>
          )}
        </div>
        <ProviderForm
          key={clientSecret}
          provider={spending.data}
          {...{ clientSecret, payLabel, brokenToast, ...form }}
        />
      </div>
    </div>
  );
}

/** The question went to a guardian, or another tab has paid a moment ago. */
function NothingToPay({ purchase: { id, state, title, why } }: { purchase: PurchaseOnWire }) {
  if (state === "asked") {
    return (
      <EmptyState
        Icon={MailQuestion}
        title="Your parent has been asked"
        way={[`/purchases/${id}`, "See Your Question"]}
      >
        <p>
          They find it on their family page: {title}. They decide, and they pay. You hear of it here
          as soon as they have.
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      Icon={PartyPopper}
      title={state === "granted" ? "This is paid already" : "There is nothing to pay"}
      way={[`/purchases/${id}`, "See the Receipt"]}
    >
      {why === "" ? title : why}
    </EmptyState>
  );
}
