import type { AnswerHindrance } from "#contract/family.ts";
import { approvalRefusals } from "#texts/en/approval.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";
import { answered, outcome, said } from "./said.ts";

export const parentAskedAgain = said(
  "Letter Sent Again",
  "It arrives in a few minutes. Each of our letters works.",
);
export const parentNotAsked = failed("No Letter Sent");

/** Why a parent cannot say yes here and now, and what helps. */
export const hindranceWords = (
  hindrance: Exclude<AnswerHindrance, "age_unknown">,
  parentEmail: string,
): string =>
  ({
    other_address: `You are signed in with another account. To say yes, leave it: you need no account, or the one of ${parentEmail}, to which this letter went.`,
    childs_browser: approvalRefusals.childs_browser,
    not_an_adult: approvalRefusals.not_an_adult,
  })[hindrance];

/** A link of a letter, cut off on its way. */
export const LINK_INCOMPLETE = "This link is not complete. Please open it again from our letter.";

/** Such as "6 December 2026". */
export const dayInWords = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** Why others do not read the name that a child has chosen. */
export const safeNameWords = (name: string): string =>
  `Until then other players read the safe name ${name} instead of yours, so that no stranger can find out who you are.`;

/** What a child has to know before it happens. */
export const erasedUnless = (eraseAt: string): string =>
  `Without a parent's yes by ${dayInWords(eraseAt)}, your account is erased, with all that you have made.`;

export const answerNotGiven = failed("Not Answered");
export const answerSaved = outcome(answered("Answered"), answerNotGiven);

export const allowanceNotSaved = failed("Not Saved");

export const letterNotChanged = failed("Letter Not Changed");

export const exportNotLoaded = failed("Download Failed");

export const yesTakenBack = outcome(answered("Yes Taken Back"), failed("Not Taken Back"));

export const childDeleted = outcome(answered("Account Deleted"), failed("Not Deleted"));

export const paidForChild = (name: string, title: string): Toast => ({
  title: "Paid",
  description: `${title} for ${name}: it is on its way, and ${name} is told.`,
});
