/**
 * What the special of each element does besides its damage, and how its effect acts: on speed, on
 * hits, and at the end of a turn. A duel asks here and knows no effect by name.
 */
import { otherSide } from "#game/lib/sides.ts";
import { speedOf } from "#game/cards/card.ts";
import type { Element } from "#game/cards/elements.ts";
import { activeCard, activeFighter, shareOf, type Draft } from "./draft.ts";
import type { DuelCard, DuelEvent, Side } from "./duel.ts";
import { badEffects, countDown } from "./fighter.ts";
import { gain, heal, hurt, places, takeEnergy, type Happening } from "./happenings.ts";
import { numbers } from "./numbers.ts";

const burn: Happening = (duel, side, events) => {
  const turns = numbers.burnTurns;
  gain(duel, { side: otherSide(side), effect: "burn", turns, counted: turns }, events);
};

const slow: Happening = (duel, side, events) => {
  const turns = numbers.slowTurns;
  gain(duel, { side: otherSide(side), effect: "slow", turns, counted: turns + 1 }, events);
};

const regrow: Happening = (duel, side, events) => {
  const turns = numbers.regrowTurns;
  gain(duel, { side, effect: "regrow", turns, counted: turns }, events);
};

const shield: Happening = (duel, side, events) =>
  gain(duel, { side, effect: "shield", turns: 1, counted: 2 }, events);

const haste: Happening = (duel, side, events) =>
  gain(duel, { side, effect: "haste", turns: 1, counted: 2 }, events);

const mirror: Happening = (duel, side, events) => {
  const turns = numbers.mirrorHits;
  gain(duel, { side, effect: "mirror", turns, counted: turns }, events);
};

const wash: Happening = (duel, side, events) => {
  const place = duel.sides[side].active;
  const fighter = activeFighter(duel, side);
  const amount = shareOf(activeCard(duel, side), numbers.waterPercent);
  heal(duel, { side, place, by: "water", amount }, events);
  if (badEffects.every((effect) => fighter[effect] === 0)) return;
  for (const effect of badEffects) fighter[effect] = 0;
  events.push({ kind: "cleanse", side, place });
};

const shine: Happening = (duel, side, events) => {
  for (const place of places) {
    if (place === duel.sides[side].active) continue;
    const amount = shareOf(duel.teams[side][place], numbers.lightPercent);
    heal(duel, { side, place, by: "light", amount }, events);
  }
};

const drain: Happening = (duel, side, events) => {
  const other = otherSide(side);
  const amount = takeEnergy(duel, other, numbers.drainEnergy);
  if (amount > 0) events.push({ kind: "drain", side: other, amount, stolen: false });
};

const steal: Happening = (duel, side, events) => {
  const other = otherSide(side);
  const amount = takeEnergy(duel, other, numbers.stealEnergy);
  if (amount === 0) return;
  const own = activeFighter(duel, side);
  own.energy = Math.min(numbers.mostEnergy, own.energy + amount);
  events.push({ kind: "drain", side: other, amount, stolen: true });
};

/** A spirit's special passes through guards and shields; see `letThroughPercent`. */
const pierce: Happening = () => undefined;

const effectOf: Record<Element, Happening> = {
  fire: burn,
  water: wash,
  earth: shield,
  air: haste,
  lightning: drain,
  electric: drain,
  ice: slow,
  dark: steal,
  shadow: steal,
  light: shine,
  nature: regrow,
  leaf: regrow,
  crystal: mirror,
  spirit: pierce,
};

export const specialEffect: Happening = (duel, side, events) =>
  effectOf[activeCard(duel, side).element](duel, side, events);

/** Whether a shield stands before the first attack: one that is raised now is for the next turn. */
export const isShielded = (duel: Draft, side: Side): boolean =>
  activeFighter(duel, side).shield > 0;

/**
 * What of a hit comes through the effects on the target, in percent. The special of a spirit passes
 * through everything: null.
 */
export function letThroughPercent(
  move: Hit["move"],
  attacker: DuelCard,
  targetIsShielded: boolean,
) {
  if (move === "special" && attacker.element === "spirit") return null;
  return targetIsShielded ? numbers.shieldPercent : 100;
}

type Hit = { side: Side; move: "strike" | "special"; damage: number };

/** What the effects on a target that still stands answer a hit of this side with. */
export function answerHit(duel: Draft, { side, damage }: Omit<Hit, "move">, events: DuelEvent[]) {
  const target = activeFighter(duel, otherSide(side));
  if (target.mirror === 0) return;
  target.mirror--;
  const amount = Math.max(1, Math.round((damage * numbers.mirrorPercent) / 100));
  hurt(duel, { side, by: "mirror", amount }, events);
}

/** The speed of the active creature, with what slows it. */
export function speedNow(duel: Draft, side: Side): number {
  const speed = speedOf(activeCard(duel, side));
  return activeFighter(duel, side).slow > 0 ? speed >> 1 : speed;
}

/** The side that certainly acts first; null when speed and luck decide. */
export function certainlyFirst(duel: Draft): Side | null {
  const lead = activeFighter(duel, 0).haste - activeFighter(duel, 1).haste;
  if (lead === 0) return null;
  return lead > 0 ? 0 : 1;
}

/** What the effects on the active creature of a side do at the end of a turn. */
export function endTurnOfEffects(duel: Draft, side: Side, events: DuelEvent[]): void {
  const fighter = activeFighter(duel, side);
  if (fighter.health > 0 && fighter.burn > 0) {
    const amount = shareOf(activeCard(duel, side), numbers.burnPercent);
    hurt(duel, { side, by: "burn", amount }, events);
  }
  if (fighter.health > 0 && fighter.regrow > 0) {
    const place = duel.sides[side].active;
    const amount = shareOf(activeCard(duel, side), numbers.regrowPercent);
    heal(duel, { side, place, by: "regrow", amount }, events);
  }
  countDown(fighter);
}
