import { useQuery } from "@tanstack/react-query";
import { cardPrices, type CardPrices } from "#contract/market.ts";
import { call } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/query.ts";
import { inWords } from "./coins.tsx";

/** What a card was sold for, and what it is offered and wanted for at this moment. */
export const usePrices = (cardId: string) =>
  useQuery({
    queryKey: keyOf(cardPrices, { cardId }),
    queryFn: () => call(cardPrices, { cardId }),
    // Others deal all the time: an answer of an hour ago would mislead.
    refetchOnMount: "always",
  });

/** What others paid, such as "Last 10 sales, median 20." A few sales alone would mislead. */
export const salesWords = ({ median, lastSales, lastSalesMedian }: CardPrices): string =>
  median === null || lastSalesMedian === null
    ? "Not enough sales yet."
    : `Last ${lastSales.length} sales, median ${inWords(lastSalesMedian)}.`;
