/** What a seller or buyer wants to know of a card before they name a price. */
import type { Id } from "#contract/ids.ts";
import { freeSalesLeft, nextFeePercent } from "#game/market/fee.ts";
import { GUIDANCE_MS, median, mostAmongFriends, usualPrice } from "#game/market/guidance.ts";
import { PRICE_MAX } from "#game/market/limits.ts";
import { cardOnWire, listCards } from "#server/collection/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import * as orders from "./order-queries.ts";
import { countOfSeller, isWished } from "./queries.ts";
import { noCard } from "./refusals.ts";

const LAST_SALES = 10;

export async function cardPrices(
  { db, now, settings }: Deps,
  playerId: string,
  { cardId }: { cardId: Id<"card"> },
) {
  const nowMs = now();
  const since = new Date(nowMs - GUIDANCE_MS);
  const [[card], sales] = await Promise.all([
    listCards(db, [cardId]),
    orders.salesSince(db, cardId, since),
  ]);
  if (!card) throw noCard();
  const most = mostAmongFriends(usualPrice(sales), card.usdValueCents);
  const around = {
    cardId,
    playerId,
    dealtSince: since,
    now: new Date(nowMs),
    mostAmongFriends: most,
  };
  const [last, [listing], [order], wished, own] = await Promise.all([
    orders.lastSales(db, cardId, LAST_SALES),
    orders.bestListings(db, { ...around, price: PRICE_MAX }),
    orders.bestOrders(db, { ...around, price: 1 }),
    isWished(db, playerId, cardId),
    countOfSeller(db, playerId, settings.freeSales),
  ]);
  return {
    card: cardOnWire(card),
    median: usualPrice(sales),
    salesIn30Days: sales.count,
    lastSales: last.map(({ price, soldAt }) => ({ price, soldAt: soldAt.toISOString() })),
    lastSalesMedian: median(last.map(({ price }) => price)),
    lowestPrice: listing?.price ?? null,
    highestOrder: order?.price ?? null,
    isWished: wished,
    feePercent: nextFeePercent(own, settings),
    freeSalesLeft: freeSalesLeft(own, settings),
    freeSales: settings.freeSales,
  };
}
