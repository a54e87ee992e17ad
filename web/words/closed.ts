import type { CapabilityRefusal } from "#game/account/capabilities.ts";
import { capabilityRefusals } from "#texts/en/account.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { dayInWords } from "./family.ts";
import { failed } from "./failed.ts";
import { answered, outcome } from "./said.ts";

export const ASK_PARENT = "Ask a parent";

export const closedTitles: Record<CapabilityRefusal, string> = {
  suspended: "Closed for a while",
  demo: "Not in a demo",
  age_unknown: "One question first",
  parent_needed: "Ask a parent first",
  switched_off: "This is closed",
  guardian_needed: "This needs a parent",
  time_is_up: "Enough for today",
  bedtime: "Good night",
};

export const SEE_LETTER = "See What We Sent";

/** A parent has been written to and has not answered yet. */
export const letterUnderWay = ({ parentEmail, answerUntil }: ParentLetter): string =>
  `Your letter to ${parentEmail} is under way. They can answer until ${dayInWords(answerUntil)}.`;

type ParentLetter = { parentEmail: string; answerUntil: string };

/** What stands on the door of something closed, in a few words. */
export const closedDoor = (refusal: CapabilityRefusal, isLetterUnderWay: boolean): string => {
  if (refusal === "switched_off") return "Your parent has not opened this";
  return isLetterUnderWay
    ? "Needs a parent's yes: your letter is under way"
    : "Needs a parent's yes";
};

/** For what no parent can open. */
export const closedToast = (refusal: CapabilityRefusal): Toast => ({
  title: closedTitles[refusal],
  description: capabilityRefusals[refusal],
});

export const guardianAsked = outcome(answered("Asked"), failed("Not Asked"));
