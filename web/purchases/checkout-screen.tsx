import { MailQuestion } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "wouter";
import { createCreditPayment } from "#contract/purchases.ts";
import { useChange } from "#web/lib/query.ts";
import { useParam } from "#web/lib/use-param.ts";
import { ForMoney } from "./for-money.tsx";
import { PaymentForm } from "#web/shared/purchases/payment-form.tsx";
import { thank } from "#web/shared/purchases/thanks.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeletons } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.tsx";
import { ASK_PARENT } from "#web/words/closed.ts";
import { nothingChosen, paymentNotSetUp } from "#web/words/purchases.ts";
import { useConfirmPaid, useSpending } from "./api.ts";
import { OwnCredits } from "./own-credits.tsx";
import { useLeaveLater } from "./use-leave-later.ts";

const STORE = "/store";
const BOUGHT = `${STORE}?success=true`;

/** One pack of credits, and the form that pays for it. */
export function CheckoutScreen() {
  const packageId = useParam("package") ?? "";
  return (
    <Page back={{ href: STORE, label: "Store" }}>
      <OwnCredits />
      <ForMoney>
        {packageId === "" ? <NothingChosen /> : <AskFirst key={packageId} packageId={packageId} />}
      </ForMoney>
    </Page>
  );
}

function NothingChosen() {
  const [, navigate] = useLocation();
  const leave = useEffectEvent(() => {
    toast(nothingChosen);
    navigate(STORE, { replace: true });
  });
  useEffect(() => leave(), []);
  return null;
}

/** Opening the page sends no letter to a parent; only pressing the button does. */
function AskFirst({ packageId }: { packageId: string }) {
  const spending = useSpending();
  const [isAsking, setAsking] = useState(false);
  if (!spending.data) return <Unanswered query={spending} {...loading} />;
  if (!spending.data.asksGuardian || isAsking) return <Checkout packageId={packageId} />;
  return (
    <EmptyState
      Icon={MailQuestion}
      title="Your parent decides"
      action={<Button onClick={() => setAsking(true)}>{ASK_PARENT}</Button>}
    >
      They find this pack on their family page, and pay for it when they say yes. Several questions
      in a few hours make one letter.
    </EmptyState>
  );
}

function Checkout({ packageId }: { packageId: string }) {
  const [, navigate] = useLocation();
  const { data: toBePaid, mutate } = useChange(createCreditPayment, {
    refusedToast: paymentNotSetUp,
    onRefused: () => navigate(STORE, { replace: true }),
  });
  useEffect(() => mutate({ packageId }), [mutate, packageId]);
  const confirm = useConfirmPaid();
  const leaveLater = useLeaveLater(BOUGHT);
  if (!toBePaid) return <Skeletons {...loading} />;

  const handOver = async (paymentIntentId: string) => {
    const purchase = await confirm(paymentIntentId);
    if (!purchase) return;
    thank(purchase);
    await leaveLater();
  };
  return (
    <Panel>
      <PaymentForm toBePaid={toBePaid} returnTo={BOUGHT} onPaid={handOver} />
    </Panel>
  );
}

const loading = { label: "Setting up the payment", sizes: ["h-96"] };
