/**
 * A job brings a card to where the chain should have it, once, however often it is begun. What was
 * signed is stored before it is sent, and the chain is looked at first, so that after a crash at any
 * point the job is simply done again.
 */
import type { Dice } from "#game/lib/dice.ts";

/**
 * - `mint`: the card becomes an NFT in its owner's wallet.
 * - `transfer`: the card has another owner, and goes to that one's wallet.
 * - `withdrawal`: the card goes to a wallet outside of the game.
 */
export const nftJobKinds = ["mint", "transfer", "withdrawal"] as const;
export type NftJobKind = (typeof nftJobKinds)[number];

export const nftJobStates = [
  "queued",
  /** A signed transaction is stored: it may have happened, and may still happen. */
  "submitted",
  "done",
  "failed",
] as const;
export type NftJobState = (typeof nftJobStates)[number];

/** Why a job ended without its NFT. */
export type WhyJobFailed =
  | "refused_by_chain"
  | "address_taken"
  | "not_enough_sol"
  /** The player may no longer use a wallet, and nothing had been sent. */
  | "wallet_closed";

/** What the chain says of a signed transaction. */
export type Fate = "confirmed" | "pending" | "expired" | { refused: string };

export type StepAfterFate =
  | "finish"
  /** The same bytes once more: they cannot happen twice. */
  | "send_again"
  /** What was signed can never happen any more, so something new may be signed. */
  | "build_anew"
  | "give_up";

export function stepAfterFate(fate: Fate): StepAfterFate {
  if (fate === "confirmed") return "finish";
  if (fate === "pending") return "send_again";
  return fate === "expired" ? "build_anew" : "give_up";
}

/**
 * What is refused for good, or closed to its player before anything is sent, ends a conversion or a
 * withdrawal, and the card is released. A transfer is never given up: the card has its new owner already.
 */
export const canFail = (kind: NftJobKind): boolean => kind !== "transfer";

/** How long one worker has a job for itself, unless it says that it goes on. */
export const LEASE_MS = 5_000;

/** When a transaction that is under way is looked at again. */
export const LOOK_AGAIN_MS = 400;

/** A job that the treasury cannot pay waits so long before it is tried again. */
export const POOR_MS = 30_000;

const FIRST_MS = 500;
const SLOWEST_MS = 60_000;

/** The wait after so many failed attempts; chance keeps jobs from retrying all at one moment. */
export function retryAfterMs(attempts: number, dice: Dice): number {
  const most = Math.min(SLOWEST_MS, FIRST_MS * 2 ** Math.min(attempts, 20));
  return Math.round(most * dice.between(0.5, 1));
}
