import type * as z from "zod/mini";
import type { sendReport } from "#contract/moderation.ts";

/** One thing that can be wrong, and what is sent when it is. */
export type Wrong = { words: string; report: z.input<(typeof sendReport)["input"]> };

/** With a deal, or with the other player's name. */
export const wrongWithDeal = (dealId: string): Wrong[] => [
  { words: "I was tricked", report: { dealId, reason: "tricked" } },
  { words: "It was not me who did this", report: { dealId, reason: "not_me" } },
  { words: "The other player was unkind to me", report: { dealId, reason: "unkind" } },
  {
    words: "The other player's name is not nice",
    report: { dealId, reason: "unkind", isAboutName: true },
  },
  { words: "Something else", report: { dealId, reason: "other" } },
];

/** With the name of whom one has met in a battle. */
export const wrongWithRival = (battleId: string): Wrong[] => [
  { words: "The name is unkind or rude", report: { battleId, reason: "unkind" } },
  { words: "The name tells something private", report: { battleId, reason: "other" } },
  { words: "Something else", report: { battleId, reason: "other" } },
];

/** With what a player has written on a card, or with its picture. */
export const wrongWithCard = (cardId: string): Wrong[] => [
  { words: "It is unkind or rude", report: { cardId, reason: "unkind" } },
  { words: "It tells something private", report: { cardId, reason: "other" } },
  { words: "Something else", report: { cardId, reason: "other" } },
];
