/**
 * A duel against the computer that happens in the browser alone: the same rules, a seed of its own,
 * nothing to win. The computer sees what a player in its place would see.
 */
import type { DuelOnWire } from "#contract/duel.ts";
import { closestTo, withPower } from "#game/battle/made-to-measure.ts";
import { drawRivalName } from "#game/battle/rival.ts";
import { TEAM_SIZE } from "#game/battle/team.ts";
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { withChoice } from "#game/duel/duel-record.ts";
import { playAgainstComputer } from "#game/duel/computer/answering.ts";
import {
  type Choice,
  type DuelCard,
  type DuelState,
  type DuelTeam,
  type SeenEvent,
} from "#game/duel/duel.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { beginDuel } from "#game/duel/play.ts";
import { eventsFor, viewOf } from "#game/duel/view.ts";
import { powerOf } from "#game/cards/card.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";

export type Practice = {
  seed: number;
  level: ComputerLevel;
  rivalName: string;
  state: DuelState;
  step: number;
  events: readonly SeenEvent[];
  /** The player's own, as they are stored. */
  choices: string;
  /** What the computer rolls its choices with, apart from the duel's own luck. */
  dice: Dice;
};

type PracticeOptions = {
  team: DuelTeam;
  level: ComputerLevel;
  seed: number;
  /**
   * The cards that the rival may borrow: the player's own deck. The whole catalogue would weigh on
   * every page, and without a connection it would have no pictures.
   */
  cards: readonly DuelCard[];
  /** A rival for a first duel: one creature that can fight, and that not for long. */
  isFirst?: boolean | undefined;
};

/** The computer borrows one of this many cards that come closest in power to one's own. */
const LOOKALIKES = 9;
/** Its cards are as strong as one's own, give or take so much; only its head is better or worse. */
const SPREAD = 0.05;

export function beginPractice(options: PracticeOptions): Practice {
  const { team, level, seed, cards, isFirst = false } = options;
  const dice = diceFrom(seed);
  const rivalTeam = borrowTeam(dice, team, eachOnce(cards));
  const duelSeed = dice.int(0, 2 ** 31);
  const state = beginDuel({ version: RULES_VERSION, seed: duelSeed, teams: [team, rivalTeam] });
  return {
    seed,
    level,
    rivalName: drawRivalName(dice.fork("name")),
    state: isFirst ? withLoneRival(state) : state,
    step: 0,
    events: [],
    choices: "",
    dice: dice.fork("computer"),
  };
}

/** How much of its health a lone rival has, in percent: enough to see everything once. */
const LONE_RIVAL_PERCENT = 90;

/** The two behind it cannot fight. */
function withLoneRival(state: DuelState): DuelState {
  const [own, rival] = state.sides;
  const [first, second, third] = rival.fighters;
  const lone = { ...first, health: Math.ceil((first.health * LONE_RIVAL_PERCENT) / 100) };
  const gone = { health: 0 };
  const fighters = [lone, { ...second, ...gone }, { ...third, ...gone }] as const;
  return { ...state, sides: [own, { ...rival, fighters }] };
}

/** For each own card one that is about as strong. */
function borrowTeam(dice: Dice, team: DuelTeam, cards: readonly DuelCard[]): DuelTeam {
  const percent = 1 + dice.between(-SPREAD, SPREAD);
  const taken = new Set<DuelCard>();
  const borrow = (own: DuelCard): DuelCard => {
    const free = cards.filter((card) => !taken.has(card));
    const card = dice.pick(closestTo(powerOf(own), free).slice(0, LOOKALIKES));
    taken.add(card);
    return withPower(card, powerOf(own) * percent);
  };
  const [first, second, third] = team;
  return [borrow(first), borrow(second), borrow(third)];
}

/** Three copies of one card make no interesting rival, unless there is nothing else. */
function eachOnce(cards: readonly DuelCard[]): readonly DuelCard[] {
  const once = [...new Map(cards.map((card) => [card.cardId, card])).values()];
  return once.length >= TEAM_SIZE ? once : cards.map((card) => ({ ...card }));
}

/** One step; `choice` is null when only the computer has to choose. */
export function playPractice(practice: Practice, choice: Choice | null): Practice {
  const { state, events } = playAgainstComputer(practice, choice);
  return {
    ...practice,
    state,
    step: practice.step + 1,
    events: eventsFor(events, 0),
    choices: withChoice(practice.choices, choice),
  };
}

/** The duel as the board shows it to the player. */
export function viewForPlayer(
  { state, step, events, rivalName }: Practice,
  ownName: string,
): DuelOnWire {
  const view = viewOf(state, 0);
  return {
    id: "practice",
    kind: "practice",
    version: step,
    step,
    ownName,
    otherName: rivalName,
    otherKind: "computer",
    rated: false,
    view: {
      ...view,
      own: { ...view.own, fighters: [...view.own.fighters] },
      other: { ...view.other, fighters: [...view.other.fighters] },
    },
    events: [...events],
    chosen: null,
    otherHasChosen: false,
    clock: { nowMs: 0, stepBeganMs: 0, ownReserveMs: 0, otherReserveMs: 0 },
    commitment: "",
    secret: null,
    earned: null,
  };
}
