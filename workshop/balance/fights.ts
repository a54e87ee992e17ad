/** Computer against computer, counted: who wins with what, and what is chosen. */
import type { Strength } from "#game/cards/card.ts";
import { elements, type Element } from "#game/cards/elements.ts";
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { chooseFor } from "#game/duel/computer/computer.ts";
import {
  type Choice,
  type DuelCard,
  type DuelState,
  type DuelTeam,
  type Side,
} from "#game/duel/duel.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { arenaCard, type EnteringCard } from "#game/duel/enter.ts";
import { beginDuel, mustChoose, next } from "#game/duel/play.ts";
import { viewOf } from "#game/duel/view.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";

/** Many duels between two levels. */
export type Series = {
  levels: readonly [ComputerLevel, ComputerLevel];
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
  actions: Record<Action, number>;
  /** How many creatures of each element there were, and how many were in winning teams. */
  byElement: Record<Element, { creatures: number; wins: number }>;
  /** The same by the share of attack in a creature's points, in three groups. */
  byShare: Record<"defensive" | "even" | "offensive", { creatures: number; wins: number }>;
};

const ATTACK_SHARE = { min: 0.34, max: 0.62 };

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
    specialAbility: "",
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
  while (duel.phase !== "over") {
    const now: DuelState = duel;
    const choose = (side: Side): Choice | null => {
      if (!mustChoose(now, side)) return null;
      const choice = chooseFor(viewOf(now, side), levels[side], dice);
      if (now.phase === "choose") tally.actions[actionOf(choice)]++;
      return choice;
    };
    duel = next(duel, [choose(0), choose(1)]).state;
  }
  count(duel, tally);
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
      for (const row of [tally.byElement[card.element], tally.byShare[shareGroup(card)]]) {
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
  addUp(sum.actions, more.actions);
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
