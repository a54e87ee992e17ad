/**
 * Players delete their own account. From that moment it is closed, and for 14 days its player can bring
 * it back. Then everything is erased.
 */
import type { AgeBand } from "#game/account/age.ts";
import { DAY_MS } from "#game/lib/day.ts";

export const RETURN_DAYS = 14;

export const returnUntilMs = (nowMs: number): number => nowMs + RETURN_DAYS * DAY_MS;

export type Leaver = {
  role: "user" | "admin" | "demo";
  band: AgeBand | null;
  /** Those who look after the player. */
  guardians: number;
  /** Those whom the player looks after. */
  children: number;
  isLastAdmin: boolean;
  /** Cards of the player that are on the chain, and that only the account's wallet can move. */
  nfts: number;
};

export type LeavingRefusal =
  | "demo_leaves_by_itself"
  | "guardian_deletes"
  | "looks_after_others"
  | "last_admin"
  | "nfts_inside";

/** Why the account cannot be deleted by its player now; null when it can. */
export function refuseToLeave(
  { role, band, ...leaver }: Leaver,
  { givesUpNfts }: { givesUpNfts: boolean },
): LeavingRefusal | null {
  if (role === "demo") return "demo_leaves_by_itself";
  if (leaver.guardians > 0 && band !== "adult") return "guardian_deletes";
  if (leaver.children > 0) return "looks_after_others";
  if (leaver.isLastAdmin) return "last_admin";
  return leaver.nfts > 0 && !givesUpNfts ? "nfts_inside" : null;
}
