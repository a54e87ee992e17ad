/**
 * What the special of each element does besides its damage, and how its effect acts: on speed, on
 * hits, and at the end of a turn. A duel asks here and knows no effect by name.
 */
import { otherSide } from "#game/lib/sides.ts";
import { speedOf } from "#game/cards/card.ts";
import type { Element } from "#game/cards/elements.ts";
import { activeCard, activeFighter, shareOf, type Draft } from "./draft.ts";
import type { DuelCard, DuelEvent, FighterPlace, Side } from "./duel.ts";
import { badEffects, countDown, type Effect, type healCauses, type hurtCauses } from "./fighter.ts";
import { fullHealth, numbers } from "./numbers.ts";

type Happening = (duel: Draft, side: Side, events: DuelEvent[]) => void;

type Gain = { side: Side; effect: Effect; turns: number; counted: number };

/**
 * `counted` is what the turn's end counts down from: an effect that begins in the next turn is
 * counted once more than it lasts.
 */
function gain(duel: Draft, { side, effect, turns, counted }: Gain, events: DuelEvent[]): void {
  const fighter = activeFighter(duel, side);
  if (fighter.health === 0) return;
  fighter[effect] = counted;
  events.push({ kind: "gain", side, place: duel.sides[side].active, effect, turns });
}

type Heal = { side: Side; place: FighterPlace; by: (typeof healCauses)[number]; percent: number };

function heal(duel: Draft, { side, place, by, percent }: Heal, events: DuelEvent[]): void {
  const fighter = duel.sides[side].fighters[place];
  const card = duel.teams[side][place];
  const amount = Math.min(fullHealth(card) - fighter.health, shareOf(card, percent));
  if (fighter.health === 0 || amount === 0) return;
  fighter.health += amount;
  events.push({ kind: "heal", side, place, by, amount, healthLeft: fighter.health });
}

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
  heal(duel, { side, place, by: "water", percent: numbers.waterPercent }, events);
  if (badEffects.every((effect) => fighter[effect] === 0)) return;
  for (const effect of badEffects) fighter[effect] = 0;
  events.push({ kind: "cleanse", side, place });
};

const shine: Happening = (duel, side, events) => {
  for (const place of places) {
    if (place === duel.sides[side].active) continue;
    heal(duel, { side, place, by: "light", percent: numbers.lightPercent }, events);
  }
};

export const places: readonly FighterPlace[] = [0, 1, 2];

function take(duel: Draft, side: Side, wanted: number): number {
  const target = activeFighter(duel, side);
  const amount = target.health > 0 ? Math.min(target.energy, wanted) : 0;
  target.energy -= amount;
  return amount;
}

const drain: Happening = (duel, side, events) => {
  const other = otherSide(side);
  const amount = take(duel, other, numbers.drainEnergy);
  if (amount > 0) events.push({ kind: "drain", side: other, amount, stolen: false });
};

const steal: Happening = (duel, side, events) => {
  const other = otherSide(side);
  const amount = take(duel, other, numbers.stealEnergy);
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
    heal(duel, { side, place, by: "regrow", percent: numbers.regrowPercent }, events);
  }
  countDown(fighter);
}

type Hurt = { side: Side; by: (typeof hurtCauses)[number]; amount: number };

/** Damage to the active creature of a side that is no attack. */
function hurt(duel: Draft, { side, by, amount }: Hurt, events: DuelEvent[]): void {
  const fighter = activeFighter(duel, side);
  const place = duel.sides[side].active;
  const taken = Math.min(fighter.health, amount);
  fighter.health -= taken;
  events.push({ kind: "hurt", side, place, by, amount: taken, healthLeft: fighter.health });
  if (fighter.health === 0) events.push({ kind: "faint", side, place });
}
