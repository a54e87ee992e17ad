/** The way back that players go by themselves, or an admin for them: what was not used, and what was never paid. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as forAdmins from "#contract/admin-purchases.ts";
import type * as contract from "#contract/purchases.ts";
import { refundOf } from "#game/purchases/refund.ts";
import { isOpenAccount } from "#server/account/service.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { lockPurse } from "#server/purse/service.ts";
import { adminRefusals } from "#texts/en/admin.ts";
import { purchaseAnswers, purchaseRefusals, refundRefusals } from "#texts/en/purchases.ts";
import { nudgeAll } from "./ask.ts";
import { cancelUnpaid, nudgeBoth, sendMoneyBack } from "./complete.ts";
import { orRefuse } from "./intents.ts";
import * as queries from "./queries.ts";
import { listedPurchase } from "./receipts.ts";
import { takeCredits } from "./take-back.ts";
import { boughtItem } from "./wire.ts";

/**
 * The goods go first, in one transaction; then the money goes back, and the server asks the
 * provider until it does.
 */
export async function refundPurchase(
  deps: Deps,
  playerId: string,
  { id }: InputOf<typeof contract.refundPurchase>,
) {
  const amountCents = await deps.db.transaction(async (tx) => {
    const purchase = await queries.lockPurchase(tx, id);
    if (!purchase || ![purchase.playerId, purchase.payerId].includes(playerId)) {
      throw refusedError(purchaseRefusals, "no_purchase");
    }
    await lockPurse(tx, purchase.playerId);
    return takeUnused(tx, deps, { purchase, by: "player" });
  });
  await sendMoneyBack(deps, id);
  return {
    ...succeeded,
    message: purchaseAnswers.refunded({ amountCents }),
    purchase: await listedPurchase(deps, playerId, id),
  };
}

type Unused = { purchase: queries.PurchaseRow; by: "player" | "admin" };

/** Under the locks on the purchase and the purse. Returns the cents that are to go back. */
async function takeUnused(
  tx: Tx,
  { now }: Pick<Deps, "now">,
  { purchase, by }: Unused,
): Promise<number> {
  const { id } = purchase;
  const creditsLeft = await queries.creditsLeft(tx, id);
  const at = new Date(now());
  const refund = refundOf(boughtItem(purchase), { creditsLeft, nowMs: at.getTime(), by });
  if (typeof refund === "string") throw refusedError(refundRefusals, refund);
  await takeCredits(tx, purchase, { gone: purchase.creditsGone + refund.credits, now: at });
  await queries.change(tx, id, {
    state: "refunding",
    why: by === "player" ? "taken_back" : "given_back",
    refundDueCents: purchase.refundedCents + refund.amountCents,
    checkAt: at,
  });
  nudgeBoth(tx, purchase);
  return refund.amountCents;
}

/** An admin gives back what was not used, also after the days in which players can. */
export async function refundForUser(
  deps: Deps,
  adminId: string,
  { id, why = "" }: InputOf<typeof forAdmins.refundForUser>,
) {
  const amountCents = await deps.db.transaction(async (tx) => {
    const purchase = await queries.lockPurchase(tx, id);
    if (!purchase) throw refusedError(purchaseRefusals, "no_purchase");
    const { playerId, number, state } = purchase;
    await lockPurse(tx, playerId);
    if (!(await isOpenAccount(tx, playerId))) throw refusedError(adminRefusals, "no_user");
    const cents = await takeUnused(tx, deps, { purchase, by: "admin" });
    await writeAdminLog(tx, {
      atMs: deps.now(),
      adminId,
      deed: "purchase given back",
      subject: { kind: "account", id: playerId },
      why,
      before: { purchase: number, state },
      after: { purchase: number, state: "refunding", cents },
    });
    return cents;
  });
  await sendMoneyBack(deps, id);
  return { ...succeeded, message: purchaseAnswers.given_back({ amountCents }) };
}

export async function cancelPurchase(
  deps: Deps,
  playerId: string,
  { id }: InputOf<typeof contract.cancelPurchase>,
) {
  // A question to a guardian is no payment yet.
  const asked = await deps.db.transaction(async (tx) => {
    const purchase = await queries.lockPurchase(tx, id);
    if (!purchase || ![purchase.playerId, purchase.payerId].includes(playerId)) {
      throw refusedError(purchaseRefusals, "no_purchase");
    }
    if (purchase.state !== "asked") return null;
    const endedAt = new Date(deps.now());
    await queries.change(tx, id, { state: "cancelled", why: "given_up", endedAt, checkAt: null });
    await nudgeAll(tx, purchase);
    return id;
  });
  if (asked === null) await cancelPayment(deps, id);
  return {
    ...succeeded,
    message: purchaseAnswers.cancelled,
    purchase: await listedPurchase(deps, playerId, id),
  };
}

async function cancelPayment(deps: Deps, id: string): Promise<void> {
  const purchase = await queries.findPurchase(deps.db, id);
  // The same request may have cancelled it, and have died before it said so.
  if (purchase?.state === "cancelled") return;
  if (purchase?.state !== "created" && purchase?.state !== "pending") {
    throw refusedError(purchaseRefusals, "not_open");
  }
  await orRefuse(deps, cancelUnpaid(deps, purchase));
  const after = await queries.findPurchase(deps.db, id);
  if (after?.state !== "cancelled") throw refusedError(purchaseRefusals, "not_open");
}
