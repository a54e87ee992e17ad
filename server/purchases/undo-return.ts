/**
 * Money that was on its way back and did not arrive: banks close cards. It lies with us again, so the
 * goods are given again; where they cannot be, the operator must find another way.
 */
import { DAY_MS } from "#game/lib/day.ts";
import type { PurchaseState } from "#game/purchases/states.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Intent } from "#server/ports/payments.ts";
import { findBuyer, type Following } from "./buyer.ts";
import { notifyOfFailedReturn } from "./notify.ts";
import * as queries from "./queries.ts";
import { giveBackGoods } from "./take-back.ts";

export async function undoReturn(
  tx: Tx,
  deps: Following,
  { purchase, intent }: { purchase: queries.PurchaseRow; intent: Intent },
): Promise<void> {
  const { id, state, attempt } = purchase;
  const { refundedCents, failedRefundCents } = intent;
  const after = await stateAfter(tx, deps, purchase);
  await queries.change(tx, id, {
    state: after,
    refundedCents,
    failedRefundCents,
    refundDueCents: Math.max(purchase.refundDueCents, purchase.refundedCents),
    // The provider remembers the refund that failed for its key.
    attempt: attempt + 1,
    checkAt: new Date(deps.now() + (state === "pending" ? 0 : DAY_MS)),
    ...(after !== state && { why: "refund_failed", endedAt: null }),
  });
  if (after === "granted") await giveBackGoods(tx, { ...purchase, refundedCents });
  await notifyOfFailedReturn(tx, deps, { ...purchase, state: after, failedRefundCents });
}

/** Goods that were never given, or whose account is closed, cannot be given back. */
async function stateAfter(
  tx: Tx,
  deps: Following,
  { state, grantedAt, playerId }: queries.PurchaseRow,
): Promise<PurchaseState> {
  if (state !== "refunding" && state !== "refunded") return state;
  if (grantedAt === null) return "unreturned";
  const { isDeleted } = await findBuyer(tx, deps, playerId);
  return isDeleted ? "unreturned" : "granted";
}
