/** How often free commons win on the Tale Road: the road is easy at first, and never a wall. */
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { creatureFrom } from "#game/cards/card.ts";
import { commonCreatures } from "#game/cards/common-creatures.ts";
import type { DuelTeam } from "#game/duel/duel.ts";
import { arenaCard } from "#game/duel/enter.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { must } from "#game/lib/must.ts";
import { chapters, type RoadRival } from "#game/road/road.ts";
import { playLike } from "#game/road/walk.ts";
import { percent, within, type Finding } from "./findings.ts";

const commons = commonCreatures.map((entry) =>
  arenaCard({ ...creatureFrom(entry), cardId: entry.name, imageUrl: null }),
);

function newcomersTeam(dice: Dice): DuelTeam {
  const [first, second, third] = dice.shuffle(commons).map((card) => must(card, "a common"));
  return [must(first, "one"), must(second, "two"), must(third, "three")];
}

/** In percent: how often a player of this level wins, each duel with another team of commons. */
export function winsOnRoad(rival: RoadRival, level: ComputerLevel, duels: number): number {
  let won = 0;
  for (let seed = 1; seed <= duels; seed++) {
    if (playLike({ team: newcomersTeam(diceFrom(seed)), level, seed }, rival).isWon) won++;
  }
  return percent(won, duels);
}

/** By chapter, for a player as good as the Fair computer. */
const fairAims = [
  [85, 100],
  [62, 88],
  [45, 75],
  [40, 72],
  [35, 65],
  [12, 45],
] as const;

const CARELESS = { level: 1, least: 55 } as const;
const GOOD = { level: 5, from: 45, to: 90 } as const;

/** `slack` widens the aims for fewer duels. */
export function roadFindings(duels: number, slack = 0): Finding[] {
  const mean = (rivals: readonly RoadRival[], level: ComputerLevel) =>
    rivals.reduce((sum, rival) => sum + winsOnRoad(rival, level, duels), 0) / rivals.length;
  const [first, last] = [must(chapters[0], "a first one"), must(chapters.at(-1), "a last one")];
  return [
    ...chapters.map(({ number, title, rivals }, i) => {
      const [from, to] = must(fairAims[i], "an aim for each chapter");
      const what = `${number}. ${title}: a Fair player wins, %`;
      return within(what, mean(rivals, 3), [from - slack, to + slack]);
    }),
    within(`${first.title}: a careless player wins, %`, mean(first.rivals, CARELESS.level), [
      CARELESS.least - slack,
      100,
    ]),
    within(`${last.title}: a Master player wins, %`, mean(last.rivals, GOOD.level), [
      GOOD.from - slack,
      GOOD.to + slack,
    ]),
  ];
}
