/** A duel that is played: its row, and the state that follows from it. */
import { createHash } from "node:crypto";
import { must } from "#game/lib/must.ts";
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { deadlineOf } from "#game/duel/clock.ts";
import type { Choice, DuelEvent, DuelStart, DuelState, Side } from "#game/duel/duel.ts";
import { secretOf } from "#game/duel/luck.ts";
import { mustChoose } from "#game/duel/play.ts";
import {
  decodeSteps,
  encodeStep,
  replay,
  teamFromStored,
  type DuelCardFace,
} from "#game/duel/duel-record.ts";
import type { DuelResult, DuelRow, DuelUpdate, Pair, Status } from "./duel-row.ts";

export type Duel = {
  readonly id: string;
  readonly kind: "room" | "arena" | "cup";
  readonly rated: boolean;
  readonly players: readonly [string, string | null];
  /** Of the computer on side 1; null when that is a player. */
  readonly computerLevel: ComputerLevel | null;
  readonly names: Pair<string>;
  /** The players' own copies that fight. */
  readonly brought: Pair<readonly string[]>;
  readonly start: DuelStart;
  /** Of the secret that decides the duel's luck: players know it before, and can check it after. */
  readonly commitment: string;
  readonly createdAt: Date;
  readonly version: number;
  readonly choices: string;
  readonly waiting: Pair<Choice | null>;
  readonly stepBeganMs: number;
  readonly reserves: Pair<number>;
  readonly absences: Pair<number>;
  readonly status: Status;
  readonly result: DuelResult | null;
  readonly state: DuelState;
  /** What happened in the last step. */
  readonly events: readonly DuelEvent[];
};

export const sides = [0, 1] as const;

export const withSide = <T>(pair: Pair<T>, side: Side, value: T): Pair<T> =>
  side === 0 ? [value, pair[1]] : [pair[0], value];

/** The number of the step that is chosen now. */
export const stepOf = ({ choices }: Duel): number => choices.length / 2;

/**
 * The duel after each step that was made since `before`; the last one is `after`. Their versions lie
 * between both, because every step has made at least one.
 */
export function stepsBetween(before: Duel | null, after: Duel): Duel[] {
  if (before === null) return [after];
  const first = stepOf(before) + 1;
  if (first >= stepOf(after)) return [after];
  const missed = replay(after.start, after.choices).frames.slice(first, -1);
  const then = { ...after, status: "running", result: null, waiting: [null, null] } as const;
  const steps = missed.map((frame, i): Duel => {
    const choices = after.choices.slice(0, 2 * (first + i));
    return { ...then, ...frame, choices, version: before.version + i + 1 };
  });
  return [...steps, after];
}

export const sideOf = ({ players }: Duel, playerId: string): Side | null => {
  if (players[0] === playerId) return 0;
  return players[1] === playerId ? 1 : null;
};

export const isOver = ({ state }: Duel): boolean => state.phase === "over";

export const isAwaited = ({ state, waiting }: Duel, side: Side): boolean =>
  mustChoose(state, side) && waiting[side] === null;

export const deadlineFor = ({ stepBeganMs, reserves }: Duel, side: Side): number =>
  deadlineOf({ stepBeganMs, reserveMs: reserves[side] });

/** When the first of those who have not chosen runs out of time. */
const firstDeadline = (duel: Duel): number =>
  Math.min(...sides.filter((side) => isAwaited(duel, side)).map((side) => deadlineFor(duel, side)));

export const commitmentOf = (start: DuelStart): string =>
  createHash("sha256").update(secretOf(start)).digest("hex");

export function duelFrom(row: DuelRow, faces: ReadonlyMap<string, DuelCardFace>): Duel {
  const { rulesVersion: version, seed, salt, teams, choices } = row;
  const start: DuelStart = {
    version,
    seed,
    salt,
    teams: [teamFromStored(teams[0], faces), teamFromStored(teams[1], faces)],
  };
  const { state, frames } = replay(start, choices);
  return {
    id: row.id,
    kind: row.kind,
    rated: row.rated,
    players: [row.playerA, row.playerB],
    computerLevel: row.computerLevel,
    names: row.names,
    brought: [row.broughtA, row.broughtB],
    start,
    commitment: commitmentOf(start),
    createdAt: row.createdAt,
    version: row.version,
    choices,
    waiting: must(decodeSteps(row.waiting)[0], "step that waits"),
    stepBeganMs: row.stepBeganMs,
    reserves: [row.reserveA, row.reserveB],
    absences: [row.absencesA, row.absencesB],
    status: row.status,
    result: row.result,
    state,
    events: must(frames.at(-1), "last frame").events,
  };
}

/** What has to be written so that `before` becomes `after`. */
export const updateOf = (before: Duel, after: Duel): DuelUpdate => ({
  id: after.id,
  versionBefore: before.version,
  version: after.version,
  choices: after.choices,
  waiting: encodeStep(after.waiting),
  stepBeganMs: after.stepBeganMs,
  deadlineMs: isOver(after) ? after.stepBeganMs : firstDeadline(after),
  reserveA: after.reserves[0],
  reserveB: after.reserves[1],
  absencesA: after.absences[0],
  absencesB: after.absences[1],
});
