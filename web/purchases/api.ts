/** Purchases in the browser: what is for sale, what may be spent, and what follows a payment. */
import { useQueryClient } from "@tanstack/react-query";
import { currentUser } from "#contract/account.ts";
import { listMissions } from "#contract/missions.ts";
import {
  checkPremiumCooldown,
  confirmPayment,
  getReceipt,
  getSpending,
  listPurchases,
  type PurchaseOnWire,
} from "#contract/purchases.ts";
import { purchaseRefusals } from "#texts/en/purchases.ts";
import { call, CallError } from "#web/lib/call.ts";
import { useLive } from "#web/lib/live.ts";
import { invalidate } from "#web/lib/query.ts";
import { toast } from "#web/ui/toast.tsx";
import { notCompleted, paymentUnderWay } from "#web/words/purchases.ts";

/** Every read that a purchase, or money that went back, makes outdated. */
export const purchaseReads = [
  listPurchases,
  getReceipt,
  getSpending,
  checkPremiumCooldown,
  currentUser,
  listMissions,
];

/** What is shown before every payment. Another tab, or a guardian, may have changed it. */
export const useSpending = () => useLive(getSpending, {}, "purchases");

/** The bank has not answered yet. What was bought comes by itself when it has. */
const isUnderWay = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === "payment_processing";

/**
 * Looks whether it is paid, and has it handed over; the purchase as it is then. Null, after a toast,
 * when it is not: nothing is lost by asking again, and the server goes on without being asked.
 */
export function useConfirmPaid(): (paymentIntentId: string) => Promise<PurchaseOnWire | null> {
  const client = useQueryClient();
  return async (paymentIntentId) => {
    try {
      const { purchase } = await call(confirmPayment, { paymentIntentId });
      await invalidate(client, ...purchaseReads);
      return purchase;
    } catch (error) {
      const waiting = purchaseRefusals.payment_processing;
      toast(isUnderWay(error) ? paymentUnderWay(waiting) : notCompleted(error));
      return null;
    }
  };
}
