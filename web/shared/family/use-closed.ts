import type { Capability, CapabilityRefusal } from "#game/account/capabilities.ts";
import { useUser } from "#web/lib/session.tsx";

/**
 * Why this is closed to the player; null when it is open. What is closed for some hours only looks
 * open, and is refused by the server.
 */
export function useClosed(capability: Capability): CapabilityRefusal | null {
  const refusal = useUser().user?.closed[capability] ?? null;
  return refusal === "time_is_up" || refusal === "bedtime" ? null : refusal;
}
