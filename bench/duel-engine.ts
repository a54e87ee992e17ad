/** How fast duels are worked out, and how long the computer thinks. */
import { creatures } from "#game/cards/creatures.ts";
import { computerLevels, levelNames } from "#game/battle/computer-levels.ts";
import { chooseFor } from "#game/duel/computer/computer.ts";
import { type Choice, type DuelState, type DuelView } from "#game/duel/duel.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { arenaCard } from "#game/duel/enter.ts";
import { beginDuel, legalChoices, next } from "#game/duel/play.ts";
import { viewOf } from "#game/duel/view.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { median, quantile, type Extent, type Section } from "./table.ts";

const extents = {
  whole: { rounds: 6, duels: 20_000, choices: 400 },
  short: { rounds: 1, duels: 20, choices: 5 },
} satisfies Record<Extent, object>;

type Sizes = (typeof extents)[Extent];

const dice = diceFrom(1);
const cards = creatures.map((creature) =>
  arenaCard({ ...creature, cardId: creature.slug, imageUrl: null }),
);
const someTeam = () => [dice.pick(cards), dice.pick(cards), dice.pick(cards)] as const;
const teams = Array.from({ length: 200 }, someTeam);

const begin = (nth: number): DuelState =>
  beginDuel({
    version: RULES_VERSION,
    seed: nth,
    teams: [teams[nth % teams.length]!, teams[(nth * 7 + 1) % teams.length]!],
  });

function playOut(nth: number, pick: Dice, watch: (state: DuelState) => void): number {
  let state = begin(nth);
  const choose = (legal: readonly Choice[]) => (legal.length === 0 ? null : pick.pick(legal));
  while (state.phase !== "over") {
    watch(state);
    state = next(state, [choose(legalChoices(state, 0)), choose(legalChoices(state, 1))]).state;
  }
  return state.turn;
}

const nobody = () => undefined;

function playRounds({ rounds, duels }: Sizes) {
  const found = Array.from({ length: 1 + rounds }, (_, round) => {
    const pick = diceFrom(round);
    let turns = 0;
    const start = performance.now();
    for (let nth = 0; nth < duels; nth++) turns += playOut(nth, pick, nobody);
    const seconds = (performance.now() - start) / 1000;
    return { perSecond: duels / seconds, nsPerTurn: (seconds * 1e9) / turns };
  });
  // The first round warms up.
  return found.slice(1);
}

/** Moments of duels in which there is something to think about. */
function someViews(howMany: number): DuelView[] {
  const views: DuelView[] = [];
  for (let nth = 0; views.length < howMany; nth++) {
    playOut(nth, diceFrom(nth), (state) => {
      if (state.phase === "choose") views.push(viewOf(state, 0));
    });
  }
  return views.slice(0, howMany);
}

export const duelEngine: Section = {
  name: "duel-engine",
  measure: (extent) => {
    const { rounds, duels, choices } = extents[extent];
    const found = playRounds(extents[extent]);
    const views = someViews(choices);
    const thinking = computerLevels.map((level) => {
      for (const view of views) chooseFor(view, level, dice);
      const tookUs = views.map((view) => {
        const start = performance.now();
        chooseFor(view, level, dice);
        return (performance.now() - start) * 1000;
      });
      return [`${level} ${levelNames[level]}`, median(tookUs), quantile(tookUs, 0.95)];
    });
    return Promise.resolve([
      {
        title: "Duels worked out",
        note: `Whole duels of random legal choices on one core, the median of ${rounds} rounds of ${duels}.`,
        head: ["what", "measured", "unit"],
        rows: [
          [
            "duels",
            { value: median(found.map(({ perSecond }) => perSecond)), atLeast: 20_000 },
            "1/s",
          ],
          ["a turn", median(found.map(({ nsPerTurn }) => nsPerTurn)), "ns"],
        ],
      },
      {
        title: "The computer's choices",
        note: `Each level in the same ${choices} moments of duels, in microseconds.`,
        head: ["level", "median", "95 %"],
        rows: thinking,
      },
    ]);
  },
};
