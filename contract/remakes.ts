/** Another name or picture of a made card. Not with creations, which every player's first screen carries. */
import * as z from "zod/mini";
import { CREATURE_NAME_MAX } from "#game/remakes/remake.ts";
import { creatureNameRemarks } from "#texts/en/remakes.ts";
import { ownedCard } from "./cards.ts";
import { done, endpoint } from "./endpoint.ts";
import { typedName } from "./fields.ts";
import { id } from "./ids.ts";

export const renameCard = endpoint("POST /api/user-cards/{id}/rename", "play", {
  summary: "Give a creature of the player's own making another name, for coins",
  input: z.object({
    id: id<"ownedCard">(),
    name: typedName.check(
      z.minLength(1, creatureNameRemarks.name_missing),
      z.maxLength(CREATURE_NAME_MAX, creatureNameRemarks.name_too_long),
    ),
    /** What the player has seen. */
    price: z.int(),
  }),
  output: z.object({ ...done.shape, card: ownedCard }),
});

const cardPictures = z.object({
  /** The first one stands first; it has no id. */
  pictures: z.array(
    z.object({
      id: z.nullable(z.string()),
      imageUrl: z.string(),
      looks: z.string(),
      /** The card shows this one. */
      isShown: z.boolean(),
    }),
  ),
  /** Another one is being painted. */
  isUnderWay: z.boolean(),
  /** The signature pose, which costs nothing, can be painted now. */
  mayPose: z.boolean(),
  /** What the next one costs, in coins. */
  price: z.int(),
});

export type CardPicturesOnWire = z.output<typeof cardPictures>;

export const listCardPictures = endpoint("GET /api/user-cards/{id}/pictures", "player", {
  summary: "All pictures of a creature of the player's own making",
  input: z.object({ id: id<"ownedCard">() }),
  output: cardPictures,
});

export const paintCard = endpoint("POST /api/user-cards/{id}/pictures", "play", {
  summary: "Have another picture painted of a creature of the player's own making",
  input: z.object({
    id: id<"ownedCard">(),
    /** What the player has seen. */
    price: z.int(),
    /** The signature pose. */
    isPose: z.optional(z.boolean()),
  }),
  output: z.object({ ...done.shape, ...cardPictures.shape }),
});

export const choosePicture = endpoint("POST /api/user-cards/{id}/picture", "play", {
  summary: "Choose which of its pictures a creature of the player's own making shows",
  input: z.object({
    id: id<"ownedCard">(),
    /** Null: the first one. */
    pictureId: z.nullable(id<"picture">()),
  }),
  output: z.object({ ...done.shape, card: ownedCard }),
});
