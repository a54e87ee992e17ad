/** Giving what was paid for, or the money back when it may not be given any more. */
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { promiseBought } from "#server/creation/service.ts";
import type { Tx } from "#server/lib/db.ts";
import { advanceMissions } from "#server/missions/service.ts";
import { notify } from "#server/notifications/service.ts";
import { giveCredits } from "#server/purse/service.ts";
import { findBuyer, refuseGoods, refusePayer, type Following } from "./buyer.ts";
import * as queries from "./queries.ts";

/** The purchase and the player's purse are locked, and the provider has the money. */
export async function grant(tx: Tx, deps: Following, purchase: queries.PurchaseRow): Promise<void> {
  const { id, playerId, amountCents } = purchase;
  const nowMs = deps.now();
  const now = new Date(nowMs);
  const refusal =
    refuseGoods(purchase, await findBuyer(tx, deps, playerId)) ??
    (await refusePayer(tx, deps, purchase));
  if (refusal) {
    return queries.change(tx, id, {
      state: "refunding",
      why: refusal,
      paidCents: amountCents,
      refundDueCents: amountCents,
      checkAt: now,
    });
  }
  await queries.change(tx, id, {
    state: "granted",
    why: null,
    paidCents: amountCents,
    grantedAt: now,
    endedAt: null,
    checkAt: new Date(nowMs + DAY_MS),
    ...(purchase.kind === "premium" && (await placeOfDay(tx, playerId, nowMs))),
  });
  await giveGoods(tx, purchase, nowMs);
  await notify(tx, deps.jobs, {
    playerId,
    code: "purchase_granted",
    params: { title: purchase.title },
    link: `/purchases/${id}`,
    cause: causeOf(purchase),
  });
}

async function placeOfDay(tx: Tx, playerId: string, nowMs: number) {
  const premiumDay = dayOf(nowMs);
  return { premiumDay, premiumPlace: await queries.freePremiumPlace(tx, playerId, premiumDay) };
}

async function giveGoods(tx: Tx, purchase: queries.PurchaseRow, nowMs: number): Promise<void> {
  const { kind, playerId, credits } = purchase;
  if (kind === "credits") {
    const cause = causeOf(purchase);
    await giveCredits(tx, { playerId, credits, reason: "credits_bought", cause });
    const events = [{ kind: "purchase_credits", amount: credits }] as const;
    await advanceMissions(tx, { playerId, events, nowMs });
    return;
  }
  // A custom card that was paid before the player has described it waits for the description.
  if (kind === "premium" || purchase.design) await promiseCard(tx, purchase, nowMs);
}

/**
 * Happens once, however many callers: a creation names its purchase, and no other names the same.
 */
export const promiseCard = (tx: Tx, purchase: queries.PurchaseRow, nowMs: number) =>
  promiseBought(tx, {
    playerId: purchase.playerId,
    purchaseId: purchase.id,
    description: purchase.description,
    custom: purchase.design,
    nowMs,
  });

/** The first movement is called after the purchase alone; later ones, which are rare, are numbered. */
export const causeOf = ({ id, movements }: { id: string; movements: number }): string =>
  movements === 0 ? `purchase:${id}` : `purchase:${id}:${movements}`;
