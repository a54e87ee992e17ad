/** Computer against computer, counted: who wins with what, and what is chosen. */
import type { Strength } from "#game/cards/card.ts";
import { elements, type Element } from "#game/cards/elements.ts";
import { talents } from "#game/cards/talents.ts";
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { chooseFor } from "#game/duel/computer/computer.ts";
import {
  broughtPlace,
  type Choice,
  type DuelCard,
  type DuelState,
  type DuelTeam,
  type Side,
} from "#game/duel/duel.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { faintedOf } from "#game/duel/draft.ts";
import { arenaCard, type EnteringCard } from "#game/duel/enter.ts";
import { beginDuel, legalChoices, mustChoose, next } from "#game/duel/play.ts";
import { viewOf } from "#game/duel/view.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";

/** One level of the computer; a Master that never switches; a special when it is lit, else a strike. */
export type Duelist = ComputerLevel | "stays" | "lit";

/** Many duels between two duelists. */
export type Series = {
  levels: readonly [Duelist, Duelist];
  /** In percent: how much more power the first team has than the second one. */
  morePercent?: number;
  fights: number;
  seed: number;
};

export type Action = "strike" | "special" | "guard" | "switch";

export type Tally = {
  fights: number;
  /** Of the first side; a draw is half a win. */
  wins: number;
  draws: number;
  turns: number[];
  /** Duels in which one side lost a creature first, and how many of those the other side won. */
  ahead: { duels: number; wins: number };
  /** The same of one creature left against three: how many the one has won. */
  alone: { duels: number; wins: number };
  actions: Record<Action, number>;
  /** How many creatures of each element there were, and how many were in winning teams. */
  byElement: Record<Element, { creatures: number; wins: number }>;
  /** The same by element and talent, such as `fire pounce`. */
  byKit: Record<string, { creatures: number; wins: number }>;
  /** The same by the share of attack in a creature's points, in three groups. */
  byShare: Record<"defensive" | "even" | "offensive", { creatures: number; wins: number }>;
};

const ATTACK_SHARE = { min: 0.34, max: 0.62 };

export const kitOf = ({ element, talent }: Pick<DuelCard, "element" | "talent">): string =>
  `${element} ${talent}`;

const kits = elements.flatMap((element) => talents.map((talent) => kitOf({ element, talent })));

function someCreature(dice: Dice): EnteringCard {
  const element = dice.pick(elements);
  const points = 200;
  const attack = Math.round(points * dice.between(ATTACK_SHARE.min, ATTACK_SHARE.max));
  return {
    cardId: "",
    name: "",
    element,
    rarity: "common",
    attack,
    defense: points - attack,
    abilities: [],
    // A word that speaks of a talent: see game/cards/talents.ts.
    specialAbility: dice.pick(talents),
    imageUrl: null,
  };
}

const someTeam = (dice: Dice): DuelTeam => [
  arenaCard(someCreature(dice)),
  arenaCard(someCreature(dice)),
  arenaCard(someCreature(dice)),
];

const stronger = (card: DuelCard, percent: number): DuelCard => ({
  ...card,
  ...times(card, 1 + percent / 100),
});

const times = ({ attack, defense }: Strength, factor: number): Strength => ({
  attack: Math.round(attack * factor),
  defense: Math.round(defense * factor),
});

export const emptyTally = (): Tally => ({
  fights: 0,
  wins: 0,
  draws: 0,
  turns: [],
  ahead: { duels: 0, wins: 0 },
  alone: { duels: 0, wins: 0 },
  byKit: Object.fromEntries(kits.map((kit) => [kit, { creatures: 0, wins: 0 }])),
  actions: { strike: 0, special: 0, guard: 0, switch: 0 },
  byElement: Object.fromEntries(
    elements.map((element) => [element, { creatures: 0, wins: 0 }]),
  ) as Tally["byElement"],
  byShare: {
    defensive: { creatures: 0, wins: 0 },
    even: { creatures: 0, wins: 0 },
    offensive: { creatures: 0, wins: 0 },
  },
});

export function fight(series: Series): Tally {
  const dice = diceFrom(series.seed);
  const tally = emptyTally();
  for (let nth = 0; nth < series.fights; nth++) oneDuel(series, dice, tally);
  return tally;
}

