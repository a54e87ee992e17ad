/**
 * An attack: base × strength × 1.5 when the element beats the target's × what the target's guard,
 * arrival and shield let through × what the attacker's talent makes of it × luck. Strength is 2·A / (A + D), where A is the attack and D the
 * target's defense, both with the same number added so that a stronger card helps but does not
 * decide alone.
 */
import { otherSide } from "#game/lib/sides.ts";
import { elements, hasAdvantage, type Element } from "#game/cards/elements.ts";
import { activeCard, activeFighter, type Draft } from "./draft.ts";
import {
  broughtPlace,
  type Choice,
  type DamageParts,
  type DuelCard,
  type DuelEvent,
  type Side,
} from "./duel.ts";
import { answerHit, letThroughPercent, specialEffect } from "./effects.ts";
import type { Luck } from "./luck.ts";
import { numbers, specialBase } from "./numbers.ts";
import { talentFactor, talentsAfter } from "./talents.ts";

export type Attack = {
  side: Side;
  move: "strike" | "special";
  /** What the target's owner chose. */
  answer: Choice;
  /** By a shield that stood when the turn's attacks began. */
  targetIsShielded: boolean;
  luck: Luck;
};

/** Looked up for every hit, so it is worked out once. */
const beats = Object.fromEntries(
  elements.map((attacker) => [
    attacker,
    Object.fromEntries(elements.map((target) => [target, hasAdvantage(attacker, target)])),
  ]),
) as Record<Element, Record<Element, boolean>>;

/** What the target's guard or arrival, and the effects on it, let through. */
function letThrough(attack: Attack, attacker: DuelCard): number {
  let percent = letThroughPercent(attack.move, attacker, attack.targetIsShielded);
  if (percent === null) return 1;
  if (attack.answer === "guard") percent = (percent * numbers.guardPercent) / 100;
  else if (broughtPlace(attack.answer) !== null) percent = (percent * numbers.arrivalPercent) / 100;
  return percent / 100;
}

/** 1 when attack and defense are equal. Screens foretell damage with it. */
export function strengthOf(attacker: DuelCard, target: DuelCard): number {
  const attack = attacker.attack + numbers.evenness;
  return (2 * attack) / Math.max(1, attack + target.defense + numbers.evenness);
}

function partsOf(duel: Draft, attack: Attack): DamageParts {
  const attacker = activeCard(duel, attack.side);
  const target = activeCard(duel, otherSide(attack.side));
  return {
    base: attack.move === "special" ? specialBase[attacker.element] : numbers.strikeBase,
    strength: strengthOf(attacker, target),
    element: beats[attacker.element][target.element] ? numbers.advantagePercent / 100 : 1,
    guard: letThrough(attack, attacker),
    talent: talentFactor(duel, attack.side),
    luck: attack.luck.percent() / 100,
  };
}

export function playAttack(duel: Draft, attack: Attack, events: DuelEvent[]): void {
  const { side, move } = attack;
  const own = activeFighter(duel, side);
  const other = otherSide(side);
  const target = activeFighter(duel, other);
  const parts = partsOf(duel, attack);
  const full =
    parts.base * parts.strength * parts.element * parts.guard * parts.talent * parts.luck;
  const damage = Math.min(target.health, Math.max(1, Math.round(full)));
  target.health -= damage;
  events.push({ kind: "attack", side, move, damage, healthLeft: target.health, parts });

  if (target.health === 0)
    events.push({ kind: "faint", side: other, place: duel.sides[other].active });
  else {
    gainByGuarding(duel, attack);
    answerHit(duel, { side, damage }, events);
  }
  talentsAfter(duel, { side, damage }, events);
  if (move === "special" && own.health > 0) specialEffect(duel, side, events);
}

/** A creature on guard gains energy from being hit. */
function gainByGuarding(duel: Draft, { side, answer }: Attack): void {
  if (answer !== "guard") return;
  const target = activeFighter(duel, otherSide(side));
  target.energy = Math.min(numbers.mostEnergy, target.energy + numbers.energyForGuarding);
}
