/** Decides who may pay: before an intent exists, and again before the goods are given. */
import { refuseEver } from "#game/account/capabilities.ts";
import { dayOf } from "#game/lib/day.ts";
import type { ItemKind } from "#game/purchases/items.ts";
import { isOverCap, refuseToSell, type BuyingRefusal } from "#game/purchases/limits.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { findStanding, type Standing } from "#server/lib/standing.ts";
import * as queries from "./queries.ts";

export type BuyerDeps = Pick<Deps, "family" | "now">;

/** What is needed to give and to take back. */
export type Following = BuyerDeps & Pick<Deps, "jobs">;

export type MoneyBuyer = queries.BuyerRow & {
  standing: Standing;
  /** Each purchase is a guardian's, who pays for it. */
  asksGuardian: boolean;
};

export async function findBuyer(tx: Tx, deps: BuyerDeps, playerId: string): Promise<MoneyBuyer> {
  const nowMs = deps.now();
  const standing = await findStanding(tx, playerId, deps.family, nowMs);
  const buyer = await queries.findBuyer(tx, playerId, { now: new Date(nowMs), day: dayOf(nowMs) });
  const isSupervised = standing.band === "child" || standing.hasGuardian;
  return { ...buyer, standing, asksGuardian: isSupervised && standing.money === "ask" };
}

type PaidFor = { playerId: string; payerId: string | null; amountCents: number };

/** What a guardian pays for a child is within the guardian's own cap, too. */
export async function refusePayer(
  tx: Tx,
  deps: BuyerDeps,
  { playerId, payerId, amountCents }: PaidFor,
): Promise<BuyingRefusal | null> {
  if (payerId === null || payerId === playerId) return null;
  return isOverCap(amountCents, await findBuyer(tx, deps, payerId)) ? "over_cap" : null;
}

/** Why the goods of a paid purchase cannot be given; null when they can. */
export function refuseGoods(
  purchase: PaidFor & { kind: ItemKind },
  buyer: MoneyBuyer,
): BuyingRefusal | "not_allowed" | null {
  const isByGuardian = purchase.payerId !== purchase.playerId;
  // It was let in while they played: whether it is bedtime now has nothing to do with it.
  const isClosed = buyer.isDeleted || refuseEver("money", buyer.standing) !== null;
  if (isClosed || (buyer.asksGuardian && !isByGuardian)) return "not_allowed";
  return refuseToSell(purchase, buyer);
}

/** In cents, as a cap counts it. */
export const spentThisMonth = async (tx: Tx, playerId: string, now: Date): Promise<number> =>
  (await queries.findBuyer(tx, playerId, { now, day: dayOf(now.getTime()) })).monthCents;
