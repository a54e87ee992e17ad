import { useQuery } from "@tanstack/react-query";
import { cardPrices } from "#contract/market.ts";
import { call } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/query.ts";

/** What a card was sold for, and what it is offered and wanted for at this moment. */
export const usePrices = (cardId: string) =>
  useQuery({
    queryKey: keyOf(cardPrices, { cardId }),
    queryFn: () => call(cardPrices, { cardId }),
    // Others deal all the time: an answer of an hour ago would mislead.
    refetchOnMount: "always",
  });
