/** Buy orders: coins that are set aside for a card until a player sells one. */
import { must } from "#game/lib/must.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Id } from "#contract/ids.ts";
import type * as contract from "#contract/market.ts";
import { paymentOf } from "#game/market/fee.ts";
import { LISTING_MS } from "#game/market/limits.ts";
import { countSale, listUnproven, refuseTooDear } from "#server/economy/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { Jobs } from "#server/lib/jobs.ts";
import { newId } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { cardsOf, listCards } from "#server/collection/service.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { giveCoins, lockPurse, lockPurses, takeCoins } from "#server/purse/service.ts";
import { cancelOrderRefusals, marketAnswers, orderRefusals } from "#texts/en/market.ts";
import { matchOrder, openOrderBook } from "./order-book.ts";
import * as orders from "./order-queries.ts";
import * as queries from "./queries.ts";
import { noCard, noOrder, refuseOverLimit } from "./refusals.ts";
import { completeSale } from "./complete-sale.ts";
import { notifySellers } from "./notifications.ts";
import { orderOnWire } from "./wire.ts";

type Placed = { order: orders.OrderRow; coins: number; nowMs: number };

export function createOrder(
  deps: Deps,
  playerId: string,
  input: InputOf<typeof contract.createOrder>,
) {
  return deps.db.transaction(async (tx) => {
    const nowMs = deps.now();
    const [card] = await listCards(tx, [input.cardId]);
    if (!card || card.isArchived) throw noCard();
    const book = await openOrderBook(tx, card, nowMs);
    const circumstances = { farms: deps.farms, nowMs };
    const incoming = { playerId, price: input.price, wants: "to_buy" } as const;
    const listing = await matchOrder(tx, incoming, book, nowMs);
    const players = listing ? [playerId, listing.playerId] : [playerId];
    const unproven = await listUnproven(tx, players, circumstances);
    if (unproven.has(playerId)) refuseTooDear(input.price, book, circumstances);
    const [purse] = await lockPurses(tx, players);
    const { coins } = must(purse, "purse of the buyer");

    const price = listing?.price ?? input.price;
    if (coins < price) throw refusedError(orderRefusals, "too_few_coins", { price, coins });

    const order = {
      id: newId(),
      buyerId: playerId,
      ...input,
      state: "open" as const,
      orderedAt: new Date(nowMs),
      expiresAt: new Date(nowMs + LISTING_MS),
    };
    const placed = { order, coins, nowMs };
    if (!listing) {
      const left = await setAside(tx, placed);
      return { order: orderOnWire(order, card), bought: null, coins: left };
    }
    const asked = { sellerId: listing.playerId, buyerId: playerId, askerId: playerId };
    await countSale(tx, { ...asked, price, worth: book }, { ...circumstances, unproven });
    const { left, ...bought } = await buyFrom(tx, deps.jobs, {
      ...placed,
      listingId: listing.id,
      name: card.name,
    });
    const filled = { ...order, state: "filled" as const };
    return { order: orderOnWire(filled, card), bought, coins: left };
  });
}

async function setAside(tx: Tx, { order, coins }: Placed): Promise<number> {
  const { id, buyerId: playerId, price } = order;
  const { open } = await orders.countOpenOrders(tx, playerId);
  refuseOverLimit("orders", open);
  const cause = `order:${id}`;
  await Promise.all([
    orders.insertOrder(tx, order),
    takeCoins(tx, { playerId, coins: price, reason: "order_held", cause }),
  ]);
  nudgePlayer(tx, playerId, "market");
  return coins - price;
}

/** An order that is filled at once never waits: it is a purchase. */
async function buyFrom(
  tx: Tx,
  jobs: Jobs,
  { order, coins, nowMs, listingId, name }: Placed & { listingId: string; name: string },
) {
  const listing = must(await queries.findListing(tx, listingId), `listing ${listingId}`);
  const { price } = listing;
  const { fee, received } = paymentOf(price, listing.feePercent);
  const [{ missionCoins }] = await Promise.all([
    completeSale(tx, { listing, buyerId: order.buyerId, price, fee, buyerPays: true }, nowMs),
    notifySellers(tx, jobs, [{ listing, received, name }]),
  ]);
  return { price, userCardId: listing.ownedCardId, left: coins - price + missionCoins };
}

export function cancelOrder(deps: Deps, playerId: string, { id }: { id: Id<"order"> }) {
  return deps.db.transaction(async (tx) => {
    const order = await orders.lockOrder(tx, id);
    if (!order) throw noOrder();
    if (order.buyerId !== playerId) throw refusedError(cancelOrderRefusals, "not_yours");
    if (order.state !== "open") throw refusedError(cancelOrderRefusals, order.state);
    const { coins } = await lockPurse(tx, playerId);
    await giveBack(tx, { order, state: "cancelled", nowMs: deps.now() });
    return {
      ...succeeded,
      message: marketAnswers.order_cancelled({ price: order.price }),
      coins: coins + order.price,
    };
  });
}

type EndedOrder = { order: orders.OrderRow; state: "cancelled" | "expired"; nowMs: number };

/** Ends an order without a card. Its row is locked, and then its player's purse. */
export async function giveBack(tx: Tx, { order, state, nowMs }: EndedOrder): Promise<void> {
  const { id, buyerId: playerId, price: coins } = order;
  await Promise.all([
    orders.endOrder(tx, id, { state, now: new Date(nowMs) }),
    giveCoins(tx, { playerId, coins, reason: "order_returned", cause: `order:${id}` }),
  ]);
  nudgePlayer(tx, playerId, "market");
}

export async function listOrders({ db, now }: Deps, playerId: string) {
  const rows = await orders.listOpenOrders(db, playerId, new Date(now()));
  const cardOf = await cardsOf(db, rows);
  return rows.map((row) => orderOnWire(row, cardOf(row.cardId)));
}
