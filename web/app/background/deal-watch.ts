import { currentUser } from "#contract/account.ts";
import { useLiveReads } from "#web/lib/live.ts";
import { collectionReads } from "#web/collection/api.ts";

const reads = [currentUser, ...collectionReads];

/**
 * What others do changes a player's cards and coins, whichever screen is open: a card is claimed, an
 * offer is taken, or it runs out and the card comes back. On the chain too cards leave and come back.
 * Shows nothing itself.
 */
export function DealWatch() {
  useLiveReads("trades", ...reads);
  useLiveReads("transfers", ...reads);
  useLiveReads("invites", ...reads);
  useLiveReads("market", ...reads);
  useLiveReads("nfts", ...reads);
  return null;
}
