/**
 * A card that is an NFT can leave the game for a wallet of its owner's own, and comes back when it is
 * sent to the wallet of any player. Until it has left, there is time to notice a request that the
 * owner did not make.
 */
import type { NftSettings } from "./settings.ts";

export const withdrawalStates = [
  /** It can be cancelled. */
  "waiting",
  "sending",
  "outside",
  /** It came back, to whichever player. */
  "returned",
  "cancelled",
  "failed",
] as const;

export type WithdrawalState = (typeof withdrawalStates)[number];

export type WithdrawalRefusal = "not_nft" | "nft_on_its_way" | "withdrawals_used_up" | "own_wallet";

export type CardToWithdraw = {
  nftAddress: string | null;
  /** A job of this card has not ended. */
  hasOpenJob: boolean;
  /** The address is one of the game's own wallets. */
  isOurs: boolean;
  withdrawalsToday: number;
};

export function refuseToWithdraw(
  card: CardToWithdraw,
  { withdrawalsPerPlayerAndDay }: Pick<NftSettings, "withdrawalsPerPlayerAndDay">,
): WithdrawalRefusal | null {
  if (card.nftAddress === null) return "not_nft";
  if (card.hasOpenJob) return "nft_on_its_way";
  if (card.isOurs) return "own_wallet";
  if (card.withdrawalsToday >= withdrawalsPerPlayerAndDay) return "withdrawals_used_up";
  return null;
}

export const canCancel = (state: WithdrawalState): boolean => state === "waiting";

const HOUR_MS = 3_600_000;

export const leavesAtMs = (
  askedAtMs: number,
  { withdrawWaitHours }: Pick<NftSettings, "withdrawWaitHours">,
): number => askedAtMs + withdrawWaitHours * HOUR_MS;

/** So long after closing an account its player can still ask for the cards that are NFTs. */
export const DAYS_AFTER_CLOSING = 30;

export const sendsOutUntilMs = (closedAtMs: number): number =>
  closedAtMs + DAYS_AFTER_CLOSING * 24 * HOUR_MS;

/** How long the text that an outside wallet signs can be used. */
export const TEXT_MINUTES = 10;
