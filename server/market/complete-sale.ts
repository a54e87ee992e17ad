import { must } from "#game/lib/must.ts";
import { handOverEach } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { advanceEach } from "#server/missions/service.ts";
import { moveCoins, type Coins } from "#server/purse/service.ts";
import * as queries from "./queries.ts";

export type Sale = {
  listing: { id: string; sellerId: string; ownedCardId: string };
  buyerId: string;
  price: number;
  fee: number;
  /** False when coins that were set aside for an order are the payment. */
  buyerPays: boolean;
};

const traded = [{ kind: "complete_trades", amount: 1 }] as const;

/**
 * Carries out sales, by purchases or by a matched order: the card goes to the buyer, the price to the
 * seller, and the fee leaves the game. The caller has locked the listings and then all purses. A
 * player takes part in one of the sales.
 */
export async function completeSales(tx: Tx, sales: readonly Sale[], nowMs: number) {
  const players = sales.flatMap(({ buyerId, listing }) => [buyerId, listing.sellerId]);
  // A connection carries them out in this order; asked for together, they travel in one journey.
  const [places, completedBy] = await Promise.all([
    handOverEach(
      tx,
      sales.map(({ listing, buyerId: toId }) => ({
        ownedCardId: listing.ownedCardId,
        toId,
        reason: "purchase",
        cause: causeOf(listing),
      })),
    ),
    advanceEach(tx, players, { events: traded, nowMs }),
    moveCoins(tx, sales.flatMap(paymentsOf)),
    queries.markSold(
      tx,
      sales.map(({ listing, buyerId, price: soldFor, fee }) => ({
        id: listing.id,
        buyerId,
        soldFor,
        fee,
        now: new Date(nowMs),
      })),
    ),
  ]);
  for (const playerId of players) {
    for (const noun of ["market", "missions"] as const) nudgePlayer(tx, playerId, noun);
  }
  return sales.map(({ buyerId }, i) => ({
    place: must(places[i], "place"),
    missionCoins: completedBy(buyerId).reduce((sum, { coins }) => sum + coins, 0),
  }));
}

const causeOf = ({ id }: Sale["listing"]) => `listing:${id}`;

function paymentsOf({ listing, buyerId, price, fee, buyerPays }: Sale): Coins[] {
  const cause = causeOf(listing);
  const { sellerId } = listing;
  return [
    { playerId: buyerId, coins: buyerPays ? -price : 0, reason: "purchase", cause },
    { playerId: sellerId, coins: price, reason: "sale", cause },
    { playerId: sellerId, coins: -fee, reason: "market_fee", cause },
  ];
}

export async function completeSale(tx: Tx, sale: Sale, nowMs: number) {
  const [completed] = await completeSales(tx, [sale], nowMs);
  return must(completed, "sale");
}
