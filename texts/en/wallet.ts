import type { Group } from "#texts/catalogue.ts";

export const walletRefusals = {
  no_wallet: "Your wallet is being created. Please try again in a moment.",
} satisfies Group;
