import { ShoppingBag } from "lucide-react";
import { useState } from "react";
import {
  approvePurchase,
  cancelPurchase,
  declinePurchase,
  listAsked,
  type PurchaseOnWire,
} from "#contract/purchases.ts";
import { inDollars } from "#texts/en/purse.ts";
import { useLive } from "#web/lib/live.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { useFocusOnMount } from "#web/lib/use-focus-on-mount.ts";
import { useParam } from "#web/lib/use-param.ts";
import { usePageToPayOn } from "#web/purchases/api.ts";
import { timeAgo, useNow } from "#web/shared/times.ts";
import { Button } from "#web/ui/button.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { answerSaved } from "#web/words/family.ts";
import { paymentNotSetUp } from "#web/words/purchases.ts";

const PayForChild = lazily(() => import("./pay-for-child.tsx"), "PayForChild");

/** What children would like to buy. The letter about a purchase leads to that purchase. */
export function AskedPurchases() {
  const named = useParam("purchase");
  const { data } = useLive(listAsked, {}, "family");
  if (!data) return null;
  const isGone = named !== null && data.every(({ id }) => id !== named);
  if (data.length === 0 && !isGone) return null;
  return (
    <Panel title="Your children would like to buy" className="hero-fill">
      {isGone && (
        <p role="status" className="mb-3">
          This question is not open any more: it was answered, paid or taken back.
        </p>
      )}
      <ul className="divide-y divide-line">
        {data.map((purchase) => (
          <li key={purchase.id} className="py-4 first:pt-0 last:pb-0">
            <Asked purchase={purchase} isNamed={purchase.id === named} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type AskedProps = { purchase: PurchaseOnWire; isNamed: boolean };

function Asked({ purchase, isNamed }: AskedProps) {
  usePageToPayOn();
  const { title, amountCents, createdAt, forName } = purchase;
  const now = useNow();
  const wish = `${forName}: ${title} for ${inDollars(amountCents)}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 grow basis-64 items-start gap-3">
        <ShoppingBag size={28} aria-hidden className="mt-1 flex-none text-violet" />
        <div className="min-w-0">
          {isNamed ? <NamedWish wish={wish} /> : <Wish wish={wish} />}
          <p className="text-sm text-muted">
            Asked {timeAgo(createdAt, now)}. Nothing is bought unless you say yes and pay.
          </p>
        </div>
      </div>
      <Answer purchase={purchase} wish={wish} />
    </div>
  );
}

const Wish = ({ wish }: { wish: string }) => (
  <p className="text-lg font-bold wrap-anywhere">{wish}</p>
);

/** The one that the letter was about: eyes and readers come to it first. */
function NamedWish({ wish }: { wish: string }) {
  const place = useFocusOnMount<HTMLParagraphElement>();
  return (
    <p
      ref={place}
      tabIndex={-1}
      className="scroll-mt-52 text-lg font-bold wrap-anywhere outline-none"
    >
      {wish}
    </p>
  );
}

type AnswerProps = { purchase: PurchaseOnWire; wish: string };

function Answer({ purchase: { id, state, amountCents, forName }, wish }: AnswerProps) {
  const [isPaying, setPaying] = useState(false);
  const approve = useChange(approvePurchase, {
    onDone: () => setPaying(true),
    refusedToast: paymentNotSetUp,
  });
  const options = { touches: [listAsked], ...answerSaved };
  const decline = useChange(declinePurchase, options);
  const giveUp = useChange(cancelPurchase, options);
  const isAsked = state === "asked";
  const no = isAsked ? decline : giveUp;
  const yes = `${isAsked ? "Yes, and Pay" : "Pay"} ${inDollars(amountCents)}`;
  const noWords = isAsked ? "No" : "No, Not Now";
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button aria-label={`${yes}: ${wish}`} {...pressFor(approve, { id })}>
          {yes}
        </Button>
        <Button look="ghost" aria-label={`${noWords}: ${wish}`} {...pressFor(no, { id })}>
          {noWords}
        </Button>
      </div>
      {isPaying && approve.data && (
        <PayForChild
          name={forName ?? ""}
          toBePaid={approve.data}
          onClose={() => setPaying(false)}
        />
      )}
    </>
  );
}
