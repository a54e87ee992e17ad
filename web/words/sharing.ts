import type { Toast } from "#web/ui/toast.tsx";
import { shareAnswers } from "#texts/en/sharing.ts";
import { failed, failure, type Failure } from "./failed.ts";
import { outcome, said } from "./said.ts";

export const copied: Toast = { title: "Copied to Clipboard" };

/** So much of a text fits into a toast. */
const TOAST_CHARACTERS = 100;

/** Something to share that could not be copied. */
export const notCopied = (text: string): Toast => ({
  title: "Share Your Card",
  description: `${text.slice(0, TOAST_CHARACTERS)}…`,
});

export const rewardClaimed = (coins: number): Toast => ({
  title: shareAnswers.rewarded,
  description: `${coins} bonus credits`,
});

/** Home has a call of its own, and words of its own. */
export const homeRewardFailed = failed("Share Error");
export const rewardFailed = failed("Reward Error", "Failed to claim share reward");

export const addressNotCopied = (address: string): Failure => failure("Copy Failed", address);

export const stopped = outcome(
  said(shareAnswers.stopped, "The link shows this card to nobody any more."),
  failed("Sharing Not Stopped"),
);

/** The link is out, but leads to the login. */
export const pageNotOpened = failed(
  "Link Not Ready",
  "Your friends cannot see the card yet. Please share it again.",
);
