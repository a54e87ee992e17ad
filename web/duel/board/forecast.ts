/**
 * What an attack would do to the creature in front, by everything that can be seen now. Guards are
 * chosen in secret, so they cannot be in it.
 */
import { hasAdvantage } from "#game/cards/elements.ts";
import { strengthOf } from "#game/duel/attack.ts";
import type { SeenFighter } from "#game/duel/duel.ts";
import { numbers, specialBase } from "#game/duel/numbers.ts";
import { percentOfTalent } from "#game/duel/talents.ts";

export type Forecast = { from: number; to: number; isStrong: boolean };

/** `fainted` counts the creatures of the attacker's side that have fainted. */
export function forecast(
  move: "strike" | "special",
  { attacker, target, fainted }: { attacker: SeenFighter; target: SeenFighter; fainted: number },
): Forecast {
  const base = move === "special" ? specialBase[attacker.element] : numbers.strikeBase;
  const strength = strengthOf(attacker, target);
  const isStrong = hasAdvantage(attacker.element, target.element);
  const shielded = target.shield > 0 ? numbers.shieldPercent : 100;
  const element = isStrong ? numbers.advantagePercent / 100 : 1;
  const talent = percentOfTalent(attacker, attacker, fainted) / 100;
  const full = base * strength * element * shielded * talent;
  const hit = (luck: number) => Math.max(1, Math.round((full * luck) / 10_000));
  return { from: hit(numbers.luckFrom), to: hit(numbers.luckTo), isStrong };
}
