/** Quick battles by the thousand: how often which cards of a deck win against which level. */
import {
  computerLevels,
  levelNames,
  winPercent,
  type ComputerLevel,
} from "#game/battle/computer-levels.ts";
import { teamPower, type Fighter, type Team } from "#game/battle/power.ts";
import { resolvePowerBattle } from "#game/battle/resolve.ts";
import {
  answerTo,
  drawPlan,
  outwits,
  tactics as allTactics,
  type RivalPlan,
  type Tactic,
  type Hint,
} from "#game/battle/tactics.ts";
import { drawRival, rivalPower, rivalTeam } from "#game/battle/rival.ts";
import { powerOf } from "#game/cards/card.ts";
import { elements, type Element } from "#game/cards/elements.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { catalogue, deckAfter, newcomersDeck } from "./decks.ts";
import { percent, within, type Finding } from "./findings.ts";

/** How many decks of each kind, and how many rivals each deck meets on every level. */
export type QuickPlan = { decks: number; rivals: number; seed: number };

const DAYS = 40;

const kindsOfDeck: Record<string, (dice: Dice) => Fighter[]> = {
  "a newcomer": newcomersDeck,
  [`day ${DAYS}`]: (dice) => deckAfter(DAYS, dice),
};

/** A rate may be off by so much. */
const TOLERANCE = 5;

const FAIR: ComputerLevel = 3;

type Pick = (deck: readonly Fighter[], elements: readonly Element[]) => Team;

const ranked = (deck: readonly Fighter[]) => deck.toSorted((a, b) => powerOf(b) - powerOf(a));

const picks = {
  strongest: (deck) => ranked(deck).slice(0, 3),
  next: (deck) => ranked(deck).slice(3, 6),
  weakest: (deck) => ranked(deck).slice(-3),
  counter: counterPick,
} satisfies Record<string, Pick>;

/** In percent points: by how much every bound is wider, where fewer battles tell less. */
export function quickFindings(plan: QuickPlan, slack = 0): Finding[] {
  return Object.entries(kindsOfDeck).flatMap(([kind, makeDeck]) => {
    const dice = diceFrom(plan.seed);
    const decks = Array.from({ length: plan.decks }, () => makeDeck(dice));
    return computerLevels.flatMap((level) => {
      const what = `${kind}, ${levelNames[level]}`;
      const meetings = meetingsOf(decks, level, { ...plan, dice });
      const strongest = wins(meetings, picks.strongest);
      const aim = winPercent[level];
      const rate = within(`${what}: strongest win, %`, strongest, [
        aim - TOLERANCE - slack,
        aim + TOLERANCE + slack,
      ]);
      return level === FAIR ? [rate, ...otherPicks(what, meetings, { strongest, slack })] : [rate];
    });
  });
}

function otherPicks(
  what: string,
  meetings: readonly Meeting[],
  { strongest, slack }: { strongest: number; slack: number },
): Finding[] {
  return [
    within(`${what}: a counter pick wins more, points`, wins(meetings, picks.counter) - strongest, [
      20 - slack,
      100,
    ]),
    within(
      `${what}: the right tactics win more, points`,
      wins(meetings, picks.strongest, rightTactics) - strongest,
      [15 - slack, 100],
    ),
    within(
      `${what}: tactics without a look win as much, points`,
      wins(meetings, picks.strongest, () => allTactics) - strongest,
      [-10 - slack, 5 + slack],
    ),
    within(
      `${what}: the next three win less, points`,
      strongest - wins(meetings, picks.next),
      [10, 100],
    ),
    within(
      `${what}: the weakest win less, points`,
      strongest - wins(meetings, picks.weakest),
      [30, 100],
    ),
  ];
}

/** A deck, and a rival with its cards. */
type Meeting = { deck: readonly Fighter[]; rival: Team; seed: number; plan: RivalPlan };

