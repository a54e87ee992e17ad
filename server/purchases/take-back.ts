/**
 * Goods whose money went back, or is disputed. What is still there goes; a card is held, so that it
 * can come back when a dispute is won; what was used stays as a debt. No balance falls below zero.
 */
import { DAY_MS } from "#game/lib/day.ts";
import { creditsFor } from "#game/purchases/refund.ts";
import { nextCheckAfterMs, type PurchaseState } from "#game/purchases/states.ts";
import { holdCard, releaseCard } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import { giveCredits, lockPurse } from "#server/purse/service.ts";
import type { Following } from "./buyer.ts";
import { causeOf } from "./grant.ts";
import * as debts from "./debt-queries.ts";
import * as queries from "./queries.ts";
import { notifyOfDispute, notifyOfReturn } from "./notify.ts";

/** `refundedCents` is null while a bank disputes all of it. */
export async function takeBack(
  tx: Tx,
  deps: Following,
  { purchase, refundedCents }: { purchase: queries.PurchaseRow; refundedCents: number | null },
): Promise<void> {
  const { id, amountCents } = purchase;
  const now = new Date(deps.now());
  const state = stateAfter(purchase, refundedCents);
  const isOver = state === "refunded";
  await queries.change(tx, id, {
    state,
    paidCents: amountCents,
    refundedCents: refundedCents ?? purchase.refundedCents,
    checkAt: state === "refunding" ? now : restsUntil(now),
    ...(state !== "granted" && purchase.state !== "refunding" && { why: whyOf(refundedCents) }),
    ...(isOver && { endedAt: now }),
  });
  if (purchase.grantedAt !== null && purchase.kind === "credits") {
    const gone = refundedCents === null ? purchase.credits : creditsFor(purchase, refundedCents);
    await takeCredits(tx, purchase, { gone, now });
  }
  await lockGoods(tx, deps, { ...purchase, state });
  if (refundedCents === null) await notifyOfDispute(tx, deps, purchase);
  else {
    const back = { purchase, amountCents: refundedCents - purchase.refundedCents };
    await notifyOfReturn(tx, deps, back);
  }
}

/** More may go back, a refund fails, and a dispute ends, without a word. */
const restsUntil = (now: Date): Date => new Date(now.getTime() + DAY_MS);

const whyOf = (refundedCents: number | null) =>
  refundedCents === null ? "disputed" : "money_went_back";

/** A part that went back leaves the rest as it was, until as much has gone back as was to. */
function stateAfter(purchase: queries.PurchaseRow, refundedCents: number | null): PurchaseState {
  if (refundedCents === null) return "disputed";
  const { state, amountCents, refundDueCents } = purchase;
  const dueCents = state === "refunding" || state === "unreturned" ? refundDueCents : amountCents;
  return refundedCents >= dueCents ? "refunded" : state;
}

/**
 * Takes credits until `gone` of this purchase are gone: those that are left, and the used ones as a
 * debt.
 */
export async function takeCredits(
  tx: Tx,
  purchase: queries.PurchaseRow,
  { gone, now }: { gone: number; now: Date },
): Promise<void> {
  const { id, playerId, creditsGone, movements } = purchase;
  const due = gone - creditsGone;
  if (due <= 0) return;
  await lockPurse(tx, playerId);
  const taken = Math.min(due, await queries.creditsLeft(tx, id));
  const cause = causeOf({ id, movements: movements + 1 });
  await giveCredits(tx, { playerId, credits: -taken, reason: "credits_taken_back", cause });
  await queries.change(tx, id, { creditsGone: gone, movements: movements + 1 });
  if (taken < due) {
    await debts.saveDebt(tx, { purchaseId: id, playerId, credits: due - taken, now });
  }
}

/**
 * Holds a card whose money is gone. While it is being made, or lies in a deal, this is tried again;
 * when another player has the card by now, only the debt is left.
 */
export async function lockGoods(
  tx: Tx,
  deps: Following,
  purchase: queries.PurchaseRow,
): Promise<void> {
  const { id, playerId, kind, state, creationId } = purchase;
  const isGone = state === "refunded" || state === "disputed";
  if (!isGone || kind === "credits" || creationId === null) return;
  const now = new Date(deps.now());
  const rests = { checkAt: restsUntil(now) };
  const triesAgain = { checkAt: new Date(now.getTime() + nextCheckAfterMs(0)) };
  const copy = await queries.findCopy(tx, id);
  if (!copy) return queries.change(tx, id, triesAgain);
  if (copy.holder === "purchase") return queries.change(tx, id, rests);
  if (copy.ownerId === playerId && copy.place !== "held") {
    await holdCard(tx, { id: copy.ownedCardId }, "purchase", id);
    await debts.endDebt(tx, id);
    return queries.change(tx, id, rests);
  }
  await debts.saveDebt(tx, { purchaseId: id, playerId, credits: 0, now });
  return queries.change(tx, id, copy.ownerId === playerId ? triesAgain : rests);
}

/** A dispute was won: everything is as it was before. */
export async function giveAgain(
  tx: Tx,
  { now }: Following,
  purchase: queries.PurchaseRow,
): Promise<void> {
  const checkAt = restsUntil(new Date(now()));
  await queries.change(tx, purchase.id, { state: "granted", why: null, checkAt });
  await giveBackGoods(tx, purchase);
}

/** All but the credits whose money is gone. */
export async function giveBackGoods(tx: Tx, purchase: queries.PurchaseRow): Promise<void> {
  const { id, playerId, kind, creditsGone, movements, refundedCents } = purchase;
  if (kind === "credits") {
    const gone = creditsFor(purchase, refundedCents);
    const cause = causeOf({ id, movements: movements + 1 });
    const credits = creditsGone - gone - (await debts.forgive(tx, id, creditsGone - gone));
    await giveCredits(tx, { playerId, credits, reason: "credits_bought", cause });
    await queries.change(tx, id, { creditsGone: gone, movements: movements + 1 });
    return;
  }
  await debts.endDebt(tx, id);
  const copy = await queries.findCopy(tx, id);
  if (copy?.holder === "purchase") await releaseCard(tx, playerId, copy.ownedCardId);
}
