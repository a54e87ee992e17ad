import * as z from "zod/mini";
import { done, endpoint } from "./endpoint.ts";
import { id } from "./ids.ts";

/** Where a player can share to. `device` is what the device itself offers. */
export const platforms = ["instagram", "tiktok", "facebook", "twitter", "copy", "device"] as const;

export type Platform = (typeof platforms)[number];

const rewarded = z.object({
  ...done.shape,
  coins: z.int(),
  dailySharesRemaining: z.int(),
});

export const shareStatus = endpoint("GET /api/social-share-status", {
  access: "player",
  summary: "Whether sharing is rewarded now, and how often still today",
  output: z.object({
    canEarnRewards: z.boolean(),
    dailySharesRemaining: z.int(),
    /** All that sharing ever earned; only ever grows. */
    shareCredits: z.int(),
  }),
});

export const share = endpoint("POST /api/social-share", {
  access: "player",
  summary: "Take the reward for having shared something somewhere; three a day",
  output: rewarded,
});

export const shareCards = endpoint("POST /api/social-share-reward", {
  access: "player",
  summary: "Take the reward for having shared these cards; the same three a day",
  input: z.object({
    platform: z.enum(platforms),
    /** Cards of the player, each by its own id or by that of a copy. */
    cardIds: z.array(id<"ownedCard">()).check(z.minLength(1), z.maxLength(10)),
  }),
  output: rewarded,
});
