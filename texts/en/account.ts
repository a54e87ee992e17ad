import type { CapabilityRefusal } from "#game/account/capabilities.ts";
import type { Group } from "#texts/catalogue.ts";

export const capabilityRefusals = {
  demo: "A demo account tries the game out by itself. Sign up to trade with others.",
} satisfies Record<CapabilityRefusal, string>;

export const logInRefusals = { wrong_password: "Invalid email or password" } satisfies Group;
