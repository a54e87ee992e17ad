/** Handing over what was paid for: each payment once. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/purchases.ts";
import { itemOf, type ItemKind } from "#game/purchases/items.ts";
import type { BuyingRefusal } from "#game/purchases/limits.ts";
import { customPriceCents } from "#game/purchases/custom-card.ts";
import { takenShape } from "#server/creation/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { buyingRefusals, isWhy, purchaseAnswers, purchaseRefusals } from "#texts/en/purchases.ts";
import { follow, sendMoneyBack } from "./complete.ts";
import { designOf } from "./custom.ts";
import { promiseCard } from "./grant.ts";
import { orRefuse, readIntent, type Answer } from "./intents.ts";
import * as queries from "./queries.ts";
import { listedPurchase } from "./receipts.ts";

/** The reader's own purchase; for others the answer is that there is none. */
async function findOwn(db: Tx, readerId: string, intentId: string): Promise<queries.PurchaseRow> {
  const purchase = await queries.findByIntent(db, intentId);
  if (purchase && [purchase.playerId, purchase.payerId].includes(readerId)) return purchase;
  throw refusedError(purchaseRefusals, "no_purchase");
}

export async function confirmPayment(
  deps: Deps,
  playerId: string,
  { paymentIntentId, itemId, itemType }: InputOf<typeof contract.confirmPayment>,
) {
  const purchase = await findOwn(deps.db, playerId, paymentIntentId);
  if (itemId !== undefined && !isItem(purchase, itemId, itemType)) {
    throw refusedError(purchaseRefusals, "other_item");
  }
  const intent = await orRefuse(deps, readIntent(deps, purchase));
  const after = await deps.db.transaction(async (tx) => {
    const followed = intent && (await follow(tx, deps, { id: purchase.id, intent }));
    const { state, why } = followed ?? purchase;
    return { state, why };
  });
  await sendMoneyBack(deps, purchase.id);
  refuseUnlessGranted(after, intent);
  return {
    ...succeeded,
    message: purchaseAnswers.confirmed,
    purchase: await listedPurchase(deps, playerId, purchase.id),
  };
}

function isItem({ kind, packageId }: queries.PurchaseRow, itemId: string, itemType = ""): boolean {
  const item = itemOf(itemId, itemType);
  return item.kind === kind && (item.kind !== "credits" || item.packageId === packageId);
}

type After = Pick<queries.PurchaseRow, "state" | "why">;

function refuseUnlessGranted({ state, why }: After, intent: Answer | null): void {
  if (state === "granted") return;
  if (isBuyingRefusal(why)) throw refusedError(buyingRefusals, why);
  if (state === "pending" || state === "created") {
    const code = intent?.status === "processing" ? "payment_processing" : "not_paid";
    throw refusedError(purchaseRefusals, code);
  }
  throw refusedError(purchaseRefusals, "not_open");
}

const isBuyingRefusal = (why: string | null): why is BuyingRefusal =>
  isWhy(why) && Object.hasOwn(buyingRefusals, why);

/** The creation, when it was handed over just now; else how the purchase stands. */
type Claimed = { creationId: string } | (After & { isClaimed: boolean });

type Claiming = { purchase: queries.PurchaseRow; intent: Answer | null };

/** All in one transaction: what a repeated request with the same key is answered is stored in it. */
async function claim(
  tx: Tx,
  deps: WithoutDb,
  { purchase: { id }, intent }: Claiming,
  design: (tx: Tx, purchase: queries.PurchaseRow) => Promise<string | null>,
): Promise<Claimed> {
  if (intent) await follow(tx, deps, { id, intent });
  const purchase = await queries.lockPurchase(tx, id);
  if (!purchase) throw refusedError(purchaseRefusals, "no_purchase");
  const { state, why, claimedAt } = purchase;
  if (state !== "granted" || claimedAt !== null)
    return { state, why, isClaimed: claimedAt !== null };
  const creationId = purchase.creationId ?? (await design(tx, purchase));
  if (creationId === null) return { state, why, isClaimed: true };
  await queries.change(tx, id, { claimedAt: new Date(deps.now()) });
  return { creationId };
}

