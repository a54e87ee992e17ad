import type { Group } from "#texts/catalogue.ts";

export const walletRefusals = {
  no_wallet: "Your wallet is being created. Please try again in a moment.",
  not_taken: "You have not taken the key of this wallet.",
} satisfies Group;
