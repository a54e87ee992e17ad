/** Cards of every kind, for the people who run the game: a file of its own, which no player loads. */
import * as z from "zod/mini";
import { STAT_MAX } from "#game/cards/card.ts";
import { elements } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { done, endpoint } from "./endpoint.ts";
import { counted, pageBy, rarityGiven, typedName, version } from "./fields.ts";
import { id } from "./ids.ts";
import { pictureAddress } from "./pictures.ts";

/** What the admins' table of cards is filtered by. `uncommon` is on the list, and nothing has it. */
const cardFilter = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  rarity: z.optional(z.union([z.enum(["", "uncommon"]), rarityGiven])),
  element: z.optional(z.enum(["", ...elements])),
  /** Only those that were taken out, or only the others, which is meant when nothing is said. */
  archived: z.optional(z.enum(["", "true", "false"])),
};

const adminCard = z.object({
  id: z.string(),
  name: z.string(),
  element: z.enum(elements),
  rarity: z.enum(rarities),
  attack: z.int(),
  defense: z.int(),
  abilities: z.array(z.string()),
  specialAbility: z.string(),
  description: z.string(),
  backstory: z.string(),
  imageUrl: z.string(),
  thumbUrl: z.string(),
  /** `catalogue`: a creature of the gallery, which packs give. */
  origin: z.enum(["catalogue", "created"]),
  creatorId: z.nullable(z.string()),
  /** How many players have one. */
  user_count: z.int(),
  createdAt: z.string(),
  archivedAt: z.nullable(z.string()),
  version: z.int(),
});

export type AnyCardOnWire = z.output<typeof adminCard>;

export const listAllCards = endpoint("GET /api/admin/cards", "admin", {
  summary: "Every card, the newest first, with how many players have one",
  input: z.object({ ...cardFilter, ...pageBy("createdAt", "name", "attack", "defense") }),
  output: z.array(adminCard),
});

export const countAllCards = endpoint("GET /api/admin/cards/count", "admin", {
  summary: "How many cards the same filters find",
  input: z.object(cardFilter),
  output: counted,
});

export const getAnyCard = endpoint("GET /api/admin/cards/{id}", "admin", {
  summary: "One card, also one that was taken out",
  input: z.object({ id: id<"card">() }),
  output: adminCard,
});

const tooLong = (most: number) => `At most ${most} signs, please.`;
const words = (most: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(most, tooLong(most))));

const STRENGTH = `A whole number from 0 to ${STAT_MAX}, please.`;
const strength = z.int(STRENGTH).check(z.minimum(0, STRENGTH), z.maximum(STAT_MAX, STRENGTH));

const ABILITIES = "At most 6 abilities, each of at most 60 signs.";
const ability = z.string().check(z.trim(), z.minLength(1), z.maxLength(60, ABILITIES));

const writtenCard = {
  name: typedName.check(z.minLength(1, "A card needs a name."), z.maxLength(60, tooLong(60))),
  element: z.enum(elements),
  rarity: rarityGiven,
  attack: strength,
  defense: strength,
  /** The last one is the special ability. What is missing, the element brings along. */
  abilities: z.optional(z.array(ability).check(z.maxLength(6, ABILITIES))),
  description: words(500),
  backstory: words(2000),
  /** Without one the forge of the game draws the card, or it keeps the picture that it has. */
  imageUrl: z.optional(z.nullable(pictureAddress)),
  why: words(500),
};

export const createAnyCard = endpoint("POST /api/admin/cards", "admin", {
  summary: "A new card, which no player has yet and no pack gives",
  input: z.object(writtenCard),
  output: adminCard,
});

export const changeAnyCard = endpoint("PUT /api/admin/cards/{id}", "admin", {
  summary: "Change a card, and with it every copy. With a `version`: only that one",
  input: z.object({ id: id<"card">(), ...writtenCard, version }),
  output: adminCard,
});

export const deleteAnyCard = endpoint("DELETE /api/admin/cards/{id}", "admin", {
  sensitive: true,
  summary:
    "Take a card out: one that players have stays theirs, any other is gone. With a `version`: only that one",
  input: z.object({ id: id<"card">(), why: words(500), version }),
  output: z.object({ ...done.shape, archived: z.boolean() }),
});