export async function createPremium(
  deps: Deps,
  playerId: string,
  { paymentIntentId, watch }: InputOf<typeof contract.createPremium>,
) {
  const purchase = await findGoodsOf(deps.db, playerId, { paymentIntentId, kind: "premium" });
  const intent = await orRefuse(deps, readIntent(deps, purchase));
  const claimed = await deps.db.transaction((tx) =>
    claim(tx, deps, { purchase, intent }, () => Promise.resolve(null)),
  );
  await sendMoneyBack(deps, purchase.id);
  const creationId = creationOf(claimed, intent);
  const made = await takenShape(deps, playerId, { creationId, watch });
  return { ...succeeded, message: purchaseAnswers.premium_created, ...made };
}

/** A guardian who paid gets no card: it is the child's. */
async function findGoodsOf(
  db: Tx,
  playerId: string,
  { paymentIntentId, kind }: { paymentIntentId: string; kind: ItemKind },
): Promise<queries.PurchaseRow> {
  const purchase = await queries.findByIntent(db, paymentIntentId);
  if (purchase?.playerId !== playerId) throw refusedError(purchaseRefusals, "no_purchase");
  if (purchase.kind !== kind) throw refusedError(purchaseRefusals, "other_item");
  return purchase;
}

function creationOf(claimed: Claimed, intent: Answer | null): string {
  if ("creationId" in claimed) return claimed.creationId;
  if (claimed.isClaimed) throw refusedError(purchaseRefusals, "payment_used");
  refuseUnlessGranted(claimed, intent);
  throw refusedError(purchaseRefusals, "not_paid");
}

export async function createCustom(
  deps: Deps,
  playerId: string,
  { price, paymentIntentId, watch, ...input }: InputOf<typeof contract.createCustom>,
) {
  const amountCents = customPriceCents(input.parameters);
  if (price !== undefined && price !== amountCents) {
    throw refusedError(purchaseRefusals, "price_changed");
  }
  const ordered = await designOf(deps, playerId, input);
  const candidates =
    paymentIntentId === undefined
      ? await queries.listCustomToClaim(deps.db, { playerId, amountCents })
      : [await findGoodsOf(deps.db, playerId, { paymentIntentId, kind: "custom" })];
  const fitting = candidates.filter(
    (each) => each.amountCents === amountCents && isOrder(each, ordered),
  );
  const asked: Claiming[] = [];
  for (const purchase of fitting) {
    asked.push({ purchase, intent: await orRefuse(deps, readIntent(deps, purchase)) });
  }
  const paid = asked.find(({ intent, purchase }) => purchase.state === "granted" || isPaid(intent));
  const chosen = paid ?? asked[0];
  if (!chosen) throw refusedError(purchaseRefusals, "not_paid");
  const claimed = await deps.db.transaction((tx) =>
    claim(tx, deps, chosen, async (_, purchase) => {
      await queries.saveOrder(tx, purchase.id, ordered);
      return promiseCard(tx, { ...purchase, ...ordered }, deps.now());
    }),
  );
  await sendMoneyBack(deps, chosen.purchase.id);
  const creationId = creationOf(claimed, chosen.intent);
  return takenShape(deps, playerId, { creationId, watch });
}

const isPaid = (intent: Answer | null): boolean => intent?.status === "paid";

type Ordered = Pick<queries.PurchaseRow, "description" | "design">;

/** Paid for this very card, or before the player had described one. */
const isOrder = ({ design, description }: queries.PurchaseRow, ordered: Ordered): boolean =>
  design === null || (description === ordered.description && isSameDesign(design, ordered.design));

function isSameDesign(a: queries.CustomDesign, b: queries.CustomDesign | null): boolean {
  if (!b || a.element !== b.element || a.look !== b.look) return false;
  return Object.entries(a.parameters).every(
    ([slider, value]) => b.parameters[slider as keyof typeof b.parameters] === value,
  );
}
