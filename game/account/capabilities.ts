/**
 * What an account may do. The server asks here before every gated call and push, and tells the
 * browser the same answer.
 */
import type { AgeBand } from "./age.ts";
import type { Role } from "./roles.ts";

/** What a guardian opens and closes one by one. */
export const switches = [
  /** Trade with friends by code. */
  "trade",
  "market",
  /** Give cards away, and take them. */
  "gifts",
  /** Have friends, and be found by a code. */
  "friends",
  /** Live play against strangers. */
  "strangers",
  /** Spectators and emotes. */
  "emotes",
  /** Show cards outside the game. */
  "sharing",
  "invites",
  /** Words go to an AI provider outside the game. */
  "outside_ai",
  /** Messages to devices. */
  "messages",
  /** Wallet and NFT. */
  "wallet",
] as const;

export type Switch = (typeof switches)[number];

export const isSwitch = (name: string): name is Switch => switches.some((each) => each === name);

/** `play` is all that costs play time. */
export const capabilities = [...switches, "money", "play"] as const;

export type Capability = (typeof capabilities)[number];

export const moneyRules = ["off", "ask", "capped"] as const;

export type MoneyRule = (typeof moneyRules)[number];

export type Account = {
  role: Role;
  /** Null until the player has said it. */
  band: AgeBand | null;
  /** Of a child: a guardian has said yes. */
  isApproved: boolean;
  hasGuardian: boolean;
  /** What a guardian has opened. */
  open: readonly Switch[];
  money: MoneyRule;
  /** Why there is no play now, by the player's own rules or a guardian's. */
  pause: "time_is_up" | "bedtime" | null;
  /** An admin has closed the account for a while. */
  isSuspended: boolean;
};

export const capabilityRefusals = [
  "suspended",
  "demo",
  "age_unknown",
  "parent_needed",
  "switched_off",
  "guardian_needed",
  "time_is_up",
  "bedtime",
] as const;

export type CapabilityRefusal = (typeof capabilityRefusals)[number];

/** What needs an age, so that it is closed until the player has said theirs. */
const needsAge: ReadonlySet<Capability> = new Set(["sharing", "outside_ai", "wallet", "money"]);

/** What a demo account does not do: it would leave traces with others. */
const notInDemo: ReadonlySet<Capability> = new Set([
  "trade",
  "market",
  "gifts",
  "friends",
  "invites",
  "wallet",
  "money",
]);

/** These are no play, so they stay open when play is over for today. */
const noPlay: ReadonlySet<Capability> = new Set(["emotes", "messages", "outside_ai"]);

/** Why the account may not do this; null when it may. */
export function refuseTo(capability: Capability, account: Account): CapabilityRefusal | null {
  const refusal = refuseEver(capability, account);
  const minds = account.role !== "admin" && !noPlay.has(capability);
  return refusal ?? (minds ? account.pause : null);
}

/** Who decides what the account may do. */
type Rule = "unknown" | "waiting" | "supervised" | "teen" | "young" | "adult";

function ruleFor({ band, isApproved, hasGuardian }: Account): Rule {
  if (band === null) return "unknown";
  if (band === "adult") return "adult";
  if (band === "child" && !isApproved) return "waiting";
  return band === "child" || hasGuardian ? "supervised" : band;
}

const isMoneyOrWallet = (capability: Capability): boolean =>
  capability === "money" || capability === "wallet";

const rules: Record<
  Rule,
  (capability: Exclude<Capability, "play">, account: Account) => CapabilityRefusal | null
> = {
  unknown: (capability) => (needsAge.has(capability) ? "age_unknown" : null),
  waiting: () => "parent_needed",
  supervised(capability, { open, money }) {
    const isOpen = capability === "money" ? money !== "off" : open.includes(capability);
    return isOpen ? null : "switched_off";
  },
  teen: (capability) => (isMoneyOrWallet(capability) ? "guardian_needed" : null),
  young: (capability) => (capability === "wallet" ? "guardian_needed" : null),
  adult: () => null,
};

/** The same, whether there is play now or not: for what goes on while its player does nothing. */
export function refuseEver(capability: Capability, account: Account): CapabilityRefusal | null {
  if (account.isSuspended) return "suspended";
  if (account.role === "admin") return null;
  if (account.role === "demo") return notInDemo.has(capability) ? "demo" : null;
  return capability === "play" ? null : rules[ruleFor(account)](capability, account);
}

/** All that is closed to the account, with the reason. */
export function closedTo(account: Account): Partial<Record<Capability, CapabilityRefusal>> {
  const closed: Partial<Record<Capability, CapabilityRefusal>> = {};
  for (const capability of capabilities) {
    const refusal = refuseTo(capability, account);
    if (refusal) closed[capability] = refusal;
  }
  return closed;
}
