import { useQueryClient } from "@tanstack/react-query";
import { currentUser } from "#contract/account.ts";
import { useLiveNews } from "#web/lib/live.ts";
import { invalidate } from "#web/lib/query.ts";
import { collectionReads } from "#web/collection/api.ts";

/**
 * What others do changes a player's cards and coins, whichever screen is open: a card is claimed, an
 * offer is taken, or it runs out and the card comes back. Shows nothing itself.
 */
export function DealWatch() {
  const client = useQueryClient();
  const look = () => void invalidate(client, currentUser, ...collectionReads);
  useLiveNews("trades", look);
  useLiveNews("transfers", look);
  useLiveNews("invites", look);
  useLiveNews("market", look);
  return null;
}
