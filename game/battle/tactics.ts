/**
 * Tactics of a quick battle. In each round both sides may choose one, and they are revealed
 * together: guard stops press, press breaks feint, feint slips past guard. The card of the side
 * that outwits the other hits harder. A rival chooses before the player does, and lets on something
 * of it.
 */
import { hasAdvantage } from "#game/cards/elements.ts";
import type { Dice } from "#game/lib/dice.ts";
import type { Side } from "#game/lib/sides.ts";
import type { ComputerLevel } from "./computer-levels.ts";
import type { Fighter, Team } from "./power.ts";

export const tactics = ["press", "guard", "feint"] as const;

export type Tactic = (typeof tactics)[number];

/** For each round; null is none, and then neither side is outwitted. */
export type Tactics = readonly (Tactic | null)[];

/** What each tactic gets the better of. */
const beats: Record<Tactic, Tactic> = { guard: "press", press: "feint", feint: "guard" };

export const outwits = (tactic: Tactic, other: Tactic): boolean => beats[tactic] === other;

/** The side that outwits the other; null when neither does. */
export function outwitter(own: Tactic | null, other: Tactic | null): Side | null {
  if (own === null || other === null || own === other) return null;
  return outwits(own, other) ? 0 : 1;
}

/** The tactic that gets the better of another one. */
export const answerTo = (other: Tactic): Tactic =>
  tactics.find((each) => beats[each] === other) as Tactic;

/** What outwitting the other side in a round adds to a card's own power. */
export type TacticNumbers = {
  outwitPercent: number;
  /** Instead, when its element beats that of the card it faces. */
  outwitPercentOnWeak: number;
};

/** What both sides chose, by the numbers of that day. */
export type BattlePlan = { tactics: readonly [Tactics, Tactics]; numbers: TacticNumbers };

/** What outwitting adds to each card of both teams, in percent of its own power. */
export function outwitPercents(
  [own, other]: readonly [Team, Team],
  { tactics: chosen, numbers }: BattlePlan,
): [number[], number[]] {
  const percents: [number[], number[]] = [own.map(() => 0), other.map(() => 0)];
  own.forEach((card, round) => {
    const winner = outwitter(chosen[0][round] ?? null, chosen[1][round] ?? null);
    const pair: readonly (Fighter | undefined)[] = [card, other[round]];
    if (winner !== null) percents[winner][round] = worth(pair[winner], pair[1 - winner], numbers);
  });
  return percents;
}

const worth = (
  winner: Fighter | undefined,
  loser: Fighter | undefined,
  { outwitPercent, outwitPercentOnWeak }: TacticNumbers,
): number =>
  winner && loser && hasAdvantage(winner.element, loser.element)
    ? outwitPercentOnWeak
    : outwitPercent;

/** What a rival lets on about a round: its tactic, one that it will not use, or nothing. */
export type Hint = { kind: "will" | "not"; tactic: Tactic } | { kind: "nothing" };

const hintKinds: Record<ComputerLevel, readonly Hint["kind"][]> = {
  1: ["will", "will", "not"],
  2: ["will", "not", "not"],
  3: ["will", "not", "nothing"],
  4: ["will", "not", "nothing"],
  5: ["not", "not", "nothing"],
};

export type RivalPlan = { tactics: readonly Tactic[]; hints: readonly Hint[] };

/** What a rival does in each round, and what it lets on. Harder ones let on less. */
export function drawPlan(dice: Dice, level: ComputerLevel): RivalPlan {
  const rounds = dice.shuffle(hintKinds[level]).map((kind) => {
    const tactic = dice.pick(tactics);
    const others = tactics.filter((each) => each !== tactic);
    return { tactic, hint: hintOf(kind, tactic, dice.pick(others)) };
  });
  return { tactics: rounds.map(({ tactic }) => tactic), hints: rounds.map(({ hint }) => hint) };
}

function hintOf(kind: Hint["kind"], does: Tactic, doesNot: Tactic): Hint {
  if (kind === "nothing") return { kind };
  return { kind, tactic: kind === "will" ? does : doesNot };
}
