/** A child asks a guardian for one thing that is switched off. */
import type { CapabilityRefusal } from "#game/account/capabilities.ts";
import { DAY_MS } from "#game/lib/day.ts";

export type ChildAsking = {
  /** Why the child may not do it now. */
  closed: CapabilityRefusal | null;
  hasGuardian: boolean;
  /** When the child has asked for anything in the last day. */
  askedAtMs: readonly number[];
  /** When a guardian said no to this very thing. */
  refusedAtMs: number | null;
};

export type RequestRefusal = "no_guardian" | "not_switched_off" | "asked_enough" | "no_is_new";

export const REQUESTS_A_DAY = 5;

/** Why the child may not send this request to a guardian; null when they may. */
export function refuseRequest(
  { closed, hasGuardian, askedAtMs, refusedAtMs }: ChildAsking,
  nowMs: number,
): RequestRefusal | null {
  if (!hasGuardian) return "no_guardian";
  if (closed !== "switched_off") return "not_switched_off";
  if (refusedAtMs !== null && nowMs - refusedAtMs < DAY_MS) return "no_is_new";
  const lately = askedAtMs.filter((ms) => nowMs - ms < DAY_MS);
  return lately.length >= REQUESTS_A_DAY ? "asked_enough" : null;
}
