/**
 * What an account may do. Every action that not everybody may do asks here, so that a new limit
 * (such as a parent's approval) has one place (resolutions 82 and 84).
 */

/** `trade`: cards or coins that change hands between players. */
export type Capability = "trade" | "invite";

type Account = { role: "user" | "admin" | "demo" };

export type CapabilityRefusal = "demo";

/** Why the account may not do this; null when it may. */
export function refuseTo(_: Capability, { role }: Account): CapabilityRefusal | null {
  return role === "demo" ? "demo" : null;
}
