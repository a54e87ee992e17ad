import { must } from "#game/lib/must.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Id } from "#contract/ids.ts";
import type * as contract from "#contract/market.ts";
import { nextFeePercent, paymentOf } from "#game/market/fee.ts";
import { isUnusual } from "#game/market/guidance.ts";
import { LISTING_MS } from "#game/market/limits.ts";
import { stateAt } from "#game/market/purchase.ts";
import { cardsOf, findForDeal, holdCard, releaseCard } from "#server/collection/service.ts";
import {
  countSale,
  listUnproven,
  refuseStaying,
  type Circumstances,
} from "#server/economy/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import type { Jobs } from "#server/lib/jobs.ts";
import { newId } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { advanceMissions } from "#server/missions/service.ts";
import { lockPurse, lockPurses } from "#server/purse/service.ts";
import { marketAnswers, sellRefusals, takeBackRefusals } from "#texts/en/market.ts";
import { matchOrder, openOrderBook, type OrderBook } from "./order-book.ts";
import { endOrder, type OrderBookRow } from "./order-queries.ts";
import * as queries from "./queries.ts";
import { noListing, refuseOverLimit } from "./refusals.ts";
import { completeSale } from "./complete-sale.ts";
import { notifyBuyer, notifyWishers } from "./notifications.ts";
import { ownListingOnWire } from "./wire.ts";

const offered = [{ kind: "list_cards", amount: 1 }] as const;

type CreateListingInput = InputOf<typeof contract.createListing>;

type Card = Awaited<ReturnType<typeof findForDeal>>;

type NewSale = { card: Card; listing: queries.NewListing; nowMs: number };

export function createListing(deps: Deps, playerId: string, input: CreateListingInput) {
  return deps.db.transaction(async (tx) => {
    const nowMs = deps.now();
    // Which card it is never changes; whether this copy is free is read again behind the lock.
    const seen = await findForDeal(tx, playerId, input.cardId);
    const book = await openOrderBook(tx, seen, nowMs);
    const incoming = { playerId, price: input.price, wants: "to_sell" } as const;
    const order = await matchOrder(tx, incoming, book, nowMs);
    await lockPurses(tx, order ? [playerId, order.playerId] : [playerId]);
    const [card, { open, ...sales }] = await Promise.all([
      findForDeal(tx, playerId, input.cardId),
      queries.countOfSeller(tx, playerId, deps.settings.freeSales),
    ]);

    const circumstances = { farms: deps.farms, nowMs };
    refuseOverLimit("listings", open);
    refuseStaying(card, circumstances);
    if (order) await countSaleTo(tx, order, { sellerId: playerId, worth: book, ...circumstances });
    else refuseUnusual(input, book);

    const listing = {
      id: newId(),
      sellerId: playerId,
      ownedCardId: card.id,
      price: input.price,
      feePercent: nextFeePercent(sales, deps.settings),
      listedAt: new Date(nowMs),
      expiresAt: new Date(nowMs + LISTING_MS),
    };
    const sale = { card, listing, nowMs };
    await queries.insertListing(tx, listing);
    const sold = order ? await sellTo(tx, deps.jobs, { ...sale, order }) : null;
    if (!order) await openListing(tx, deps, sale);
    await advanceMissions(tx, { playerId, events: offered, nowMs });
    const row = must(await queries.findListing(tx, listing.id), `listing ${listing.id}`);
    return { ...ownListingOnWire(row, card), sold };
  });
}

type Selling = Circumstances & { sellerId: string; worth: OrderBook };

async function countSaleTo(
  tx: Tx,
  { playerId: buyerId, price }: OrderBookRow,
  { sellerId, worth, ...circumstances }: Selling,
): Promise<void> {
  const unproven = await listUnproven(tx, [sellerId, buyerId], circumstances);
  const sale = { sellerId, buyerId, askerId: sellerId, price, worth };
  await countSale(tx, sale, { ...circumstances, unproven });
}

function refuseUnusual(
  { price, confirmed = false }: CreateListingInput,
  { usual }: OrderBook,
): void {
  if (confirmed || usual === null || !isUnusual(price, usual)) return;
  throw refusedError(sellRefusals, "unusual_price", { price, usual }).with({ median: usual });
}

async function sellTo(
  tx: Tx,
  jobs: Jobs,
  { card, listing, nowMs, order }: NewSale & { order: OrderBookRow },
) {
  const { price, playerId: buyerId, id: orderId } = order;
  const { fee, received } = paymentOf(price, listing.feePercent);
  const sale = { listing, buyerId, price, fee, buyerPays: false };
  const { place } = await completeSale(tx, sale, nowMs);
  const filled = { orderId, buyerId, price, ownedCardId: card.id };
  await Promise.all([
    endOrder(tx, orderId, { state: "filled", listingId: listing.id, now: new Date(nowMs) }),
    notifyBuyer(tx, jobs, { order: filled, name: card.name, place }),
  ]);
  return { price, fee, received };
}

async function openListing(
  tx: Tx,
  deps: WithoutDb,
  { card, listing, nowMs }: NewSale,
): Promise<void> {
  const { id, sellerId, price } = listing;
  const seen = { id, sellerId, price, cardId: card.cardId, name: card.name, now: new Date(nowMs) };
  nudgePlayer(tx, sellerId, "market");
  await Promise.all([holdCard(tx, card, "listing", id), notifyWishers(tx, deps, seen)]);
}

export function cancelListing(deps: Deps, playerId: string, { id }: { id: Id<"listing"> }) {
  return deps.db.transaction(async (tx) => {
    const listing = await queries.lockListing(tx, id);
    if (!listing) throw noListing();
    const { sellerId, state, expiresAt } = listing;
    if (sellerId !== playerId) throw refusedError(takeBackRefusals, "not_yours");
    if (state !== "open") throw refusedError(takeBackRefusals, state);
    await lockPurse(tx, playerId);

    const now = deps.now();
    const after = stateAt({ state, expiresAtMs: expiresAt.getTime() }, now);
    const [place] = await Promise.all([
      releaseCard(tx, playerId, listing.ownedCardId),
      queries.endListing(tx, id, after === "expired" ? "expired" : "cancelled", new Date(now)),
    ]);
    nudgePlayer(tx, playerId, "market");
    return {
      ...succeeded,
      message: marketAnswers.taken_back({ place }),
    };
  });
}

export async function ownListings({ db, now }: Deps, sellerId: string) {
  const rows = await queries.listOfSeller(db, sellerId, new Date(now()));
  const cardOf = await cardsOf(db, rows);
  return rows.map((row) => ownListingOnWire(row, cardOf(row.cardId)));
}
