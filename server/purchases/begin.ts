/** Beginning to buy: the row with the server's price, and then an intent at the provider. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/purchases.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { itemOf } from "#game/purchases/items.ts";
import { refuseToSell } from "#game/purchases/limits.ts";
import { nextCheckAfterMs, OPEN_HOURS } from "#game/purchases/states.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { lockPurse } from "#server/purse/service.ts";
import { buyingRefusals, purchaseRefusals } from "#texts/en/purchases.ts";
import { askGuardians, refuseToAskGuardians } from "./ask.ts";
import { findBuyer } from "./buyer.ts";
import { customItem } from "./custom.ts";
import { findPackage, holdPackage } from "#server/purchases/packages/package-queries.ts";
import { packageItem, premiumItem, type PricedItem } from "./priced-item.ts";
import * as queries from "./queries.ts";
import { toBePaid } from "./to-be-paid.ts";

/** A checkout that is about to end is not gone on with. */
const GOES_ON_FOR_MS = ((OPEN_HOURS - 1) * DAY_MS) / 24;

export async function createIntent(
  deps: Deps,
  playerId: string,
  { itemId, itemType, amount, ...design }: InputOf<typeof contract.createIntent>,
) {
  const named = itemOf(itemId, itemType);
  if (named.kind === "credits") {
    return begin(deps, playerId, { item: await packageItem(deps.db, named.packageId), amount });
  }
  const item =
    named.kind === "premium"
      ? await premiumItem(deps, playerId, design.description)
      : await customItem(deps, playerId, { design, amountCents: amount });
  return begin(deps, playerId, { item, amount });
}

export async function createCreditPayment(
  deps: Deps,
  playerId: string,
  { packageId }: InputOf<typeof contract.createCreditPayment>,
) {
  const item = await packageItem(deps.db, itemPackage(packageId));
  const begun = await begin(deps, playerId, { item });
  const { discount: savings = 0 } = (await findPackage(deps.db, item.packageId ?? "")) ?? {};
  const { title: name, credits, amountCents } = item;
  return { ...begun, packageInfo: { name, credits, price: amountCents / 100, savings } };
}

/** `credits:family` is another name of `family`. */
function itemPackage(name: string): string {
  const item = itemOf(name);
  return item.kind === "credits" ? item.packageId : name;
}

export const createPremiumPayment = async (
  deps: Deps,
  playerId: string,
  { description }: InputOf<typeof contract.createPremiumPayment>,
) => begin(deps, playerId, { item: await premiumItem(deps, playerId, description) });

/** `amount` is what the browser thinks it costs. */
type Beginning = { item: PricedItem; amount?: number | undefined };

async function begin(deps: Deps, playerId: string, { item, amount }: Beginning) {
  if (amount !== undefined && amount !== item.amountCents) {
    throw refusedError(purchaseRefusals, "price_changed");
  }
  await deps.limits.count("purchase by one player", playerId);
  const id = await deps.db.transaction((tx) => findOrInsert(tx, deps, { playerId, item }));
  return toBePaid(deps, playerId, id);
}

async function findOrInsert(
  tx: Tx,
  deps: WithoutDb,
  { playerId, item: seen }: { playerId: string; item: PricedItem },
): Promise<string> {
  const item = await stillForSale(tx, seen);
  const { mode } = deps.payments;
  const nowMs = deps.now();
  await lockPurse(tx, playerId);
  const buyer = await findBuyer(tx, deps, playerId);
  const refusal = refuseToSell(item, buyer);
  if (refusal) throw refusedError(buyingRefusals, refusal);
  const since = new Date(nowMs - GOES_ON_FOR_MS);
  const payerId = buyer.asksGuardian ? null : playerId;
  const open = await queries.findOpen(tx, { ...item, playerId, payerId, mode }, since);
  if (open) return open.id;
  if (buyer.asksGuardian) await refuseToAskGuardians(tx, { ...item, playerId }, nowMs);
  const id = newId();
  await queries.insertPurchase(tx, {
    ...item,
    id,
    playerId,
    payerId,
    mode,
    state: buyer.asksGuardian ? "asked" : "created",
    createdAt: new Date(nowMs),
    checkAt: new Date(nowMs + nextCheckAfterMs(0)),
  });
  if (buyer.asksGuardian) await askGuardians(tx, deps, { id, childId: playerId, ...item });
  return id;
}

/** An admin may have changed its package, or taken it out of the store, since it was looked at. */
async function stillForSale(tx: Tx, item: PricedItem): Promise<PricedItem> {
  if (item.packageId === null) return item;
  await holdPackage(tx, item.packageId);
  const now = await packageItem(tx, item.packageId);
  if (now.amountCents === item.amountCents) return now;
  throw refusedError(purchaseRefusals, "price_changed");
}
