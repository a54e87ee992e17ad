/** The player's NFTs in the browser: what is being converted, and what leaves the game. */
import { listConversions, listWithdrawals, type ConversionOnWire } from "#contract/nfts.ts";
import { walletInfo } from "#contract/wallet.ts";
import { collectionReads } from "#web/collection/api.ts";
import { useLive } from "#web/lib/live.ts";

/** Every read that a card on its way to or from the chain makes outdated. */
export const nftReads = [listConversions, listWithdrawals, walletInfo, ...collectionReads];

type KnownConversion = {
  /** Undefined when there was none for a day. */
  newest: ConversionOnWire | undefined;
  isLoading: boolean;
};

export function useConversionOf(ownedCardId: string): KnownConversion {
  const { data, isLoading } = useLive(listConversions, {}, "nfts");
  return { newest: data?.find(({ userCardId }) => userCardId === ownedCardId), isLoading };
}

export const useWithdrawals = () => useLive(listWithdrawals, {}, "nfts");
