import type { CardPrices } from "#contract/market.ts";
import { inWords } from "./coins.tsx";

/** What others paid, such as "Last 10 sales, median 20." A few sales alone would mislead. */
export const salesWords = ({ median, lastSales, lastSalesMedian }: CardPrices): string =>
  median === null || lastSalesMedian === null
    ? "Not enough sales yet."
    : `Last ${lastSales.length} sales, median ${inWords(lastSalesMedian)}.`;
