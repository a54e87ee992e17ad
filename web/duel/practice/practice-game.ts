/**
 * A duel against the computer that happens in the browser alone: the same rules, a seed of its own,
 * nothing to win. The computer sees what a player in its place would see.
 */
import type { DuelOnWire } from "#contract/duel.ts";
import { makeRival } from "#game/battle/rival.ts";
import { TEAM_SIZE } from "#game/battle/team.ts";
import { creatures } from "#game/cards/creatures.ts";
import { chooseFor, type ComputerLevel } from "#game/duel/computer/computer.ts";
import {
  RULES_VERSION,
  type Choice,
  type DuelCard,
  type DuelState,
  type DuelTeam,
  type SeenEvent,
} from "#game/duel/duel.ts";
import { beginDuel, mustChoose, next } from "#game/duel/play.ts";
import { eventsFor, viewOf } from "#game/duel/view.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";

export type Practice = {
  seed: number;
  level: ComputerLevel;
  rivalName: string;
  state: DuelState;
  step: number;
  events: readonly SeenEvent[];
  /** What the computer rolls its choices with, apart from the duel's own luck. */
  dice: Dice;
};

type Wish = {
  team: DuelTeam;
  level: ComputerLevel;
  seed: number;
  /** Where only these pictures can be seen, the rival sends creatures that have one. */
  pictures?: ReadonlySet<string> | undefined;
};

/** The rival's cards are as strong as one's own; only its head is better or worse. */
const EQUAL_STRENGTH = 4;
const NOT_NEW = 1_000;

const catalogue = creatures.map(({ slug, ...creature }) => ({
  ...creature,
  cardId: slug,
  imageUrl: `/creatures/${slug}.webp`,
}));

export function beginPractice({ team, level, seed, pictures }: Wish): Practice {
  const dice = diceFrom(seed);
  const { name, team: fighters } = makeRival(dice, {
    own: team,
    creatures: seenIn(pictures),
    difficulty: EQUAL_STRENGTH,
    battlesFought: NOT_NEW,
  });
  const [first, second, third] = fighters.map((fighter) => cardFrom(fighter));
  if (!first || !second || !third) throw new Error("a rival has three creatures");
  const duelSeed = dice.int(0, 2 ** 31);
  return {
    seed,
    level,
    rivalName: name,
    state: beginDuel({
      version: RULES_VERSION,
      seed: duelSeed,
      teams: [team, [first, second, third]],
    }),
    step: 0,
    events: [],
    dice: dice.fork("computer"),
  };
}

function seenIn(pictures: ReadonlySet<string> | undefined) {
  const seen = catalogue.filter(({ imageUrl }) => pictures?.has(imageUrl));
  return seen.length >= TEAM_SIZE ? seen : catalogue;
}

type RivalCard = Omit<DuelCard, "strikeName" | "specialName">;

function cardFrom(fighter: RivalCard): DuelCard {
  const known = catalogue.find(({ cardId }) => cardId === fighter.cardId);
  return {
    ...fighter,
    strikeName: known?.abilities[0] ?? "Strike",
    specialName: known?.specialAbility ?? "Special",
  };
}

/** Whether the computer alone has to choose, after it has lost a creature. */
export const isComputersTurn = ({ state }: Practice): boolean =>
  !mustChoose(state, 0) && mustChoose(state, 1);

/** One step; `choice` is null when only the computer has to choose. */
export function playPractice(practice: Practice, choice: Choice | null): Practice {
  const { state, level, dice, step } = practice;
  const answer =
    choice !== "surrender" && mustChoose(state, 1)
      ? chooseFor(viewOf(state, 1), level, dice)
      : null;
  const played = next(state, [choice, answer]);
  return { ...practice, state: played.state, step: step + 1, events: eventsFor(played.events, 0) };
}

/** As the table shows it. */
export function onTable({ state, step, events, rivalName }: Practice, ownName: string): DuelOnWire {
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
