/**
 * Money that was on its way back and did not arrive: banks close cards. It lies with us again, so the
 * goods are given again; where they cannot be, the operator must find another way.
 */
import { DAY_MS } from "#game/lib/day.ts";
import type { PurchaseState } from "#game/purchases/states.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Intent } from "#server/ports/payments.ts";
import { findBuyer, refuseGoods, refusePayer, type Following } from "./buyer.ts";
import { grant } from "./grant.ts";
import { notifyOfFailedReturn } from "./notify.ts";
import * as queries from "./queries.ts";
import { giveBackGoods } from "./take-back.ts";

export async function undoReturn(
  tx: Tx,
  deps: Following,
  { purchase, intent }: { purchase: queries.PurchaseRow; intent: Intent },
): Promise<void> {
  const { id, state, attempt } = purchase;
  const { failedRefundCents } = intent;
  const refundedCents = stillBack(purchase, intent);
  const after = await stateAfter(tx, deps, purchase);
  const isFirstGrant = after === "granted" && purchase.grantedAt === null;
  await queries.change(tx, id, {
    ...(!isFirstGrant && { state: after }),
    refundedCents,
    failedRefundCents,
    refundDueCents: Math.max(purchase.refundDueCents, purchase.refundedCents),
    // The provider remembers the refund that failed for its key.
    attempt: attempt + 1,
    checkAt: new Date(deps.now() + (state === "pending" ? 0 : DAY_MS)),
    ...(after !== state && { why: "refund_failed", endedAt: null }),
  });
  if (isFirstGrant) await grant(tx, deps, purchase);
  else if (after === "granted") await giveBackGoods(tx, { ...purchase, refundedCents });
  await notifyOfFailedReturn(tx, deps, { ...purchase, state: after, failedRefundCents });
}

/** Of what was known to have gone back. What went back since, perhaps for what failed, is the next step. */
const stillBack = (known: queries.PurchaseRow, { refundedCents, failedRefundCents }: Intent) =>
  Math.min(
    refundedCents,
    Math.max(known.refundedCents - (failedRefundCents - known.failedRefundCents), 0),
  );

/** Goods that the player may not have, or whose account is closed, cannot be given back. */
async function stateAfter(
  tx: Tx,
  deps: Following,
  purchase: queries.PurchaseRow,
): Promise<PurchaseState> {
  const { state, grantedAt, why, playerId } = purchase;
  if (state !== "refunding" && state !== "refunded") return state;
  const buyer = await findBuyer(tx, deps, playerId);
  if (grantedAt !== null) return buyer.isDeleted ? "unreturned" : "granted";
  // The game had not heard of the payment when the money went back.
  const isUnheard = why === "money_went_back";
  const isRefused = refuseGoods(purchase, buyer) ?? (await refusePayer(tx, deps, purchase));
  return isUnheard && !isRefused ? "granted" : "unreturned";
}
