import { PiggyBank } from "lucide-react";
import type { SpendingOnWire } from "#contract/purchases.ts";
import { SPENDING_DAYS } from "#game/purchases/limits.ts";
import { inDollars } from "#texts/en/purse.ts";

type SpendingNoteProps = {
  spending: Pick<SpendingOnWire, "spentCents" | "capCents" | "leftCents">;
  /** What the purchase would add. */
  amountCents?: number;
};

/** What was spent of late, and how much may still be: shown before every payment. */
export function SpendingNote({ spending, amountCents = 0 }: SpendingNoteProps) {
  const { spentCents, capCents, leftCents } = spending;
  return (
    <div className="flex items-start gap-3 rounded-panel border border-line bg-surface p-4">
      <PiggyBank size={24} aria-hidden className="mt-0.5 text-violet" />
      <div>
        <p>
          In the last {SPENDING_DAYS} days you spent <b>{inDollars(spentCents)}</b>.
        </p>
        {capCents !== null && leftCents !== null && (
          <p className="text-muted">
            Your limit is {inDollars(capCents)} a month: <b>{inDollars(leftCents)}</b> are left
            {amountCents > 0 && leftCents >= amountCents
              ? `, and ${inDollars(leftCents - amountCents)} after this.`
              : "."}
          </p>
        )}
      </div>
    </div>
  );
}
