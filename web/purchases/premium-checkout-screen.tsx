import { Scale, Sparkles, WandSparkles } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { createPremiumPayment } from "#contract/purchases.ts";
import { PREMIUM_CENTS } from "#game/purchases/items.ts";
import { PREMIUM_PER_DAY } from "#game/purchases/limits.ts";
import { buyingRefusals } from "#texts/en/purchases.ts";
import { inDollars } from "#texts/en/purse.ts";
import { useChange } from "#web/lib/query.ts";
import { DescribeBox } from "#web/shared/creation/describe-box.tsx";
import { refusalOf } from "#web/shared/creation/refused.tsx";
import { ForMoney } from "./for-money.tsx";
import { SpendingNote } from "#web/shared/purchases/spending-note.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast.tsx";
import { ASK_PARENT } from "#web/words/closed.ts";
import { paymentNotSetUp } from "#web/words/purchases.ts";
import { usePageToPayOn, usePremiumStatus, useSpending } from "./api.ts";
import { OwnCredits } from "./own-credits.tsx";
import { PremiumOdds } from "./premium-odds.tsx";

const PremiumModal = lazily(() => import("./premium-modal.tsx"), "PremiumModal");

const PRICE = inDollars(PREMIUM_CENTS);

/** A premium card for money: what it is, its chances, and the words that it will be made from. */
export function PremiumCheckoutScreen() {
  return (
    <Page
      intro="A card that is rare or better, from your own words. Your free card of the day stays free."
      back={{ href: "/create", label: "Create" }}
    >
      <OwnCredits />
      <ForMoney>
        <div className="grid items-start gap-6 lg:grid-cols-[1.3fr_1fr]">
          <Order />
          <Panel title="What you get">
            <Promises />
            <PremiumOdds />
          </Panel>
        </div>
      </ForMoney>
    </Page>
  );
}

function Order() {
  usePageToPayOn();
  const [, navigate] = useLocation();
  const [description, setDescription] = useState("");
  const status = usePremiumStatus().data;
  const spending = useSpending().data;
  const begin = useChange(createPremiumPayment, {
    onRefused: (error) => {
      // Words that are refused can be changed here; nothing else can.
      if (refusalOf(error)) return;
      toast(paymentNotSetUp(error));
      navigate("/", { replace: true });
    },
  });
  const refusal = refusalOf(begin.error);
  const buy = () => {
    const words = description.trim();
    begin.mutate(words === "" ? {} : { description: words });
  };
  return (
    <Panel className="space-y-5">
      <PriceLine left={status?.remainingCards} />
      <DescribeBox {...{ description, refusal }} onChange={setDescription} />
      {spending && <SpendingNote spending={spending} amountCents={PREMIUM_CENTS} />}
      <BuyButton
        canBuy={status?.canCreatePremium ?? null}
        asksGuardian={spending?.asksGuardian ?? null}
        pending={begin.isPending}
        onBuy={buy}
      />
      {begin.data && <PremiumModal toBePaid={begin.data} onClose={begin.reset} />}
    </Panel>
  );
}

/** `left` is how many more can be bought today. */
const PriceLine = ({ left }: { left: number | undefined }) => (
  <div className="flex flex-wrap items-center gap-4">
    <span className="brand-fill grid size-16 place-items-center rounded-panel">
      <WandSparkles size={32} aria-hidden />
    </span>
    <p className="min-w-0 grow">
      <span className="block font-display text-4xl text-gold">{PRICE}</span>
      <span className="text-muted">
        {left === undefined
          ? `Up to ${PREMIUM_PER_DAY} a day`
          : `${left} of ${PREMIUM_PER_DAY} left today`}
      </span>
    </p>
  </div>
);

/** Null for what is not known yet. */
type BuyButtonProps = {
  canBuy: boolean | null;
  asksGuardian: boolean | null;
  pending: boolean;
  onBuy: () => void;
};

const BuyButton = ({ canBuy, asksGuardian, pending, onBuy }: BuyButtonProps) => (
  <>
    {canBuy === false && (
      <p role="status" className="font-bold text-warn">
        {buyingRefusals.premium_limit}
      </p>
    )}
    <Button
      size="large"
      className="w-full"
      disabled={canBuy !== true || asksGuardian === null}
      pending={pending}
      onClick={onBuy}
    >
      <Sparkles size={22} aria-hidden />
      {asksGuardian ? ASK_PARENT : `Buy for ${PRICE}`}
    </Button>
  </>
);

const promises = [
  [Sparkles, "Rare or better, always: never a common card."],
  [WandSparkles, "More attack and defense than a card of its rarity has otherwise."],
  [Scale, "No advantage in ranked battles: there all cards are made equally strong."],
] as const;

const Promises = () => (
  <ul className="mb-6 grid gap-3">
    {promises.map(([Icon, words]) => (
      <li key={words} className="flex gap-3">
        <Icon size={22} aria-hidden className="mt-0.5 text-gold" />
        <span className="min-w-0">{words}</span>
      </li>
    ))}
  </ul>
);
