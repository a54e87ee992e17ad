/**
 * What each talent does in a duel. A talent is a row: what it adds when its creature comes in, makes
 * way, hits, is hit, faints, or waits. Numbers: numbers.ts.
 */
import type { Talent } from "#game/cards/talents.ts";
import { otherSide } from "#game/lib/sides.ts";
import { activeCard, activeFighter, faintedOf, shareOf, type Draft } from "./draft.ts";
import type { DuelCard, DuelEvent, FighterPlace, Side } from "./duel.ts";
import type { FighterState } from "./fighter.ts";
import { gain, heal, hurt, places, type Happening } from "./happenings.ts";
import { numbers } from "./numbers.ts";

type Hit = { side: Side; damage: number };

type TalentRules = {
  /** It has come in: as a switch, or in place of one that fainted. */
  comesIn?: Happening;
  /** Another creature has come in for it by a switch. */
  makesWay?: Happening;
  /** In percent: what its own attacks do, with so many of its side fainted. */
  hitPercent?: (fainted: number) => number;
  /** Its own attack has hit, and it still stands. */
  hasHit?: (duel: Draft, hit: Hit, events: DuelEvent[]) => void;
  /** A hit of this side has hit it, and it still stands. */
  isHit?: (duel: Draft, hit: Hit, events: DuelEvent[]) => void;
  /** It has fainted. */
  faints?: Happening;
  /** A turn ends, and it waits on the bench. */
  waits?: (duel: Draft, at: { side: Side; place: FighterPlace }, events: DuelEvent[]) => void;
};

const partOf = (damage: number, percent: number): number =>
  Math.max(1, Math.round((damage * percent) / 100));

const rules: Record<Talent, TalentRules> = {
  pounce: {
    comesIn: (duel, side, events) =>
      gain(duel, { side, effect: "poised", turns: 1, counted: 1 }, events),
  },
  rest: {
    waits(duel, { side, place }, events) {
      const amount = shareOf(duel.teams[side][place], numbers.restPercent);
      heal(duel, { side, place, by: "rest", amount }, events);
    },
  },
  cover: {
    makesWay: (duel, side, events) =>
      gain(duel, { side, effect: "shield", turns: 1, counted: 2 }, events),
  },
  scare: {
    comesIn: (duel, side, events) =>
      gain(duel, { side: otherSide(side), effect: "shaken", turns: 1, counted: 1 }, events),
  },
  loyal: {
    hitPercent: (fainted) => 100 + numbers.loyalPercent * fainted,
  },
  spark: {
    faints(duel, side, events) {
      const other = otherSide(side);
      const amount = shareOf(activeCard(duel, other), numbers.sparkPercent);
      hurt(duel, { side: other, by: "spark", amount }, events);
    },
  },
  thorns: {
    isHit(duel, { side, damage }, events) {
      hurt(duel, { side, by: "thorns", amount: partOf(damage, numbers.thornsPercent) }, events);
    },
  },
  hungry: {
    hasHit(duel, { side, damage }, events) {
      const amount = partOf(damage, numbers.hungryPercent);
      heal(duel, { side, place: duel.sides[side].active, by: "hungry", amount }, events);
    },
  },
};

const rulesOf = (duel: Draft, side: Side): TalentRules => {
  const { talent } = activeCard(duel, side);
  return talent === null ? {} : rules[talent];
};

export const comesIn: Happening = (duel, side, events) =>
  rulesOf(duel, side).comesIn?.(duel, side, events);

/** The creature at this place has made way for the one that is in the arena now. */
export function makesWay(
  duel: Draft,
  { side, place }: { side: Side; place: FighterPlace },
  events: DuelEvent[],
): void {
  const { talent } = duel.teams[side][place];
  if (talent !== null) rules[talent].makesWay?.(duel, side, events);
}

/** In percent: what talents make of an attack, with so many of the attacker's side fainted. */
export function percentOfTalent(
  { talent }: Pick<DuelCard, "talent">,
  { poised, shaken }: Pick<FighterState, "poised" | "shaken">,
  fainted: number,
): number {
  let percent = talent === null ? 100 : (rules[talent].hitPercent?.(fainted) ?? 100);
  if (poised > 0) percent *= numbers.poisedPercent / 100;
  if (shaken > 0) percent *= numbers.shakenPercent / 100;
  return percent;
}

/** The same for the next attack of a side, which ends a pounce and a scare. */
export function talentFactor(duel: Draft, side: Side): number {
  const own = activeFighter(duel, side);
  const percent = percentOfTalent(activeCard(duel, side), own, faintedOf(duel.sides[side]));
  own.poised = 0;
  own.shaken = 0;
  return percent / 100;
}

/** Both creatures of a hit answer with their talents, as long as they stand. */
export function talentsAfter(duel: Draft, hit: Hit, events: DuelEvent[]): void {
  const other = otherSide(hit.side);
  if (activeFighter(duel, other).health > 0) rulesOf(duel, other).isHit?.(duel, hit, events);
  if (activeFighter(duel, hit.side).health > 0) rulesOf(duel, hit.side).hasHit?.(duel, hit, events);
}

/** Runs what happens in a part of a turn; then creatures that fainted in it act once more. */
export function withLastActs(duel: Draft, part: () => void, events: DuelEvent[]): void {
  const stood = [activeFighter(duel, 0).health > 0, activeFighter(duel, 1).health > 0] as const;
  part();
  for (const side of [0, 1] as const) {
    const hasFainted = stood[side] && activeFighter(duel, side).health === 0;
    if (hasFainted) rulesOf(duel, side).faints?.(duel, side, events);
  }
}

export function endTurnOfTalents(duel: Draft, side: Side, events: DuelEvent[]): void {
  for (const place of places) {
    if (place === duel.sides[side].active) continue;
    const { talent } = duel.teams[side][place];
    if (talent !== null) rules[talent].waits?.(duel, { side, place }, events);
  }
}
