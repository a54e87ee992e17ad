import { useState } from "react";
import { listUserPurchases, refundForUser } from "#contract/admin-purchases.ts";
import type { PurchaseOnWire } from "#contract/purchases.ts";
import { inCredits, inDollars } from "#texts/en/purse.ts";
import { WhyDialog } from "#web/admin/forms/why-dialog.tsx";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { purchaseGivenBack } from "#web/words/admin.ts";
import { touchesUser, type UserDialogProps } from "./of-user.ts";

type Refundable = PurchaseOnWire & { refund: NonNullable<PurchaseOnWire["refund"]> };

/** What the player has bought, and the way back of what was not used. */
export function RefundDialog({ user, onClose }: UserDialogProps) {
  const [chosen, setChosen] = useState<Refundable | null>(null);
  const bought = useAnswer(listUserPurchases, { id: user.id, limit: 100 }, { isAskedAnew: true });
  if (chosen) return <Confirm purchase={chosen} onClose={onClose} />;
  return (
    <Dialog
      title={`What ${user.username} has bought`}
      description="What was not used can be given back, however long ago it was bought."
      onClose={onClose}
    >
      <Unanswered query={bought} size="mt-4 h-32" />
      {bought.data?.length === 0 && <p className="mt-4 text-muted">Nothing yet.</p>}
      <ul className="mt-4 divide-y divide-line">
        {bought.data?.map((purchase) => (
          <Bought key={purchase.id} purchase={purchase} onChoose={setChosen} />
        ))}
      </ul>
    </Dialog>
  );
}

type BoughtProps = { purchase: PurchaseOnWire; onChoose: (purchase: Refundable) => void };

function Bought({ purchase, onChoose }: BoughtProps) {
  const { number, title, amountCents, refundedCents, createdAt, refund, why, forName } = purchase;
  const back = refundedCents > 0 && `, ${inDollars(refundedCents)} went back`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="break-words">
          No. {number}: {title}
          {forName !== null && ` for ${forName}`}
        </p>
        <p className="text-sm text-muted">
          {createdAt.slice(0, 10)}, {inDollars(amountCents)}
          {back}. {why}
        </p>
      </div>
      {refund ? (
        <Button size="small" onClick={() => onChoose({ ...purchase, refund })}>
          Give {inDollars(refund.amountCents)} Back
        </Button>
      ) : (
        <span className="text-sm text-muted">Nothing to give back</span>
      )}
    </li>
  );
}

type ConfirmProps = { purchase: Refundable; onClose: () => void };

function Confirm({ purchase: { id, title, refund }, onClose }: ConfirmProps) {
  const give = useChange(refundForUser, {
    touches: [...touchesUser, listUserPurchases],
    ...purchaseGivenBack,
    onDone: onClose,
  });
  const credits = refund.credits > 0 ? ` ${inCredits(refund.credits)} will be gone.` : "";
  return (
    <WhyDialog
      title={`Give ${inDollars(refund.amountCents)} back?`}
      description={`For ${title}.${credits} The money goes to whoever has paid. This cannot be undone.`}
      confirmLabel="Give Back"
      look="danger"
      pending={give.isPending}
      onConfirm={(why) => give.mutate({ id, why })}
      onClose={onClose}
    />
  );
}
