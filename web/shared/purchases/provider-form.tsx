import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { PaymentIntent, Stripe, StripeError } from "@stripe/stripe-js";
import { useEffect, useRef, useState } from "react";
import { loadProvider, type ProviderInBrowser } from "#web/payments/api.ts";
import { Button } from "#web/ui/button.tsx";
import { useHeldDialog } from "#web/ui/dialog.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Form } from "#web/ui/field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.tsx";
import type { FromError } from "#web/words/failed.ts";
import { notPaid } from "#web/words/purchases.ts";
import { appearanceNow } from "./appearance.ts";

export type ProviderFormProps = {
  provider: ProviderInBrowser;
  clientSecret: string;
  payLabel: string;
  returnTo: string;
  brokenToast: FromError;
  onPaid: (paymentIntentId: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
};

/** The provider's fields for a card, and the button that pays. Its code is for checkouts alone. */
export function ProviderForm(props: ProviderFormProps) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

type AttemptProps = ProviderFormProps & { onRetry: () => void };

function Attempt({ provider, clientSecret, ...form }: AttemptProps) {
  const stripe = useProvider(provider);
  const [appearance] = useState(appearanceNow);
  if (stripe === "missing") return <Missing onRetry={form.onRetry} />;
  if (!stripe) return <Skeleton className="h-72" />;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance, loader: "never" }}>
      <Fields {...form} />
    </Elements>
  );
}

const Missing = ({ onRetry }: { onRetry: () => void }) => (
  <FailedState title="The payment form did not load" onRetry={onRetry} />
);

function useProvider({ mode, publishableKey }: ProviderInBrowser): Stripe | "missing" | null {
  const [stripe, setStripe] = useState<Stripe | "missing" | null>(null);
  useEffect(() => {
    let isHere = true;
    loadProvider({ mode, publishableKey }).then(
      (loaded) => isHere && setStripe(loaded),
      () => isHere && setStripe("missing"),
    );
    return () => void (isHere = false);
  }, [mode, publishableKey]);
  return stripe;
}

type FieldsProps = Omit<AttemptProps, "provider" | "clientSecret">;

function Fields({ payLabel, onCancel, onRetry, ...paying }: FieldsProps) {
  const [state, setState] = useState<"loading" | "ready" | "missing">("loading");
  const { pay, isPaying } = usePay(paying);
  useHeldDialog(isPaying);
  if (state === "missing") return <Missing onRetry={onRetry} />;
  return (
    <Form className="grid gap-5" onSend={() => void pay()}>
      <div className="relative min-h-72" aria-busy={state === "loading"}>
        {state === "loading" && <Skeleton className="absolute inset-0" />}
        <PaymentElement
          options={{ layout: "tabs", paymentMethodOrder: ["card", "apple_pay", "google_pay"] }}
          onReady={() => setState("ready")}
          onLoadError={() => setState("missing")}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && (
          <Button look="ghost" disabled={isPaying} onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button
          type="submit"
          size="large"
          className="grow"
          disabled={state === "loading"}
          pending={isPaying}
        >
          {isPaying ? "PROCESSING" : payLabel}
        </Button>
      </div>
    </Form>
  );
}

type Answer = { paymentIntent?: PaymentIntent | undefined; error?: StripeError | undefined };

/** Also an attempt that is refused because the one before, whose answer was lost, has paid. */
function paidIn({ paymentIntent, error }: Answer): string | null {
  const intent = paymentIntent ?? error?.payment_intent;
  return intent?.status === "succeeded" || intent?.status === "processing" ? intent.id : null;
}

type Paying = Pick<FieldsProps, "returnTo" | "brokenToast" | "onPaid">;

function usePay({ returnTo, brokenToast, onPaid }: Paying) {
  const stripe = useStripe();
  const elements = useElements();
  const [isPaying, setPaying] = useState(false);
  /** Paid once, it is only handed over when the button is pressed again. */
  const paid = useRef<string | null>(null);

  const payOnce = async () => {
    if (!stripe || !elements || paid.current !== null) return;
    const answer: Answer = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: new URL(returnTo, location.origin).href },
      redirect: "if_required",
    });
    paid.current = paidIn(answer);
    if (paid.current === null) toast(notPaid(answer.error?.message));
  };
  const pay = async () => {
    setPaying(true);
    try {
      await payOnce();
      if (paid.current !== null) await onPaid(paid.current);
    } catch (error) {
      toast(brokenToast(error));
    }
    setPaying(false);
  };
  return { pay, isPaying };
}
