import { refuseTo, type Capability } from "#game/account/capabilities.ts";
import { capabilityRefusals } from "#texts/en/account.ts";
import type { Tx } from "./db.ts";
import type { Deps } from "./deps.ts";
import { refusedError } from "./refuse.ts";
import type { SignedIn } from "./session.ts";
import { findStanding } from "./standing.ts";

/**
 * Refuses accounts that may not do this. What somebody else may have closed a moment ago, in any
 * process, is looked up anew.
 */
export async function requireCapability(
  { db, now, family }: Pick<Deps, "db" | "now" | "family">,
  capability: Capability,
  { player, standing }: SignedIn,
): Promise<void> {
  const current = standing.isSupervised
    ? await findStanding(db, player.id, family, now())
    : standing;
  const refusal = refuseTo(capability, current);
  if (refusal) throw refusedError(capabilityRefusals, refusal);
}

/** For what nobody asks for in a call: whether the account may do it now. */
export async function mayDo(
  { db, now, family }: Pick<Deps, "now" | "family"> & { db: Tx },
  capability: Capability,
  playerId: string,
): Promise<boolean> {
  return refuseTo(capability, await findStanding(db, playerId, family, now())) === null;
}
