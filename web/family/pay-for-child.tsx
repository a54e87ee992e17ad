import { useQueryClient } from "@tanstack/react-query";
import { listChildren } from "#contract/family.ts";
import { listAsked } from "#contract/purchases.ts";
import { invalidate } from "#web/lib/query.ts";
import { useConfirmPaid } from "#web/purchases/api.ts";
import { PaymentForm } from "#web/shared/purchases/payment-form.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.tsx";
import { paidForChild } from "#web/words/family.ts";

type PayForChildProps = {
  name: string;
  toBePaid: Parameters<typeof PaymentForm>[0]["toBePaid"];
  onClose: () => void;
};

/** The guardian has said yes, and pays. */
export function PayForChild({ name, toBePaid, onClose }: PayForChildProps) {
  const client = useQueryClient();
  const confirm = useConfirmPaid();
  const finish = async (paymentIntentId: string) => {
    const purchase = await confirm(paymentIntentId);
    if (!purchase) return;
    toast(paidForChild(name, purchase.title));
    onClose();
    await invalidate(client, listAsked, listChildren);
  };
  return (
    <Dialog title="Complete Purchase" description={`For ${name}`} size="wide" onClose={onClose}>
      <div className="mt-4">
        <PaymentForm toBePaid={toBePaid} returnTo="/family" onPaid={finish} onCancel={onClose} />
      </div>
    </Dialog>
  );
}
