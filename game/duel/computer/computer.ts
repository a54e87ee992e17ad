/**
 * The computer as a duelist, in five levels. It decides from what a player would see and nothing
 * else, so it may play against every player.
 */
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { legalChoices } from "#game/duel/play.ts";
import type { Choice, DuelState, DuelView } from "#game/duel/duel.ts";
import type { Dice } from "#game/lib/dice.ts";
import { imagine } from "./imagine.ts";
import { gainsOf, planOneStep, planTwoSteps, type Plan } from "./search.ts";

type Mind = (duel: DuelState, legal: readonly Choice[], dice: Dice) => Choice;

/** How a level thinks, and how often it does anything instead; found by `npm run balance`. */
type Character = { mind: Mind; careless: number };

/** What the computer chooses for the side with this view, which must have a choice to make. */
export function chooseFor(view: DuelView, level: ComputerLevel, dice: Dice): Choice {
  const duel = imagine(view);
  const legal = legalChoices(duel, 0);
  const [only] = legal;
  if (only === undefined) throw new Error("there is nothing to choose");
  if (legal.length === 1) return only;
  const { mind, careless } = characters[level];
  return dice.chance(careless) ? dice.pick(legal) : mind(duel, legal, dice);
}

/** Hits as hard as it can. */
const forward: Mind = (duel, legal, dice) => {
  if (duel.phase === "replace") return dice.pick(legal);
  return legal.includes("special") ? "special" : "strike";
};

/** Looks one turn ahead for what is best on average, as if the other side might do anything. */
const hopeful: Mind = (duel, legal) => {
  const gains = gainsOf(duel).map((row) => row.reduce((sum, gain) => sum + gain, 0));
  return legal[gains.indexOf(Math.max(...gains))] ?? "strike";
};

/** Expects the other side to hit hard or to be as clever: see search.ts. */
const clever =
  (plan: (duel: DuelState) => Plan): Mind =>
  (duel, legal, dice) => {
    const { choices, shares } = plan(duel);
    let left = dice.between(0, 1);
    return choices.find((_, i) => (left -= shares[i]!) < 0) ?? legal[0] ?? "strike";
  };

const characters: Record<ComputerLevel, Character> = {
  1: { mind: forward, careless: 1 },
  2: { mind: forward, careless: 0.7 },
  3: { mind: hopeful, careless: 0.55 },
  4: { mind: clever(planOneStep), careless: 0.08 },
  5: { mind: clever(planTwoSteps), careless: 0 },
};
