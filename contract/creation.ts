import * as z from "zod/mini";
import { elements } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { DESCRIPTION_MAX } from "#game/creation/describe.ts";
import { descriptionRemarks } from "#texts/en/creation.ts";
import { ownedCard } from "./cards.ts";
import { done, endpoint } from "./endpoint.ts";
import { id } from "./ids.ts";

export const optionalText = z.optional(
  z.string().check(z.trim(), z.maxLength(DESCRIPTION_MAX, descriptionRemarks.too_long)),
);

/** True: answer at once; the caller hears of what follows. False: wait for the card. */
export const watch = z.optional(z.boolean());

/** The words of a creature as they become known; what is missing is still being written. */
const creationWords = z.object({
  name: z.optional(z.string()),
  japaneseName: z.optional(z.string()),
  element: z.optional(z.enum(elements)),
  abilities: z.optional(z.array(z.string())),
  specialAbility: z.optional(z.string()),
  description: z.optional(z.string()),
  backstory: z.optional(z.string()),
});

/** A promised card while it takes shape. */
export const creation = z.object({
  id: z.string(),
  /** `writing` words, `painting` the picture, then `done`: the card is in the collection. */
  state: z.enum(["writing", "painting", "done"]),
  rarity: z.enum(rarities),
  attack: z.int(),
  defense: z.int(),
  words: creationWords,
  /** The finished picture; null while it is being painted. */
  imageUrl: z.nullable(z.string()),
  userCard: z.nullable(ownedCard),
});

export const madeCard = {
  creation,
  /** The finished card; null when the caller asked to watch, or the creation takes longer. */
  card: z.nullable(ownedCard.shape.card),
};

export type CreationOnWire = z.output<typeof creation>;

export const checkCooldown = endpoint("GET /api/cards/check-cooldown", "player", {
  summary: "Whether today's free card can be created",
  output: z.object({
    canCreate: z.boolean(),
    /** When the next free card becomes available, ISO 8601; null when one can be made now. */
    nextAvailableAt: z.nullable(z.string()),
    /** A card of today that is still taking shape, so that a reopened page can go on watching. */
    unfinishedCreationId: z.nullable(z.string()),
    /** What a further card costs today, in coins; null when today has no more. */
    bonusPrice: z.nullable(z.int()),
  }),
});

// Here and not with purchases, which the first screen of a player would else carry as a whole.
export const checkPremiumCooldown = endpoint("GET /api/cards/check-premium-cooldown", "player", {
  summary: "Whether a premium card can be bought today",
  output: z.object({
    canCreatePremium: z.boolean(),
    remainingCards: z.int(),
  }),
});

export const understandDescription = endpoint("POST /api/cards/understand", "player", {
  summary: "What of a description a creature can be made from; it costs nothing",
  repeatable: true,
  input: z.object({
    description: z
      .string()
      .check(z.trim(), z.maxLength(DESCRIPTION_MAX, descriptionRemarks.too_long)),
  }),
  /** In the words of the description, in their order. */
  output: z.object({
    understood: z.array(z.string()),
    /** Those among `understood` that the story tells and the picture does not show. */
    inStory: z.array(z.string()),
    notUnderstood: z.array(z.string()),
    /** False: so little is known of the creature that most of it would be left to chance. */
    isEnough: z.boolean(),
  }),
});

export const createCard = endpoint("POST /api/cards/create", "play", {
  summary: "Create today's free card from a description, or from the five fields",
  input: z.object({
    description: optionalText,
    strength: optionalText,
    spiritAnimal: optionalText,
    element: optionalText,
    personality: optionalText,
    backstory: optionalText,
    watch,
  }),
  output: z.object(madeCard),
});

export const createBonusCard = endpoint("POST /api/cards/create-with-coins", "play", {
  summary:
    "Create a further card of the day for coins, by the rules of the free one, or as a surprise",
  input: z.object({
    description: optionalText,
    /** What the player has seen. */
    price: z.int(),
    watch,
  }),
  output: z.object({ ...done.shape, ...madeCard }),
});

export const createWithCredits = endpoint("POST /api/cards/create-with-credits", "play", {
  summary: "Create a premium card for one credit, from a description or as a surprise",
  input: z.object({ description: optionalText, watch }),
  output: z.object({ ...done.shape, ...madeCard }),
});

export const getCreation = endpoint("GET /api/creations/{id}", "player", {
  summary: "One of the player's own creations",
  input: z.object({ id: id<"creation">() }),
  output: creation,
});
