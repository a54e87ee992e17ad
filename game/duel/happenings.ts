/** What can happen to a creature besides an attack: an effect begins, health or energy changes. */
import { activeFighter, type Draft } from "./draft.ts";
import type { DuelEvent, FighterPlace, Side } from "./duel.ts";
import type { Effect, healCauses, hurtCauses } from "./fighter.ts";
import { fullHealth } from "./numbers.ts";

export type Happening = (duel: Draft, side: Side, events: DuelEvent[]) => void;

type Gain = { side: Side; effect: Effect; turns: number; counted: number };

/**
 * `counted` is what the turn's end counts down from: an effect that begins in the next turn is
 * counted once more than it lasts.
 */
export function gain(
  duel: Draft,
  { side, effect, turns, counted }: Gain,
  events: DuelEvent[],
): void {
  const fighter = activeFighter(duel, side);
  if (fighter.health === 0) return;
  fighter[effect] = counted;
  events.push({ kind: "gain", side, place: duel.sides[side].active, effect, turns });
}

type Heal = { side: Side; place: FighterPlace; by: (typeof healCauses)[number]; amount: number };

export function heal(
  duel: Draft,
  { side, place, by, amount: most }: Heal,
  events: DuelEvent[],
): void {
  const fighter = duel.sides[side].fighters[place];
  const amount = Math.min(fullHealth(duel.teams[side][place]) - fighter.health, most);
  if (fighter.health === 0 || amount === 0) return;
  fighter.health += amount;
  events.push({ kind: "heal", side, place, by, amount, healthLeft: fighter.health });
}

export const places: readonly FighterPlace[] = [0, 1, 2];

/** Takes energy from the active creature of a side; as much as it has. */
export function takeEnergy(duel: Draft, side: Side, wanted: number): number {
  const target = activeFighter(duel, side);
  const amount = target.health > 0 ? Math.min(target.energy, wanted) : 0;
  target.energy -= amount;
  return amount;
}

type Hurt = { side: Side; by: (typeof hurtCauses)[number]; amount: number };

/** Damage to the active creature of a side that is no attack. */
export function hurt(duel: Draft, { side, by, amount }: Hurt, events: DuelEvent[]): void {
  const fighter = activeFighter(duel, side);
  if (fighter.health === 0) return;
  const place = duel.sides[side].active;
  const taken = Math.min(fighter.health, amount);
  fighter.health -= taken;
  events.push({ kind: "hurt", side, place, by, amount: taken, healthLeft: fighter.health });
  if (fighter.health === 0) events.push({ kind: "faint", side, place });
}
