/**
 * The computer's team in a quick battle. A rival waits before the player picks, and stays until it
 * is fought: its three elements are shown, so that the player can pick a team against these
 * elements. How strong it is depends on the three strongest cards of the player's deck: every level
 * says how often these win. Weaker cards win less, cards that beat the rival's elements more.
 */
import { powerOf, type Strength } from "#game/cards/card.ts";
import { beatenBy, elements, hasAdvantage, type Element } from "#game/cards/elements.ts";
import type { Dice } from "#game/lib/dice.ts";
import { must } from "#game/lib/must.ts";
import { winPercent, type ComputerLevel } from "./computer-levels.ts";
import { closestTo, withPower } from "./made-to-measure.ts";
import { BONUS_PERCENT_PER_CARD, type Fighter, type Team } from "./power.ts";
import { TEAM_SIZE } from "./team.ts";

/** By so much a rival is stronger or weaker than its level, by luck. */
const SPREAD_PERCENT = 5;

/** A rival's elements come from so many, or a few more, which strong cards of the deck beat. */
const ANSWERED_ELEMENTS = 5;

const USUAL_LEVEL: ComputerLevel = 3;
const FIRST_LEVEL: ComputerLevel = 1;
/** So many battles a new player fights on the first level, unless another one is chosen. */
const FIRST_BATTLES = 2;

export const suggestedLevel = (battlesFought: number): ComputerLevel =>
  battlesFought < FIRST_BATTLES ? FIRST_LEVEL : USUAL_LEVEL;

const names = [
  "Bramble Bess",
  "Captain Tumble",
  "Old Marrow",
  "Juniper Quill",
  "The Clockmaker",
  "Nettle and Son",
  "Professor Pumice",
  "Lady Lanternlight",
  "Fenwick the Unhurried",
  "Grandma Gale",
  "Odd Tobias",
  "Mirabel Moss",
  "The Tin Juggler",
  "Saffron Swift",
  "Barnaby Bolt",
  "The Quiet Twins",
];

export const drawRivalName = (dice: Dice): string => dice.pick(names);

/** Drawn once. Its cards are made when it is fought. */
export type WaitingRival = {
  name: string;
  /** All different. */
  elements: readonly Element[];
  /** From -1, as weak as its level allows, to 1. */
  luck: number;
};

/** What of a player's card decides which rival comes, and how strong it is. */
export type DeckCard = Strength & { element: Element };

export const drawRival = (dice: Dice, deck: readonly DeckCard[]): WaitingRival => ({
  name: drawRivalName(dice),
  elements: dice.shuffle(dice.pick(possibleElements(deck))),
  luck: dice.between(-1, 1),
});

type Three = readonly [Element, Element, Element];

const anyThree: readonly Three[] = elements.flatMap((a, i) =>
  elements.slice(i + 1).flatMap((b, j) => elements.slice(i + j + 2).map((c): Three => [a, b, c])),
);

/**
 * Every three elements that may come, each as likely as the others: those for which there is
 * something to pick beside the three strongest cards.
 */
function possibleElements(deck: readonly DeckCard[]): readonly Three[] {
  const answered = new Set<Element>();
  for (const { element } of strongestFirst(deck).slice(TEAM_SIZE)) {
    if (answered.size < ANSWERED_ELEMENTS) beatenBy(element).forEach((each) => answered.add(each));
  }
  const most = Math.min(TEAM_SIZE, answered.size);
  return anyThree.filter((three) => three.filter((each) => answered.has(each)).length >= most);
}

const strongestFirst = <T extends Strength>(deck: readonly T[]): T[] =>
  deck.toSorted((a, b) => powerOf(b) - powerOf(a));

export const strongestOf = <T extends Strength>(deck: readonly T[]): T[] =>
  strongestFirst(deck).slice(0, TEAM_SIZE);

/** The power of a rival's three cards together, before elements. */
export function rivalPower(
  deck: readonly DeckCard[],
  level: ComputerLevel,
  { luck }: Pick<WaitingRival, "luck">,
): number {
  const strongest = strongestOf(deck);
  const edges = edgesOver(possibleElements(deck), strongest);
  const share = shareFor(winPercent[level] / 100, edges);
  return sumOfPowers(strongest) * share * (1 + (luck * SPREAD_PERCENT) / 100);
}

const sumOfPowers = (cards: readonly Strength[]): number =>
  cards.reduce((sum, card) => sum + powerOf(card), 0);

/** By how much elements help these cards more than they help each rival: 1 is not at all. */
function edgesOver(rivals: readonly Three[], cards: readonly DeckCard[]): number[] {
  const bonus = BONUS_PERCENT_PER_CARD / 100;
  const own = eachElement((element) => {
    const helped = cards.filter((card) => hasAdvantage(card.element, element));
    return (bonus * sumOfPowers(helped)) / (sumOfPowers(cards) || 1);
  });
  const other = eachElement((element) => {
    const beaten = cards.filter((card) => hasAdvantage(element, card.element));
    return (bonus * beaten.length) / TEAM_SIZE;
  });
  return rivals.map(
    ([a, b, c]) => (1 + own[a] + own[b] + own[c]) / (1 + other[a] + other[b] + other[c]),
  );
}

const eachElement = (number: (element: Element) => number) =>
  Object.fromEntries(elements.map((element) => [element, number(element)])) as Record<
    Element,
    number
  >;

/**
 * How strong a rival must be, as a share of the power of the cards with these edges, for them to win
 * so often. In the long run their elements are neither an advantage nor a handicap; in one battle
 * they are.
 */
function shareFor(wins: number, edges: readonly number[]): number {
  let [weak, strong] = [0.5, 2];
  for (let halved = 0; halved < 20; halved++) {
    const share = (weak + strong) / 2;
    if (winsAgainst(share, edges) > wins) weak = share;
    else strong = share;
  }
  return weak;
}

/** How often cards win that have these edges, over every luck of the rival. */
function winsAgainst(share: number, edges: readonly number[]): number {
  const spread = SPREAD_PERCENT / 100;
  const chanceWith = (edge: number) => (edge / share - 1 + spread) / (2 * spread);
  const sum = edges.reduce((all, edge) => all + Math.min(1, Math.max(0, chanceWith(edge))), 0);
  return sum / edges.length;
}

/** Its three cards, as strong as each other: the creature of each element that comes closest. */
export function rivalTeam(
  { elements: kinds }: Pick<WaitingRival, "elements">,
  power: number,
  creatures: Team,
): Fighter[] {
  let left = power;
  return kinds.map((element, i) => {
    const wanted = left / (kinds.length - i);
    const [closest] = closestTo(
      wanted,
      creatures.filter((creature) => creature.element === element),
    );
    const fighter = withPower(must(closest, `a creature of ${element}`), wanted);
    left -= powerOf(fighter);
    return fighter;
  });
}
