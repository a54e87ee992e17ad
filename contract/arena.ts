import * as z from "zod/mini";
import { leagues } from "#game/arena/leagues.ts";
import { team } from "./battle.ts";
import { endpoint } from "./endpoint.ts";

const standing = z.object({
  rating: z.int(),
  /** How sure the rating is: it lies within twice this, nearly always. */
  deviation: z.int(),
  league: z.enum(leagues),
  /** Too few duels yet for the leaderboard. */
  provisional: z.boolean(),
  won: z.int(),
  lost: z.int(),
  drawn: z.int(),
  /** From 1; null while provisional. */
  rank: z.nullable(z.int()),
});

export const arena = z.object({
  standing,
  /** Null when the player does not wait for an opponent. */
  queue: z.nullable(
    z.object({
      waitingSinceMs: z.number(),
      nowMs: z.number(),
      /** Opponents whose rating differs by at most this are looked for now. */
      window: z.int(),
      playersWaiting: z.int(),
    }),
  ),
  /** The duel that was found. */
  duelId: z.nullable(z.string()),
});

export type ArenaOnWire = z.output<typeof arena>;

export const getArena = endpoint("GET /api/arena", "player", {
  summary: "Where the player stands in the Fair Arena, and whether an opponent was found",
  output: arena,
});

/** The three cards are sealed with this call: other players see them when the duel begins. */
export const enterQueue = endpoint("POST /api/arena/queue", "strangers", {
  summary: "Look for an opponent with three deck cards, the first one leading",
  input: z.object({ playerCards: team }),
  output: arena,
});

export const leaveQueue = endpoint("POST /api/arena/leave", "player", {
  duringMaintenance: true,
  summary: "Stop looking for an opponent",
  output: arena,
});

export const playComputer = endpoint("POST /api/arena/computer", "play", {
  summary: "Play the computer now instead of waiting, unless an opponent has been found meanwhile",
  output: arena,
});

export const getLeaderboard = endpoint("GET /api/arena/leaderboard", "player", {
  summary: "The best hundred players of the Fair Arena",
  output: z.array(
    z.object({
      rank: z.int(),
      name: z.string(),
      rating: z.int(),
      league: z.enum(leagues),
      won: z.int(),
      lost: z.int(),
      isYou: z.boolean(),
    }),
  ),
});