function oneDuel({ levels, morePercent = 0 }: Series, dice: Dice, tally: Tally): void {
  const [a, b, c] = someTeam(dice);
  const first: DuelTeam = [
    stronger(a, morePercent),
    stronger(b, morePercent),
    stronger(c, morePercent),
  ];
  const teams = [first, someTeam(dice)] as const;
  let duel = beginDuel({ version: RULES_VERSION, seed: dice.int(0, 2 ** 32 - 1), teams });
  const course = courseOf();
  while (duel.phase !== "over") {
    const now: DuelState = duel;
    const choose = (side: Side): Choice | null => {
      if (!mustChoose(now, side)) return null;
      const choice = chosenBy(levels[side], now, side, dice);
      if (now.phase === "choose") tally.actions[actionOf(choice)]++;
      return choice;
    };
    duel = next(duel, [choose(0), choose(1)]).state;
    course.look(duel);
  }
  count(duel, tally);
  course.count(duel, tally);
}

function chosenBy(duelist: Duelist, duel: DuelState, side: Side, dice: Dice): Choice {
  const view = viewOf(duel, side);
  if (duelist !== "stays" && duelist !== "lit") return chooseFor(view, duelist, dice);
  const legal = legalChoices(duel, side);
  const hardest = legal.find((choice) => choice === "special") ?? "strike";
  if (duel.phase === "replace")
    return duelist === "lit" ? dice.pick(legal) : chooseFor(view, 5, dice);
  if (duelist === "lit") return hardest;
  for (let nth = 0; nth < TRIES; nth++) {
    const choice = chooseFor(view, 5, dice);
    if (broughtPlace(choice) === null) return choice;
  }
  return hardest;
}

/** Master mixes its choices: so often it may think again instead of switching. */
const TRIES = 20;

/** A draw is half a win. */
const won = ({ winner }: DuelState, side: Side): number =>
  winner === null ? 0.5 : Number(winner === side);

const standing = ({ sides }: DuelState, side: Side): number => 3 - faintedOf(sides[side]);

/** Who was ahead first, and who stood alone against three. */
function courseOf() {
  let ahead: Side | null = null;
  let alone: Side | null = null;
  return {
    look(duel: DuelState) {
      const [a, b] = [standing(duel, 0), standing(duel, 1)];
      if (a !== b) ahead ??= a > b ? 0 : 1;
      if (a + b === 4 && a !== b) alone ??= a === 1 ? 0 : 1;
    },
    count(duel: DuelState, tally: Tally) {
      const sums = [[ahead, tally.ahead] as const, [alone, tally.alone] as const];
      for (const [side, sum] of sums) {
        if (side === null) continue;
        sum.duels++;
        sum.wins += won(duel, side);
      }
    },
  };
}

const actionOf = (choice: Choice): Action =>
  choice === "strike" || choice === "special" || choice === "guard" ? choice : "switch";

function count(duel: DuelState, tally: Tally): void {
  const win = duel.winner === null ? 0.5 : duel.winner === 0 ? 1 : 0;
  tally.fights++;
  tally.wins += win;
  tally.draws += duel.winner === null ? 1 : 0;
  tally.turns.push(duel.turn);
  for (const side of [0, 1] as const) {
    for (const card of duel.teams[side]) {
      const rows = [
        tally.byElement[card.element],
        tally.byShare[shareGroup(card)],
        tally.byKit[kitOf(card)]!,
      ];
      for (const row of rows) {
        row.creatures++;
        row.wins += side === 0 ? win : 1 - win;
      }
    }
  }
}

function shareGroup({ attack, defense }: Strength): keyof Tally["byShare"] {
  const share = attack / (attack + defense);
  if (share < 0.433) return "defensive";
  return share < 0.527 ? "even" : "offensive";
}

export function addTally(sum: Tally, more: Tally): void {
  sum.fights += more.fights;
  sum.wins += more.wins;
  sum.draws += more.draws;
  sum.turns.push(...more.turns);
  addUp(sum.ahead, more.ahead);
  addUp(sum.alone, more.alone);
  addUp(sum.actions, more.actions);
  for (const kit of kits) addUp(sum.byKit[kit]!, more.byKit[kit]!);
  for (const element of elements) addUp(sum.byElement[element], more.byElement[element]);
  for (const group of ["defensive", "even", "offensive"] as const) {
    addUp(sum.byShare[group], more.byShare[group]);
  }
}

function addUp<T extends Record<keyof T, number>>(sum: T, more: T): void {
  for (const key of Object.keys(more) as (keyof T)[]) {
    sum[key] = (sum[key] + more[key]) as T[keyof T];
  }
}
