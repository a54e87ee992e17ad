/** The weekend cup: when it is, who is in, and its bracket. */
import * as z from "zod/mini";
import { team } from "./battle.ts";
import { endpoint } from "./endpoint.ts";

const entrant = z.object({ name: z.string(), isYou: z.boolean() });

const match = z.object({
  /** Two. Null as long as it is not known who comes, and where there is no opponent. */
  sides: z.array(z.nullable(entrant)),
  /** When its duel begins; null before both are known. */
  beginsAtMs: z.nullable(z.number()),
  duelId: z.nullable(z.string()),
  /** Which of the two sides, 0 or 1. */
  winner: z.nullable(z.int()),
  decidedBy: z.nullable(z.enum(["duel", "draw", "bye", "forfeit"])),
});

const fought = z.object({
  startsAtMs: z.number(),
  state: z.enum(["running", "over"]),
  /** Whether the player takes part, and has not given up. */
  isIn: z.boolean(),
  hasLeft: z.boolean(),
  /** From the first round to the final. */
  rounds: z.array(z.array(match)),
  /** Who is out or has won, the best first; those who share a place have the same number. */
  places: z.array(z.object({ ...entrant.shape, place: z.int() })),
});

export type FoughtCupOnWire = z.output<typeof fought>;

export const cup = z.object({
  nowMs: z.number(),
  /** So long a duel of the cup takes at most. */
  duelMinutes: z.int(),
  next: z.object({
    startsAtMs: z.number(),
    opensAtMs: z.number(),
    isOpen: z.boolean(),
    players: z.int(),
    atLeast: z.int(),
    atMost: z.int(),
    isIn: z.boolean(),
  }),
  /** The cup that goes on, or else the last one; null before the first. */
  latest: z.nullable(fought),
});

export type CupOnWire = z.output<typeof cup>;

export const getCup = endpoint("GET /api/cup", "player", {
  summary: "When the next weekend cup is, and the bracket of the one that goes on or was last",
  output: cup,
});

/** The three cards are sealed with this call; until the cup begins a later one takes their place. */
export const enterCup = endpoint("POST /api/cup/enter", "strangers", {
  summary: "Enter the next weekend cup with three deck cards, the first one leading",
  input: z.object({ playerCards: team }),
  output: cup,
});

export const leaveCup = endpoint("POST /api/cup/leave", "player", {
  duringMaintenance: true,
  summary: "Leave the next cup, or give up in one that goes on",
  /** When the cup begins that the player means; without it all that the player has entered. */
  input: z.object({ startsAtMs: z.optional(z.number()) }),
  output: cup,
});