const meetingsOf = (
  decks: readonly Fighter[][],
  level: ComputerLevel,
  { rivals, dice }: { rivals: number; dice: Dice },
): Meeting[] =>
  decks.flatMap((deck) =>
    Array.from({ length: rivals }, () => {
      const waiting = drawRival(dice, deck);
      const rival = rivalTeam(waiting, rivalPower(deck, level, waiting), catalogue);
      const plan = drawPlan(dice, level);
      return { deck, rival, seed: dice.int(0, 2 ** 31), plan };
    }),
  );

type Choosing = (hints: readonly Hint[]) => readonly Tactic[];

/** What can be known from what a rival lets on: what answers it, or is answered by nothing left. */
const rightTactics: Choosing = (hints) =>
  hints.map((hint) => {
    if (hint.kind === "will") return answerTo(hint.tactic);
    const left = hint.kind === "not" ? allTactics.filter((each) => each !== hint.tactic) : [];
    const safe = left.find((each) => left.some((other) => outwits(each, other)));
    return safe ?? "guard";
  });

const numbers = {
  outwitPercent: standardSettings.outwitPercent,
  outwitPercentOnWeak: standardSettings.outwitPercentOnWeak,
};

/** In percent; without tactics unless it is said how they are chosen. */
function wins(meetings: readonly Meeting[], pick: Pick, choose?: Choosing): number {
  const won = meetings.filter(({ deck, rival, seed, plan: { tactics, hints } }) => {
    const kinds = rival.map(({ element }) => element);
    const plan = choose && { tactics: [choose(hints), tactics] as const, numbers };
    return resolvePowerBattle({ seed, teams: [pick(deck, kinds), rival], plan }).winner === 0;
  });
  return percent(won.length, meetings.length);
}

/** Over all rivals with so many lucks each. */
const LUCKS = 41;

/**
 * The three elements with which cards of equal strength win most often at Fair, when they are all
 * that a player has: against every rival that may come, and with it every luck.
 */
export function trioFinding(share = 1): Finding {
  const trios = threeOf(elements).filter((_, i) => i % Math.round(1 / share) === 0);
  const rates = trios.map((trio) => ({ trio, rate: rateOf(trio) }));
  const best = rates.reduce((most, each) => (each.rate > most.rate ? each : most));
  const what = `${levelNames[FAIR]}: most with any trio, ${best.trio.join(", ")}, whole %`;
  return within(what, Math.round(best.rate), [0, 65]);
}

function rateOf(trio: readonly Element[]): number {
  const deck = trio.map((element): Fighter => ({ ...catalogue[0]!, ...EVEN, element }));
  const powers = Array.from({ length: LUCKS }, (_, i) =>
    rivalPower(deck, FAIR, { luck: (2 * (i + 0.5)) / LUCKS - 1 }),
  );
  const rivals = threeOf(elements).flatMap((kinds) =>
    powers.map((power) => rivalTeam({ elements: kinds }, power, catalogue)),
  );
  const won = rivals.filter((rival) => teamPower(deck, rival).power > teamPower(rival, deck).power);
  return percent(won.length, rivals.length);
}

const EVEN = { attack: 60, defense: 60 };

/** What a player picks who looks at the elements and counts well. */
function counterPick(deck: readonly Fighter[], kinds: readonly Element[]): Fighter[] {
  // The rival's strength is not shown; who leads by the largest share leads against any strength.
  const rival = kinds.map((element): Fighter => ({ ...catalogue[0]!, element }));
  const alone = (card: Fighter) => teamPower([card], rival).power;
  const danger = (card: Fighter) => teamPower(rival, [card]).power;
  const byDanger = Map.groupBy(deck, danger);
  const worthALook = [...byDanger.values()].flatMap((cards) =>
    cards.toSorted((a, b) => alone(b) - alone(a)).slice(0, 3),
  );
  const lead = (team: Team) => teamPower(team, rival).power / teamPower(rival, team).power;
  return threeOf(worthALook).reduce((best, team) => (lead(team) > lead(best) ? team : best));
}

const threeOf = <T>(list: readonly T[]): T[][] =>
  list.flatMap((a, i) =>
    list.slice(i + 1).flatMap((b, j) => list.slice(i + j + 2).map((c) => [a, b, c])),
  );
