/** The album: every creature of the game, found or not, and what the player has made. */
import * as z from "zod/mini";
import { albumPages } from "#game/album/album.ts";
import { months } from "#game/album/months/months.ts";
import { card } from "./cards.ts";
import { done, endpoint } from "./endpoint.ts";

const entry = z.object({
  /** Its place in the album, or in its monthly set, from 1. */
  number: z.int(),
  /** How many copies the player has now; a creature that was traded away stays found. */
  copies: z.int(),
  card,
});

const creature = z.object({
  ...entry.shape,
  isFound: z.boolean(),
  /** The monthly set that it belongs to; null for none. */
  month: z.nullable(z.enum(months)),
  /** The lowest price on the marketplace; null when no other player sells one. */
  cheapest: z.nullable(z.int()),
});

/** `creationNumber` runs over all creations of the game, `number` over the player's own. */
const creation = z.object({ ...entry.shape, creationNumber: z.int() });

const page = z.enum(albumPages);

export const getAlbum = endpoint("GET /api/album", "player", {
  summary: "Every creature of the game, found or not, and the player's own creations",
  output: z.object({
    creatures: z.array(creature),
    /** The next monthly set; null when none is known. */
    coming: z.nullable(z.enum(months)),
    /** The newest, of all that the player ever made. */
    creations: z.array(creation),
    creationCount: z.int(),
    /** The pages that have paid. */
    rewarded: z.array(page),
  }),
});

export type AlbumOnWire = z.output<typeof getAlbum.output>;

export const claimAlbumReward = endpoint("POST /api/album/{page}/reward", "player", {
  summary: "Take the coins of a full page, or of the whole set; once each",
  input: z.object({ page }),
  output: z.object({ ...done.shape, coins: z.int() }),
});
