import { useQuery, useQueryClient } from "@tanstack/react-query";
import { currentUser } from "#contract/account.ts";
import { listMissions } from "#contract/missions.ts";
import { dealHistory, openTrades } from "#contract/trades.ts";
import { call } from "#web/lib/call.ts";
import { useLiveNews } from "#web/lib/live.ts";
import { invalidate, keyOf } from "#web/lib/query.ts";
import { collectionReads } from "#web/collection/api.ts";

/** Every read that an offer makes outdated which is made, taken or ended. */
export const tradeReads = [openTrades, dealHistory, currentUser, listMissions, ...collectionReads];

/** The player's offers and those made to them; new ones come by themselves. */
export function useOpenTrades() {
  const client = useQueryClient();
  useLiveNews("trades", () => void invalidate(client, ...tradeReads));
  return useQuery({
    queryKey: keyOf(openTrades),
    queryFn: () => call(openTrades, {}),
    refetchOnMount: "always",
  });
}
