import type { PurchaseOnWire } from "#contract/purchases.ts";
import { inCredits, inDollars } from "#texts/en/purse.ts";

type OrderSummaryProps = { purchase: Pick<PurchaseOnWire, "title" | "credits" | "amountCents"> };

const PROCESSING_FEE_CENTS = 0;

/** What is bought, line by line, and what it comes to. */
export function OrderSummary({ purchase: { title, credits, amountCents } }: OrderSummaryProps) {
  return (
    <section aria-label="Order summary" className="rounded-panel border border-line bg-raised p-5">
      <h2 className="font-display text-xl">Order Summary</h2>
      <dl className="mt-3 grid gap-2">
        <Line name={credits > 0 ? `${title}, ${inCredits(credits)}` : title}>
          {inDollars(amountCents)}
        </Line>
        <Line name="Processing fee">{inDollars(PROCESSING_FEE_CENTS)}</Line>
        <div className="mt-1 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 font-display text-2xl">
          <dt>Total</dt>
          <dd className="text-gold">{inDollars(amountCents + PROCESSING_FEE_CENTS)}</dd>
        </div>
      </dl>
    </section>
  );
}

const Line = ({ name, children }: { name: string; children: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-muted">{name}</dt>
    <dd className="font-bold">{children}</dd>
  </div>
);
