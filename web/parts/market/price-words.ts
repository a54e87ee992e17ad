import type { CardPrices } from "#contract/market.ts";
import { inWords } from "./coins.tsx";

/** What others paid, such as "Last 10 sales, median 20." */
export const salesWords = ({ lastSales, lastSalesMedian }: CardPrices): string =>
  lastSalesMedian === null
    ? "Not enough sales yet."
    : `Last ${lastSales.length} sales, median ${inWords(lastSalesMedian)}.`;
