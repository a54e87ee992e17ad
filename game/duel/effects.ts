/** What the special of each element does besides its damage. */
import type { Element } from "#game/cards/elements.ts";
import { activeCard, activeFighter, otherSide, shareOf, type Draft } from "./draft.ts";
import type { DuelEvent, Effect, Place, Side } from "./duel.ts";
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

type Heal = { side: Side; place: Place; by: "water" | "light" | "regrow"; percent: number };

export function heal(duel: Draft, { side, place, by, percent }: Heal, events: DuelEvent[]): void {
  const fighter = duel.sides[side].fighters[place];
  const card = duel.teams[side][place];
  const amount = Math.min(fullHealth(card) - fighter.health, shareOf(card, percent));
  if (fighter.health === 0 || amount === 0) return;
  fighter.health += amount;
  events.push({ kind: "heal", side, place, by, amount, healthLeft: fighter.health });
}

const burn: Happening = (duel, side, events) =>
  gain(
    duel,
    {
      side: otherSide(side),
      effect: "burn",
      turns: numbers.burnTurns,
      counted: numbers.burnTurns,
    },
    events,
  );

const slow: Happening = (duel, side, events) =>
  gain(
    duel,
    {
      side: otherSide(side),
      effect: "slow",
      turns: numbers.slowTurns,
      counted: numbers.slowTurns + 1,
    },
    events,
  );

const regrow: Happening = (duel, side, events) =>
  gain(
    duel,
    { side, effect: "regrow", turns: numbers.regrowTurns, counted: numbers.regrowTurns },
    events,
  );

const shield: Happening = (duel, side, events) =>
  gain(duel, { side, effect: "shield", turns: 1, counted: 2 }, events);

const haste: Happening = (duel, side, events) =>
  gain(duel, { side, effect: "haste", turns: 1, counted: 2 }, events);

const mirror: Happening = (duel, side, events) =>
  gain(
    duel,
    { side, effect: "mirror", turns: numbers.mirrorTurns, counted: numbers.mirrorTurns },
    events,
  );

const wash: Happening = (duel, side, events) => {
  const place = duel.sides[side].active;
  const fighter = activeFighter(duel, side);
  heal(duel, { side, place, by: "water", percent: numbers.waterPercent }, events);
  if (fighter.burn === 0 && fighter.slow === 0) return;
  fighter.burn = 0;
  fighter.slow = 0;
  events.push({ kind: "cleanse", side, place });
};

const shine: Happening = (duel, side, events) => {
  for (const place of places) {
    if (place === duel.sides[side].active) continue;
    heal(duel, { side, place, by: "light", percent: numbers.lightPercent }, events);
  }
};

export const places: readonly Place[] = [0, 1, 2];

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

/** A spirit's special passes through guards and shields; see attack.ts. */
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
