/** The Tale Road: which of its rivals a player has won against, and a duel that was won. */
import * as z from "zod/mini";
import { rivalIds } from "#game/road/rival-ids.ts";
import { team } from "./battle.ts";
import { done, endpoint } from "./endpoint.ts";

const rival = z.enum(rivalIds);

const SEED_MAX = 4_294_967_295;
/** Forty turns, with a creature brought in for each that faints. */
const CHOICES_MAX = 60;

export const roadWin = z.object({
  rival,
  /** Whether each of its two goals was ever met. */
  goals: z.tuple([z.boolean(), z.boolean()]),
});

export type RoadWin = z.output<typeof roadWin>;

export const getRoad = endpoint("GET /api/road", "player", {
  summary: "The rivals of the Tale Road that the player has won against",
  output: z.object({ wins: z.array(roadWin) }),
});

export const winOnRoad = endpoint("POST /api/road/{rival}/win", "player", {
  summary: "A duel that was won on the Tale Road; the server plays it again. Its coins come once",
  input: z.object({
    rival,
    /** The rules that it was played by. */
    rules: z.int(),
    seed: z.int().check(z.minimum(0), z.maximum(SEED_MAX)),
    /** The ids of three owned cards; the first one began. */
    team,
    /** A letter for each choice of the player: s, x, g, or the place 0, 1 or 2 of who comes in. */
    choices: z.string().check(z.maxLength(CHOICES_MAX), z.regex(/^[sxg012]+$/)),
  }),
  output: z.object({ ...done.shape, coins: z.int(), goals: roadWin.shape.goals }),
});

export type WonDuel = z.input<typeof winOnRoad.input>;
