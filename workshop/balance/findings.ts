/** What the duel's numbers are tuned for, and what was measured. */
import { elements } from "#game/cards/elements.ts";
import { computerLevels, levelNames, type ComputerLevel } from "#game/battle/computer-levels.ts";
import { median } from "#bench/table.ts";
import type { Action, Tally, Series } from "./fights.ts";

export type Finding = { what: string; measured: number; from: number; to: number };

export const isWithin = ({ measured, from, to }: Finding): boolean =>
  measured >= from && measured <= to;

/** How many fights each question gets. Few fights are noisy: see `slack`. */
export type Plan = { mirror: number; ladder: number; casual: number; seed: number };

/** In percent points: by how much every bound is wider, where fewer fights tell less. */
type Slack = number;

const MASTER = 5;

/** The strongest level against itself in the Fair Arena. */
export const mirrorSeries = ({ mirror, seed }: Plan): Series => ({
  levels: [MASTER, MASTER],
  fights: mirror,
  seed,
});

export function mirrorFindings(tally: Tally, slack: Slack = 0): Finding[] {
  const chosen = Object.values(tally.actions).reduce((sum, one) => sum + one, 0);
  const byElement = elements.map((element) => {
    const { wins, creatures } = tally.byElement[element];
    return within(`${element} wins, %`, percent(wins, creatures), [47 - slack, 53 + slack]);
  });
  const byShare = Object.entries(tally.byShare).map(([group, { wins, creatures }]) =>
    within(`${group} creatures win, %`, percent(wins, creatures), [47 - slack, 53 + slack]),
  );
  const byAction = (Object.keys(tally.actions) as Action[]).map((action) =>
    within(`${action} is chosen, %`, percent(tally.actions[action], chosen), [10, 60]),
  );
  const turns = within("turns of a duel, median", median(tally.turns), [8, 16]);
  return [...byElement, ...byShare, ...byAction, turns];
}

/** Every level against the one below it. */
export const ladderSeries = ({ ladder, seed }: Plan): Series[] =>
  computerLevels.slice(1).map((level) => ({
    levels: [level, (level - 1) as ComputerLevel],
    fights: ladder,
    seed: seed + level,
  }));

export function ladderFinding({ levels: [upper, lower] }: Series, tally: Tally): Finding {
  const what = `${levelNames[upper]} beats ${levelNames[lower]}, %`;
  return within(what, percent(tally.wins, tally.fights), [60, 100]);
}

/** Among friends cards keep their own strength; more of it helps, and does not decide alone. */
export const casualSeries = ({ casual, seed }: Plan): Series => ({
  levels: [MASTER, MASTER],
  morePercent: 10,
  fights: casual,
  seed: seed + 10,
});

export const casualFinding = ({ wins, fights }: Tally, slack: Slack = 0): Finding =>
  within("a team with 10 % more power wins, %", percent(wins, fights), [60 - slack, 75 + slack]);

export const within = (what: string, measured: number, [from, to]: [number, number]): Finding => ({
  what,
  measured,
  from,
  to,
});

export const percent = (part: number, whole: number): number => (100 * part) / whole;
