/**
 * How strong a team is: attack + defense + speed × 0.5 per card, and 10 % more of a card's own
 * power for every opposing card that its element beats.
 */
import { powerOf, speedOf, type FightingCard } from "#game/cards/card.ts";
import { hasAdvantage } from "#game/cards/elements.ts";
import { sumTenths, toTenth } from "#game/lib/tenths.ts";

/** A card as it stands in the arena. */
export type Fighter = FightingCard & { level?: number };

export type Team = readonly Fighter[];

export type CardPower = {
  basePower: number;
  /** 0, 10, 20 or 30. */
  bonusPercent: number;
  /** What outwitting the other side adds, in percent of its own power. */
  outwitPercent: number;
  power: number;
  /** How much of the power outwitting the other side has added. */
  outwitPower: number;
  /** The opposing cards that this card's element beats. */
  beats: Fighter[];
};

export type TeamPower = {
  cards: CardPower[];
  basePower: number;
  /** The sum of the cards' powers. */
  power: number;
  /** What elements add to the whole team, in percent of its base power, with one decimal. */
  bonusPercent: number;
  speed: number;
};

export type Comparison = {
  powers: [number, number];
  bonusPercents: [number, number];
  /** Seen from the first team: its bonus minus the other's, in percent points. */
  elementalAdvantage: number;
  /** Seen from the first team: its power minus the other's. */
  powerDifference: number;
  speeds: [number, number];
  /** Which team has more power; null when they are equal. */
  stronger: 0 | 1 | null;
};

export const BONUS_PERCENT_PER_CARD = 10;

export function cardPower(fighter: Fighter, opponents: Team, outwitPercent = 0): CardPower {
  const beats = opponents.filter((other) => hasAdvantage(fighter.element, other.element));
  const bonusPercent = BONUS_PERCENT_PER_CARD * beats.length;
  const basePower = powerOf(fighter);
  const withPercent = (percent: number) => toTenth((basePower * (100 + percent)) / 100);
  const power = withPercent(bonusPercent + outwitPercent);
  const outwitPower = toTenth(power - withPercent(bonusPercent));
  return { basePower, bonusPercent, outwitPercent, power, outwitPower, beats };
}

export const basePowerOf = (team: Team): number => sumTenths(team.map(powerOf));

/** `outwitPercents`: what outwitting the other side adds to each card. */
export function teamPower(
  team: Team,
  opponents: Team,
  outwitPercents: readonly number[] = [],
): TeamPower {
  const cards = team.map((fighter, i) => cardPower(fighter, opponents, outwitPercents[i]));
  const basePower = basePowerOf(team);
  const power = sumTenths(cards.map((card) => card.power));
  const ofElements = power - sumTenths(cards.map((card) => card.outwitPower)) - basePower;
  const bonusPercent = basePower === 0 ? 0 : toTenth((100 * ofElements) / basePower);
  const speed = team.reduce((sum, fighter) => sum + speedOf(fighter), 0);
  return { cards, basePower, power, bonusPercent, speed };
}

/** Both teams as they meet. */
export type TeamPowers = readonly [TeamPower, TeamPower];

export function compareTeams([a, b]: TeamPowers): Comparison {
  const powerDifference = toTenth(a.power - b.power);
  return {
    powers: [a.power, b.power],
    bonusPercents: [a.bonusPercent, b.bonusPercent],
    elementalAdvantage: toTenth(a.bonusPercent - b.bonusPercent),
    powerDifference,
    speeds: [a.speed, b.speed],
    stronger: powerDifference === 0 ? null : powerDifference > 0 ? 0 : 1,
  };
}
