/** What players see of their purchases: the list, and one receipt. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as forAdmins from "#contract/admin-purchases.ts";
import type * as contract from "#contract/purchases.ts";
import { chancesOf } from "#game/creation/roll.ts";
import { leftOf, premiumStatus, refuseToSell } from "#game/purchases/limits.ts";
import { refuseTo } from "#game/account/capabilities.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { capabilityRefusals } from "#texts/en/account.ts";
import { buyingRefusals, purchaseRefusals } from "#texts/en/purchases.ts";
import { findBuyer } from "./buyer.ts";
import { adminRefusals } from "#texts/en/admin.ts";
import * as queries from "./queries.ts";
import { purchaseOnWire } from "./wire.ts";

const PAGE = 30;

export async function listPurchases(
  { db, now }: Deps,
  playerId: string,
  { limit = PAGE, cursor }: InputOf<typeof contract.listPurchases>,
) {
  const reader = { playerId, nowMs: now() };
  const rows = await queries.listPurchases(db, playerId, { limit, before: cursor ?? null });
  return rows.map((row) => purchaseOnWire(row, reader));
}

/** As the player would see them, and with what an admin can give back. */
export async function listUserPurchases(
  { db, now }: Deps,
  _: string,
  { id, limit = PAGE, cursor }: InputOf<typeof forAdmins.listUserPurchases>,
) {
  const reader = { playerId: id, nowMs: now(), by: "admin" } as const;
  if (!(await queries.isPlayer(db, id))) throw refusedError(adminRefusals, "no_user");
  const rows = await queries.listPurchases(db, id, { limit, before: cursor ?? null });
  return rows.map((row) => purchaseOnWire(row, reader));
}

/** As this player sees it, who has bought it or pays for it. */
export async function listedPurchase({ db, now }: Deps, playerId: string, id: string) {
  const row = await queries.findListed(db, id);
  if (!row || ![row.playerId, row.payerId].includes(playerId)) {
    throw refusedError(purchaseRefusals, "no_purchase");
  }
  return purchaseOnWire(row, { playerId, nowMs: now() });
}

export async function getReceipt(
  deps: Deps,
  playerId: string,
  { id }: InputOf<typeof contract.getReceipt>,
) {
  const purchase = await listedPurchase(deps, playerId, id);
  const { name } = await queries.nameOfPayer(deps.db, id);
  return { purchase, seller: deps.operator, buyerName: name, currency: "usd" as const };
}

export async function getSpending(deps: Deps, playerId: string) {
  const { db, payments } = deps;
  const buyer = await findBuyer(db, deps, playerId);
  const closed = refuseTo("money", buyer.standing);
  const refusal = refuseToSell({ kind: "credits", amountCents: 0 }, buyer);
  return {
    mode: payments.mode,
    publishableKey: payments.publishableKey,
    spentCents: buyer.spentCents,
    capCents: buyer.capCents,
    leftCents: leftOf(buyer),
    asksGuardian: buyer.asksGuardian,
    closed: (closed && capabilityRefusals[closed]) ?? (refusal && buyingRefusals[refusal]) ?? "",
    premiumChances: chancesOf("premium"),
  };
}

export async function checkPremiumCooldown(deps: Deps, playerId: string) {
  const { premiumToday } = await findBuyer(deps.db, deps, playerId);
  return premiumStatus(premiumToday);
}
