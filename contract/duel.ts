/** A duel as one of its players sees it. What the other side hides is not on the wire at all. */
import * as z from "zod/mini";
import { elements } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { talents } from "#game/cards/talents.ts";
import { choices } from "#game/duel/duel.ts";
import { emotes } from "#game/duel/emotes.ts";
import { effects, healCauses, hurtCauses, type Effect } from "#game/duel/fighter.ts";
import { earned } from "./battle.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./ids.ts";

const place = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const who = z.enum(["own", "other"]);
const phase = z.enum(["choose", "replace", "over"]);
const endedBy = z.enum(["fainted", "turns", "surrender"]);

const effectTurns = Object.fromEntries(effects.map((effect) => [effect, z.int()])) as Record<
  Effect,
  z.ZodMiniNumberFormat
>;

const seenFighter = z.object({
  hidden: z.literal(false),
  cardId: z.string(),
  name: z.string(),
  element: z.enum(elements),
  rarity: z.enum(rarities),
  attack: z.int(),
  defense: z.int(),
  talent: z.nullable(z.enum(talents)),
  strikeName: z.string(),
  specialName: z.string(),
  imageUrl: z.nullable(z.string()),
  maxHealth: z.int(),
  speed: z.int(),
  health: z.int(),
  energy: z.int(),
  ...effectTurns,
});

const seenSide = z.object({
  active: place,
  fighters: z.array(z.union([seenFighter, z.object({ hidden: z.literal(true) })])),
  standing: z.int(),
});

export const duelView = z.object({
  turn: z.int(),
  phase,
  own: seenSide,
  other: seenSide,
  ownMustChoose: z.boolean(),
  otherMustChoose: z.boolean(),
  result: z.nullable(z.enum(["won", "lost", "drawn"])),
  endedBy: z.nullable(endedBy),
});

const parts = z.object({
  base: z.number(),
  strength: z.number(),
  element: z.number(),
  guard: z.number(),
  talent: z.number(),
  luck: z.number(),
});

export const duelEvent = z.union([
  z.object({ kind: z.literal("turn"), turn: z.int() }),
  z.object({ kind: z.literal("switch"), side: who, from: place, to: place }),
  z.object({ kind: z.literal("replace"), side: who, to: place }),
  z.object({ kind: z.literal("guard"), side: who }),
  z.object({
    kind: z.literal("attack"),
    side: who,
    move: z.enum(["strike", "special"]),
    damage: z.int(),
    healthLeft: z.int(),
    parts,
  }),
  z.object({
    kind: z.literal("gain"),
    side: who,
    place,
    effect: z.enum(effects),
    turns: z.int(),
  }),
  z.object({ kind: z.literal("cleanse"), side: who, place }),
  z.object({
    kind: z.literal("hurt"),
    side: who,
    place,
    by: z.enum(hurtCauses),
    amount: z.int(),
    healthLeft: z.int(),
  }),
  z.object({
    kind: z.literal("heal"),
    side: who,
    place,
    by: z.enum(healCauses),
    amount: z.int(),
    healthLeft: z.int(),
  }),
  z.object({ kind: z.literal("drain"), side: who, amount: z.int(), stolen: z.boolean() }),
  z.object({ kind: z.literal("faint"), side: who, place }),
  z.object({ kind: z.literal("over"), winner: z.nullable(who), by: endedBy }),
]);

export const duelKinds = ["room", "arena", "cup", "practice"] as const;

/** What a finished duel earned the one who looks. */
const duelEarned = z.object({
  ...earned.shape,
  /** Only rated duels: the rating before and after. */
  rating: z.nullable(z.object({ before: z.int(), after: z.int() })),
});

/** When the step began, and what each has left of the reserve, in server time. */
export const duelClock = z.object({
  nowMs: z.number(),
  stepBeganMs: z.number(),
  ownReserveMs: z.number(),
  otherReserveMs: z.number(),
});

export const duel = z.object({
  id: z.string(),
  kind: z.enum(duelKinds),
  /** Counts every change, a choice that waits for the other one too. */
  version: z.int(),
  /** The number of the step that is chosen now; a choice names it, so that it counts once. */
  step: z.int(),
  ownName: z.string(),
  otherName: z.string(),
  /** The computer says that it is one. */
  otherKind: z.enum(["player", "computer"]),
  rated: z.boolean(),
  view: duelView,
  /** What happened in the step before this one. */
  events: z.array(duelEvent),
  /** One's own choice that waits for the other one. */
  chosen: z.nullable(z.enum(choices)),
  otherHasChosen: z.boolean(),
  clock: duelClock,
  /** SHA-256 of the secret, shown from the start: the game cannot choose the luck afterwards. */
  commitment: z.string(),
  /** Seed and salt as hashed; null until the duel is over. */
  secret: z.nullable(z.string()),
  earned: z.nullable(duelEarned),
});

export type DuelOnWire = z.output<typeof duel>;

export const getDuel = endpoint("GET /api/duels/{id}", "player", {
  summary: "A duel as one of its two players sees it",
  input: z.object({ id: id<"duel">() }),
  output: duel,
});

/** Harmless to repeat: the step decides whether it is the same choice, and the first one counts. */
export const chooseInDuel = endpoint("POST /api/duels/{id}/choose", "player", {
  duringMaintenance: true,
  summary: "Choose for one step of a duel; it is hidden until both have chosen",
  input: z.object({ id: id<"duel">(), step: z.int(), choice: z.enum(choices) }),
  output: duel,
  repeatable: true,
});

export const sendEmote = endpoint("POST /api/duels/{id}/emote", "emotes", {
  duringMaintenance: true,
  summary: "Say one of the fixed words to the other player",
  input: z.object({ id: id<"duel">(), emote: z.enum(emotes) }),
  output: z.object({}),
});

/** So that a player who comes back finds the way to the duel. */
export const currentDuel = endpoint("GET /api/duels/current", "player", {
  summary: "The duel or room in which the player is expected",
  output: z.object({ duelId: z.nullable(z.string()), roomId: z.nullable(z.string()) }),
});
