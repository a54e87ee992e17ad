/** The page of a player: favourite cards, looks, titles, the album, the league. */
import * as z from "zod/mini";
import { leagues } from "#game/arena/leagues.ts";
import { card } from "./cards.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./ids.ts";
import { wornLooks } from "./looks.ts";
import { title } from "./titles.ts";

const shownCard = z.object({
  /** The copy's. */
  id: z.string(),
  level: z.int(),
  card,
});

export const playerPage = z.object({
  id: z.string(),
  name: z.string(),
  title: z.nullable(title),
  worn: wornLooks,
  cards: z.array(shownCard),
  /** Creatures of the catalogue that the player has found. */
  found: z.int(),
  /** Own creations. */
  made: z.int(),
  wonBattles: z.int(),
  /** Null while the player has fought too few duels in the Fair Arena. */
  league: z.nullable(z.enum(leagues)),
  /** Null for everybody but its player: whether visitors see the page. */
  isPublic: z.nullable(z.boolean()),
});

export type PlayerPageOnWire = z.output<typeof playerPage>;

export const getPlayerPage = endpoint("GET /api/players/{id}", "anyone", {
  summary: "The page of this player: one's own, that of a friend, or one that is open to visitors",
  input: z.object({ id: id<"player">() }),
  output: playerPage,
});

export const setShowcase = endpoint("PUT /api/showcase", "player", {
  summary: "Choose the cards that the player's page shows, in this order",
  input: z.object({ userCardIds: z.array(id<"ownedCard">()).check(z.maxLength(20)) }),
});

export const openPage = endpoint("POST /api/showcase/public", "sharing", {
  summary: "Let all who have the link see the player's page",
});

export const closePage = endpoint("DELETE /api/showcase/public", "player", {
  summary: "Show the player's page to friends only",
});
