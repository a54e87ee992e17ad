import * as z from "zod/mini";
import { card } from "./cards.ts";
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

/** Cards of the player, each by its own id or by that of a copy. */
const cardIds = z.array(id<"ownedCard">()).check(z.minLength(1), z.maxLength(10));

export const shareStatus = endpoint("GET /api/social-share-status", "player", {
  summary: "Whether sharing is rewarded now, and how often still today",
  output: z.object({
    canEarnRewards: z.boolean(),
    dailySharesRemaining: z.int(),
    /** All that sharing ever earned; only ever grows. */
    shareCredits: z.int(),
  }),
});

export const share = endpoint("POST /api/social-share", "sharing", {
  summary: "Take the reward for having shared something somewhere; so many a day",
  output: rewarded,
});

export const shareCards = endpoint("POST /api/social-share-reward", "sharing", {
  summary: "Take the reward for having shared these cards; counted with the others of the day",
  input: z.object({
    platform: z.enum(platforms),
    cardIds,
  }),
  output: rewarded,
});

export const listSharedCards = endpoint("GET /api/shared-cards", "player", {
  summary: "The ids of the cards that the player shares",
  output: z.array(z.string()),
});

export const openCardPages = endpoint("POST /api/shared-cards", "sharing", {
  summary: "Share these cards: all who have the link see them. This alone earns nothing",
  input: z.object({ cardIds }),
  output: z.object({
    ...done.shape,
    /** Those that the player did not share before. */
    opened: z.array(z.string()),
  }),
});

export const stopSharing = endpoint("DELETE /api/shared-cards/{id}", "player", {
  summary: "No longer share a card",
  input: z.object({ id: id<"card">() }),
});

export const getSharedCard = endpoint("GET /api/shared-cards/{id}", "anyone", {
  summary: "A card that a player shares, by its own id or by that of a copy",
  input: z.object({ id: id<"card">() }),
  output: z.object({
    card,
    /** Null for a card of the catalogue, and for a maker who may not share. */
    makerName: z.nullable(z.string()),
  }),
});
