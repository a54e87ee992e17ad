/** Where a number comes from, so that everybody can work it out again. */
import { numbers } from "#game/duel/numbers.ts";
import type { DuelView, SeenEvent, SeenFighter, SeenSide } from "#game/duel/duel.ts";

import { causeWords } from "./effect-words.ts";

export type Who = "own" | "other";

export const otherOf = (who: Who): Who => (who === "own" ? "other" : "own");

/** The creature in the arena; null while it is hidden. */
export function activeOf({ fighters, active }: SeenSide): SeenFighter | null {
  const fighter = fighters[active];
  return fighter && !fighter.hidden ? fighter : null;
}

type Attack = Extract<SeenEvent, { kind: "attack" }>;
type HealthChange = Extract<SeenEvent, { kind: "hurt" | "heal" }>;

/** `40 × 1.12 strength × 1.5 fire beats nature × 0.97 luck = 65`; the view is the one after it. */
export function explainDamage({ side, damage, parts, healthLeft }: Attack, view: DuelView): string {
  const { base, strength, element, guard, talent, luck } = parts;
  const [attacker, target] = [activeOf(view[side]), activeOf(view[otherOf(side)])];
  const beats = attacker && target ? `${attacker.element} beats ${target.element}` : "element";
  const factors = [
    `${base}`,
    `${short(strength)} strength`,
    element === 1 ? null : `${short(element)} ${beats}`,
    guard === 1 ? null : `${short(guard)} ${guardWord(guard)}`,
    talent === 1 ? null : `${short(talent)} talent`,
    `${short(luck)} luck`,
  ];
  const product = factors.filter((factor) => factor !== null).join(" × ");
  const full = Math.max(1, Math.round(base * strength * element * guard * talent * luck));
  const isCut = healthLeft === 0 && full > damage;
  return isCut ? `${product} = ${full}, but only ${damage} was left` : `${product} = ${damage}`;
}

type GuardWord = "guard" | "coming in" | "shield" | "guard and shield" | "coming in and shield";

/** What stood in the way of a hit: one thing, or a shield and one other thing. */
export function guardWord(factor: number): GuardWord {
  const { guardPercent, arrivalPercent, shieldPercent } = numbers;
  const percent = Math.round(factor * 100);
  const shielded = (one: number) => Math.round((one * shieldPercent) / 100);
  if (percent === guardPercent) return "guard";
  if (percent === arrivalPercent) return "coming in";
  if (percent === shieldPercent) return "shield";
  return percent === shielded(guardPercent) ? "guard and shield" : "coming in and shield";
}

const short = (factor: number): string => String(Math.round(factor * 100) / 100);

export const explainChange = ({ by, amount }: HealthChange): string =>
  `${amount}: ${causeWords[by]}`;
