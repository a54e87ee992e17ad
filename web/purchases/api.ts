/** Purchases in the browser: what is for sale, what may be spent, and what follows a payment. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { currentUser } from "#contract/account.ts";
import { checkPremiumCooldown } from "#contract/creation.ts";
import { listMissions } from "#contract/missions.ts";
import {
  confirmPayment,
  getReceipt,
  getSpending,
  listPackages,
  listPurchases,
  type PurchaseOnWire,
} from "#contract/purchases.ts";
import { hasBegunHere, loadAnew } from "#web/lib/begun-here.ts";
import { call, CallError } from "#web/lib/call.ts";
import { useLive } from "#web/lib/live.ts";
import { invalidate, useAnswer } from "#web/lib/query.ts";
import { usePages } from "#web/lib/use-pages.ts";
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

/** With a real provider nothing is paid on a page that was come to from another screen: it is loaded anew. */
export function useMustLoadAnew(): boolean {
  const mode = useSpending().data?.mode;
  return mode !== undefined && mode !== "emulator" && !hasBegunHere();
}

/** For a page on which nothing is typed before it is paid there. */
export function usePageToPayOn() {
  const mustLoadAnew = useMustLoadAnew();
  useEffect(() => {
    if (mustLoadAnew) void loadAnew();
  }, [mustLoadAnew]);
}

export const usePackages = () => useAnswer(listPackages);

export const usePremiumStatus = () => useLive(checkPremiumCooldown, {}, "purchases");

const PAGE = 20;

export const usePurchases = () =>
  usePages(
    listPurchases,
    { limit: PAGE },
    { size: PAGE, isAskedAnew: true, cursorOf: ({ number }) => number },
  );

export const useReceipt = (id: string) =>
  useLive(getReceipt, { id }, "purchases", { isAskedAnew: true });

/** The bank has not answered yet. What was bought comes by itself when it has. */
const isUnderWay = (error: unknown): boolean =>
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
      toast(isUnderWay(error) ? paymentUnderWay : notCompleted(error));
      return null;
    }
  };
}
