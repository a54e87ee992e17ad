/** Purchases on the marketplace: those that are sent at the same moment share a transaction. */
import type { Id } from "#contract/ids.ts";
import type { Place } from "#game/collection/deck.ts";
import { must } from "#game/lib/must.ts";
import { paymentOf } from "#game/market/fee.ts";
import { ALWAYS_ALLOWED, GUIDANCE_MS } from "#game/market/guidance.ts";
import { refuseToBuy } from "#game/market/purchase.ts";
import { cardOnWire, cardsById, locationOf, type CardRow } from "#server/collection/service.ts";
import {
  countSale,
  listUnproven,
  refuseTooDear,
  type Circumstances,
} from "#server/economy/service.ts";
import type { BatchOutcome, Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { RefusedError, refusedError } from "#server/lib/refuse.ts";
import { lockPurses } from "#server/purse/service.ts";
import { marketAnswers, purchaseRefusals } from "#texts/en/market.ts";
import { completeSales } from "./complete-sale.ts";
import { notifySellers } from "./notifications.ts";
import { findGuidance } from "./order-book.ts";
import * as orders from "./order-queries.ts";
import * as queries from "./queries.ts";
import { noListing } from "./refusals.ts";

type Purchase = { deps: WithoutDb; buyerId: string; id: string };

type Deal = Purchase & { purchase: Purchase; listing: queries.ListingRow };

export const purchase = (deps: Deps, buyerId: string, { id }: { id: Id<"listing"> }) =>
  deps.db.batched(purchaseEach, { deps, buyerId, id });

async function purchaseEach(
  tx: Tx,
  purchases: readonly Purchase[],
): Promise<BatchOutcome<Bought>[]> {
  const ids = purchases.map(({ id }) => id);
  const listings = new Map((await queries.lockListings(tx, ids)).map((row) => [row.id, row]));
  const outcomes = new Map<Purchase, BatchOutcome<Bought>>();
  const deals: Deal[] = [];
  const busy = new Set<string>();
  for (const each of purchases) {
    const listing = listings.get(each.id);
    const needed = listing ? [listing.id, listing.sellerId, each.buyerId] : [];
    if (!listing) outcomes.set(each, { refused: noListing() });
    else if (needed.some((id) => busy.has(id))) outcomes.set(each, "later");
    else {
      for (const id of needed) busy.add(id);
      deals.push({ ...each, purchase: each, listing });
    }
  }
  for (const [each, outcome] of await dealEach(tx, deals)) outcomes.set(each, outcome);
  return purchases.map((each) => must(outcomes.get(each), "outcome"));
}

/** No player and no listing is in two of the deals. */
async function dealEach(
  tx: Tx,
  deals: readonly Deal[],
): Promise<readonly (readonly [Purchase, BatchOutcome<Bought>])[]> {
  const [first] = deals;
  if (!first) return [];
  const terms = await termsOfEach(tx, deals, { farms: first.deps.farms, nowMs: first.deps.now() });
  const refusals = await Promise.all(terms.map((each) => refusalOf(tx, each)));
  const refused = terms.flatMap(({ purchase: each }, i) =>
    refusals[i] ? [[each, { refused: refusals[i] }] as const] : [],
  );
  const agreed = terms.filter((_, i) => !refusals[i]);
  return [...refused, ...(await completeEach(tx, agreed))];
}

async function termsOfEach(tx: Tx, deals: readonly Deal[], circumstances: Circumstances) {
  const buyers = deals.map(({ buyerId }) => buyerId);
  const sellers = deals.map(({ listing }) => listing.sellerId);
  const cards = deals.map(({ listing }) => listing.cardId);
  const [purses, cardOf, haveDealt, unproven] = await Promise.all([
    lockPurses(tx, [...new Set([...buyers, ...sellers])]),
    cardsById(tx, cards),
    listDealtLately(tx, deals, circumstances.nowMs),
    listUnproven(tx, [...buyers, ...sellers], circumstances),
  ]);
  const coinsOf = new Map(purses.map(({ id, coins }) => [id, coins]));
  return deals.map((deal) => ({
    ...deal,
    ...circumstances,
    card: cardOf(deal.listing.cardId),
    coins: must(coinsOf.get(deal.buyerId), "purse of the buyer"),
    haveDealt: haveDealt.has(deal),
    unproven,
  }));
}

/** Those of the deals whose two players have dealt with each other lately. Small prices need no look. */
async function listDealtLately(tx: Tx, deals: readonly Deal[], nowMs: number) {
  const dear = deals.filter(({ listing }) => listing.price > ALWAYS_ALLOWED);
  if (dear.length === 0) return new Set<Deal>();
  const pairs = dear.map(({ buyerId, listing }) => [buyerId, listing.sellerId] as const);
  const rows = await orders.listDealt(tx, pairs, new Date(nowMs - GUIDANCE_MS));
  return new Set(dear.filter((_, i) => rows[i]?.dealt));
}

type Terms = Deal &
  Circumstances & {
    card: CardRow;
    coins: number;
    haveDealt: boolean;
    unproven: ReadonlySet<string>;
  };

/** Null when the purchase is to be. */
async function refusalOf(tx: Tx, terms: Terms): Promise<RefusedError | null> {
  try {
    await refuseDeal(tx, terms);
    return null;
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw error;
  }
}

async function refuseDeal(tx: Tx, terms: Terms): Promise<void> {
  const { listing, buyerId, card, coins, haveDealt, unproven, farms, nowMs } = terms;
  const { sellerId, price } = listing;
  const isUnusual = haveDealt || unproven.has(buyerId) || unproven.has(sellerId);
  const guidance = isUnusual ? await findGuidance(tx, card, nowMs) : null;
  const mostToPay = haveDealt && guidance ? guidance.mostAmongFriends : null;
  const offer = { ...listing, expiresAtMs: listing.expiresAt.getTime() };
  const refusal = refuseToBuy(offer, { id: buyerId, coins, mostToPay }, nowMs);
  if (refusal) throw refusedError(purchaseRefusals, refusal);
  if (!guidance) return;
  const circumstances = { farms, nowMs, unproven };
  if (unproven.has(buyerId)) refuseTooDear(price, guidance, circumstances);
  const sale = { sellerId, buyerId, askerId: buyerId, price, worth: guidance };
  await countSale(tx, sale, circumstances);
}

async function completeEach(tx: Tx, deals: readonly Terms[]) {
  const [first] = deals;
  if (!first) return [];
  const sold = deals.map(({ listing, buyerId, card }) => {
    const { price, feePercent } = listing;
    const { fee, received } = paymentOf(price, feePercent);
    return { listing, buyerId, price, fee, buyerPays: true, received, name: card.name };
  });
  const [completed] = await Promise.all([
    completeSales(tx, sold, first.nowMs),
    notifySellers(tx, first.deps.jobs, sold),
  ]);
  return deals.map((deal, i) => {
    const answer = boughtOnWire(deal, must(completed[i], "sale"));
    return [deal.purchase, { answer }] as const;
  });
}

type Bought = ReturnType<typeof boughtOnWire>;

function boughtOnWire(
  { card, coins, listing }: Terms,
  { place, missionCoins }: { place: Place; missionCoins: number },
) {
  const { price, ownedCardId: userCardId } = listing;
  return {
    card: cardOnWire(card, listing),
    price,
    userCardId,
    location: locationOf(place),
    coins: coins - price + missionCoins,
    message: marketAnswers.bought({ name: card.name, price, place }),
  };
}
