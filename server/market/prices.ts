/** What a seller or buyer wants to know of a card before they name a price. */
import type { Id } from "#contract/ids.ts";
import { freeSalesLeft, nextFeePercent } from "#game/market/fee.ts";
import { GUIDANCE_MS, median, usualPrice } from "#game/market/guidance.ts";
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
  const [[card], sales, last, best, wished, own] = await Promise.all([
    listCards(db, [cardId]),
    orders.salesSince(db, cardId, new Date(nowMs - GUIDANCE_MS)),
    orders.lastSales(db, cardId, LAST_SALES),
    orders.findBestPrices(db, cardId, new Date(nowMs)),
    isWished(db, playerId, cardId),
    countOfSeller(db, playerId, settings.freeSales),
  ]);
  if (!card) throw noCard();
  return {
    card: cardOnWire(card),
    median: usualPrice(sales),
    salesIn30Days: sales.count,
    lastSales: last.map(({ price, soldAt }) => ({ price, soldAt: soldAt.toISOString() })),
    lastSalesMedian: median(last.map(({ price }) => price)),
    ...best,
    isWished: wished,
    feePercent: nextFeePercent(own, settings),
    freeSalesLeft: freeSalesLeft(own, settings),
    freeSales: settings.freeSales,
  };
}
