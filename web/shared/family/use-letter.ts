import type { CapabilityRefusal } from "#game/account/capabilities.ts";
import { getParentAsked } from "#contract/family.ts";
import { useLive } from "#web/lib/live.ts";

/** The letter that waits for a parent's answer, for what needs one; null when none is under way. */
export function useLetter(refusal: CapabilityRefusal | null) {
  const enabled = refusal === "parent_needed";
  return useLive(getParentAsked, {}, "family", { enabled }).data?.asked ?? null;
}
