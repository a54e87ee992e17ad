import type { CapabilityRefusal } from "#game/account/capabilities.ts";
import { capabilityRefusals } from "#texts/en/account.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";

export const ASK_PARENT = "Ask a parent";

export const closedTitles: Record<CapabilityRefusal, string> = {
  demo: "Not in a demo",
  age_unknown: "One question first",
  parent_needed: "Ask a parent first",
  switched_off: "This is closed",
  guardian_needed: "This needs a parent",
  time_is_up: "Enough for today",
  bedtime: "Good night",
};

/** For what no parent can open. */
export const closedToast = (refusal: CapabilityRefusal): Toast => ({
  title: closedTitles[refusal],
  description: capabilityRefusals[refusal],
});

export const guardianAsked = (message: string): Toast => ({
  title: "Asked",
  description: message,
});
export const guardianNotAsked = failed("Not Asked");
