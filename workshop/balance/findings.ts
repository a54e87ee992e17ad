/** What the duel's numbers are tuned for, and what was measured. */
import { elements } from "#game/cards/elements.ts";
import { talents } from "#game/cards/talents.ts";
import { computerLevels, levelNames, type ComputerLevel } from "#game/battle/computer-levels.ts";
import { median } from "#bench/table.ts";
import type { Action, Duelist, Series, Tally } from "./fights.ts";

export type Finding = { what: string; measured: number; from: number; to: number };

export const isWithin = ({ measured, from, to }: Finding): boolean =>
  measured >= from && measured <= to;

/** How many fights each question gets. Few fights are noisy: see `slack`. */
export type Plan = { mirror: number; ladder: number; casual: number; seed: number };

/** In percent points: by how much every bound is wider, where fewer fights tell less. */
type Slack = number;

const MASTER = 5;
const HARD = 4;

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
  return [...byElement, ...byShare, ...kitFindings(tally, slack), ...byAction, turns];
}

/** Of a kit with fewer creatures nothing is said. */
const ENOUGH = 50;

/** Every talent; of all kits only the best and the worst one. */
function kitFindings({ byKit }: Tally, slack: Slack): Finding[] {
  const kits = Object.entries(byKit).filter(([, { creatures }]) => creatures > 0);
  const byTalent = talents.map((talent) => {
    const own = kits.filter(([kit]) => kit.endsWith(` ${talent}`)).map(([, counted]) => counted);
    const wins = percent(sum(own, "wins"), sum(own, "creatures"));
    return within(`${talent} wins, %`, wins, [47 - slack, 53 + slack]);
  });
  const won = kits
    .filter(([, { creatures }]) => creatures >= ENOUGH)
    .map(([kit, { wins, creatures }]) => ({ kit, wins: likelyPercent(wins, creatures) }))
    .toSorted((a, b) => a.wins - b.wins);
  const ends =
    won.length === 0 ? [] : [["worst", won[0]!] as const, ["best", won.at(-1)!] as const];
  return [
    ...byTalent,
    ...ends.map(([name, { kit, wins }]) =>
      within(`${name} kit (${kit}) wins, %`, wins, [45 - slack, 55 + slack]),
    ),
  ];
}

const sum = <Key extends string>(rows: readonly Record<Key, number>[], key: Key): number =>
  rows.reduce((total, row) => total + row[key], 0);

/**
 * The share nearest to 50 % that two standard errors leave likely. The best of a hundred kits that
 * are all equal would else look better than it is, the more so the fewer fights there were.
 */
function likelyPercent(wins: number, creatures: number): number {
  const measured = percent(wins, creatures);
  const error = 2 * (50 / Math.sqrt(creatures));
  return measured > 50 ? Math.max(50, measured - error) : Math.min(50, measured + error);
}

/** What makes a duel a game of decisions: switching is worth it, hitting alone is not. */
export const depthSeries = ({
  ladder,
  seed,
}: Plan): { what: string; aim: [number, number]; series: Series }[] => [
  {
    what: "a Master that never switches beats Master, %",
    aim: [0, 40],
    series: { levels: ["stays", MASTER], fights: ladder, seed: seed + 20 },
  },
  {
    what: "a special when it is lit, else a strike, beats Hard, %",
    aim: [0, 40],
    series: { levels: ["lit", HARD], fights: ladder, seed: seed + 21 },
  },
  {
    what: "a special when it is lit, else a strike, beats Master, %",
    aim: [0, 25],
    series: { levels: ["lit", MASTER], fights: ladder, seed: seed + 22 },
  },
];

/** Who is ahead has not won yet, and one creature can still beat three. */
export const courseFindings = ({ ahead, alone }: Tally, slack: Slack = 0): Finding[] => [
  within("the first knock-out wins, %", percent(ahead.wins, ahead.duels), [50, 70 + slack]),
  within("one against three wins, %", percent(alone.wins, alone.duels), [8 - slack, 50]),
];

/** Every level against the one below it. */
export const ladderSeries = ({ ladder, seed }: Plan): Series[] =>
  computerLevels.slice(1).map((level) => ({
    levels: [level, (level - 1) as ComputerLevel],
    fights: ladder,
    seed: seed + level,
  }));

export function ladderFinding(
  { levels: [upper, lower] }: Series,
  tally: Tally,
  slack = 0,
): Finding {
  const what = `${nameOf(upper)} beats ${nameOf(lower)}, %`;
  return within(what, percent(tally.wins, tally.fights), [60 - slack, 100]);
}

const nameOf = (duelist: Duelist): string =>
  typeof duelist === "number" ? levelNames[duelist] : duelist;

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
