/** Handing over what was paid for: each payment once. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/purchases.ts";
import { itemOf, type ItemKind } from "#game/purchases/items.ts";
import type { BuyingRefusal } from "#game/purchases/limits.ts";
import { customPriceCents } from "#game/purchases/custom-card.ts";
import { takenShape } from "#server/creation/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { RefusedError, refusedError } from "#server/lib/refuse.ts";
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
  await grantOrFollow(deps, { purchase, intent }, async (tx) => {
    const followed = intent && (await follow(tx, deps, { id: purchase.id, intent }));
    refuseUnlessGranted(followed ?? purchase, intent);
  });
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

type Claiming = { purchase: queries.PurchaseRow; intent: Answer | null };

/**
 * What the first transaction of a request gives, its key gives again. So `grant` gives only what was
 * granted, and else throws the refusal: then what the provider has said is followed in another transaction,
 * and the same request may be sent again when the money has come.
 */
async function grantOrFollow<T>(
  deps: Deps,
  { purchase: { id }, intent }: Claiming,
  grant: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await deps.db.transaction(grant);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (intent) await deps.db.transaction((tx) => follow(tx, deps, { id, intent }));
    await sendMoneyBack(deps, id);
    throw error;
  }
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

/**
 * Hands over the card, once, and gives the id of its creation. All in one transaction: what a repeated
 * request with the same key is answered is stored in it.
 */
const claim = (
  deps: Deps,
  claiming: Claiming,
  design: (tx: Tx, purchase: queries.PurchaseRow) => Promise<string | null>,
): Promise<{ creationId: string }> =>
  grantOrFollow(deps, claiming, async (tx) => {
    const { intent } = claiming;
    const { id } = claiming.purchase;
    if (intent) await follow(tx, deps, { id, intent });
    const purchase = await queries.lockPurchase(tx, id);
    if (!purchase) throw refusedError(purchaseRefusals, "no_purchase");
    if (purchase.claimedAt !== null) throw refusedError(purchaseRefusals, "payment_used");
    refuseUnlessGranted(purchase, intent);
    const creationId = purchase.creationId ?? (await design(tx, purchase));
    if (creationId === null) throw refusedError(purchaseRefusals, "payment_used");
    await queries.change(tx, id, { claimedAt: new Date(deps.now()) });
    return { creationId };
  });

export async function createPremium(
  deps: Deps,
  playerId: string,
  { paymentIntentId, watch }: InputOf<typeof contract.createPremium>,
) {
  const purchase = await findGoodsOf(deps.db, playerId, { paymentIntentId, kind: "premium" });
  const intent = await orRefuse(deps, readIntent(deps, purchase));
  const { creationId } = await claim(deps, { purchase, intent }, () => Promise.resolve(null));
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
  const { creationId } = await claim(deps, chosen, async (tx, bought) => {
    await queries.saveOrder(tx, bought.id, ordered);
    return promiseCard(tx, { ...bought, ...ordered }, deps.now());
  });
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
