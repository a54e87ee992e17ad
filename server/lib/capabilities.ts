import { refuseTo, type Capability } from "#game/account/capabilities.ts";
import { capabilityRefusals } from "#texts/en/account.ts";
import { refusedError } from "./refuse.ts";
import type { Player } from "./session.ts";

/** Refuses accounts that may not do this; every action that not everybody may do begins here. */
export function requireCapability(capability: Capability, player: Player): void {
  const refusal = refuseTo(capability, player);
  if (refusal) throw refusedError(capabilityRefusals, refusal);
}
