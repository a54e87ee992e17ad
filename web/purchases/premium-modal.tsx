import { useQueryClient } from "@tanstack/react-query";
import { createPremium, type PurchaseOnWire } from "#contract/purchases.ts";
import { collectionReads } from "#web/collection/api.ts";
import { call } from "#web/lib/call.ts";
import { invalidate } from "#web/lib/query.ts";
import { PaymentForm } from "#web/shared/purchases/payment-form.tsx";
import { thank } from "#web/shared/purchases/thanks.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.tsx";
import { premiumBroken, premiumNotCreated } from "#web/words/purchases.ts";
import { purchaseReads } from "./api.ts";
import { useLeaveLater } from "./use-leave-later.ts";

const BOUGHT = "/?premium=success";

type PremiumModalProps = {
  toBePaid: { clientSecret: string | null; purchase: PurchaseOnWire };
  onClose: () => void;
};

/** Pays for a premium card, and has it made. */
export function PremiumModal({ toBePaid, onClose }: PremiumModalProps) {
  const client = useQueryClient();
  const leaveLater = useLeaveLater(BOUGHT);
  const handOver = async (paymentIntentId: string) => {
    try {
      // One key for one payment: pressed again after an answer that was lost, it goes on.
      await call(createPremium, { paymentIntentId, watch: true }, `premium-${paymentIntentId}`);
    } catch (error) {
      toast(premiumNotCreated(error));
      return;
    }
    thank(toBePaid.purchase);
    await invalidate(client, ...purchaseReads, ...collectionReads);
    await leaveLater();
  };
  return (
    <Dialog title="Premium Card" size="wide" onClose={onClose}>
      <div className="mt-4">
        <PaymentForm
          toBePaid={toBePaid}
          returnTo={BOUGHT}
          brokenToast={premiumBroken}
          onPaid={handOver}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
