import { Printer, SearchX } from "lucide-react";
import { useParams } from "wouter";
import type { ReceiptOnWire } from "#contract/purchases.ts";
import { inCredits, inDollars } from "#texts/en/purse.ts";
import { isMissing } from "#web/lib/query.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { dayInWords } from "#web/words/family.ts";
import { useReceipt } from "./api.ts";
import { WhatCanBeDone } from "./what-can-be-done.tsx";
import { isOpen, stateOf } from "./state-words.ts";

const back = { href: "/purchases", label: "Your Purchases" };

/** One purchase: a receipt to keep or print, and the way back while there is one. */
export function ReceiptScreen() {
  const { id = "" } = useParams();
  const receipt = useReceipt(id);
  if (isMissing(receipt.error)) return <NotTheirs />;
  return (
    <Page
      width="narrow"
      back={back}
      title={receipt.data && `Receipt ${receipt.data.purchase.number}`}
      aside={receipt.data && <PrintButton />}
    >
      <Unanswered query={receipt} size="h-120" />
      {receipt.data && (
        <div className="space-y-6">
          <Paper receipt={receipt.data} />
          <WhatCanBeDone purchase={receipt.data.purchase} />
        </div>
      )}
    </Page>
  );
}

const PrintButton = () => (
  <Button look="ghost" className="print:hidden" onClick={() => window.print()}>
    <Printer size={18} aria-hidden /> Print
  </Button>
);

const NotTheirs = () => (
  <Page width="narrow" back={back}>
    <EmptyState
      Icon={SearchX}
      title="There is no such purchase here"
      way={["/purchases", "Your Purchases"]}
    >
      If a letter has led you here, sign in as the one to whom it was written.
    </EmptyState>
  </Page>
);

function Paper({ receipt: { purchase, seller, buyerName } }: { receipt: ReceiptOnWire }) {
  const { title, credits, amountCents, refundedCents, isTest, why, forName } = purchase;
  const { label, tone } = stateOf(purchase);
  const dueCents = isOpen(purchase) || purchase.state === "cancelled" ? 0 : amountCents;
  return (
    <section aria-label="Receipt" className="panel space-y-6 print:border-none print:shadow-none">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <address className="min-w-0 not-italic">
          <b className="block font-display text-2xl">Taleborn</b>
          {[seller.name, seller.address, seller.email]
            .filter((line) => line !== "")
            .map((line) => (
              <span key={line} className="block whitespace-pre-line text-muted">
                {line}
              </span>
            ))}
        </address>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Fact name="Receipt number">{purchase.number}</Fact>
        <Fact name="Date">{dayInWords(purchase.grantedAt ?? purchase.createdAt)}</Fact>
        <Fact name="Paid by">{buyerName}</Fact>
        {forName !== null && <Fact name="For">{forName}</Fact>}
      </dl>
      <dl className="divide-y divide-line border-t border-line">
        <Line name={credits > 0 ? `${title}, ${inCredits(credits)}` : title} cents={amountCents} />
        {refundedCents > 0 && <Line name="Money back" cents={-refundedCents} />}
        <div className="flex flex-wrap justify-between gap-x-4 py-3 font-display text-2xl">
          <dt>Total paid</dt>
          <dd className="text-gold">{inDollars(dueCents - refundedCents)}</dd>
        </div>
      </dl>
      {why !== "" && <p>{why}</p>}
      {isTest && (
        <p className="rounded-field border border-line-strong p-3 font-bold">
          This was a test: no money has moved.
        </p>
      )}
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: string | number }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-bold wrap-anywhere">{children}</dd>
  </div>
);

const Line = ({ name, cents }: { name: string; cents: number }) => (
  <div className="flex flex-wrap justify-between gap-x-4 py-3">
    <dt>{name}</dt>
    <dd className="font-bold">{cents < 0 ? `−${inDollars(-cents)}` : inDollars(cents)}</dd>
  </div>
);
