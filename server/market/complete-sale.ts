import { handOver } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { advanceMissions } from "#server/missions/service.ts";
import { moveCoins } from "#server/purse/service.ts";
import * as queries from "./queries.ts";

export type Sale = {
  listing: { id: string; sellerId: string; ownedCardId: string };
  buyerId: string;
  price: number;
  fee: number;
  /** False when coins that were set aside for an order are the payment. */
  buyerPays: boolean;
  nowMs: number;
};

const traded = [{ kind: "complete_trades", amount: 1 }] as const;

/**
 * Carries out a sale, by a purchase or by a matched order: the card goes to the buyer, the price to
 * the seller, and the fee leaves the game. The caller has locked the listing and then both purses.
 */
export async function completeSale(tx: Tx, sale: Sale) {
  const { listing, buyerId, price, fee, nowMs } = sale;
  const { id, sellerId, ownedCardId } = listing;
  const cause = `listing:${id}`;
  // A connection carries them out in this order; asked for together, they travel in one journey.
  const [place, completed] = await Promise.all([
    handOver(tx, { ownedCardId, toId: buyerId, reason: "purchase", cause }),
    advanceMissions(tx, { playerId: buyerId, events: traded, nowMs }),
    advanceMissions(tx, { playerId: sellerId, events: traded, nowMs }),
    moveCoins(tx, [
      { playerId: buyerId, coins: sale.buyerPays ? -price : 0, reason: "purchase", cause },
      { playerId: sellerId, coins: price, reason: "sale", cause },
      { playerId: sellerId, coins: -fee, reason: "market_fee", cause },
    ]),
    queries.markSold(tx, { id, buyerId, soldFor: price, fee, now: new Date(nowMs) }),
  ]);
  for (const playerId of [buyerId, sellerId]) {
    for (const noun of ["market", "missions"] as const) nudgePlayer(tx, playerId, noun);
  }
  return { place, missionCoins: completed.reduce((sum, { coins }) => sum + coins, 0) };
}
