/**
 * The weekend cup: at a fixed hour of Saturday and Sunday 8 to 64 players fight single knock-out
 * duels. All cards are equally strong, entering costs nothing, and a prize is something to look at.
 */
import { DAY_MS, dayNumber } from "#game/lib/day.ts";
import { diceFrom } from "#game/lib/dice.ts";
import type { Side } from "#game/lib/sides.ts";
import type { GameSettings } from "#game/settings/settings.ts";

export type CupRefusal = "cup_not_open" | "cup_full";

const HOUR_MS = 3_600_000;

/** Day 0 was a Thursday. */
const isWeekend = (day: number): boolean => (day + 3) % 7 > 4;

/** When the first cup after this moment begins, in milliseconds since 1970. */
export function nextStartMs(nowMs: number, { cupHour }: Pick<GameSettings, "cupHour">): number {
  for (let day = dayNumber(nowMs); ; day++) {
    const startMs = day * DAY_MS + cupHour * HOUR_MS;
    if (isWeekend(day) && startMs > nowMs) return startMs;
  }
}

export const opensMs = (
  startsAtMs: number,
  { cupOpensHours }: Pick<GameSettings, "cupOpensHours">,
): number => startsAtMs - cupOpensHours * HOUR_MS;

type Entering = { isOpen: boolean; isIn: boolean; players: number };

/** Why a player cannot enter now, or bring another team; null when they can. */
export function refuseToEnter(
  { isOpen, isIn, players }: Entering,
  { cupPlayersAtMost }: Pick<GameSettings, "cupPlayersAtMost">,
): CupRefusal | null {
  if (!isOpen) return "cup_not_open";
  return !isIn && players >= cupPlayersAtMost ? "cup_full" : null;
}

/** How many rounds decide between so many players. */
export const roundsFor = (players: number): number => Math.ceil(Math.log2(players));

/** Null: the player of the other side has no opponent in the first round. */
export type FirstMatch = readonly [string, string | null];

/**
 * Who meets whom in the first round. Everything is drawn by the cup's seed: the order of the players,
 * and who goes through without a duel because the number is no power of two.
 */
export function drawFirstRound(players: readonly string[], seed: number): FirstMatch[] {
  const dice = diceFrom(seed);
  const matches = 2 ** (roundsFor(players.length) - 1);
  const drawn = dice.shuffle(players);
  const firsts = drawn.slice(0, matches);
  const seconds = drawn.slice(matches);
  return dice.shuffle(firsts.map((first, i): FirstMatch => [first, seconds[i] ?? null]));
}

/** Rounds count from 1, spots of a round from 0. */
export type Spot = { round: number; spot: number };

/** Where the winner goes on. */
export const nextSpot = ({ round, spot }: Spot): Spot & { side: Side } => ({
  round: round + 1,
  spot: Math.floor(spot / 2),
  side: spot % 2 === 0 ? 0 : 1,
});

/** The best place that a player has who is out in this round: all who are share it. */
export const placeOfLoser = (round: number, rounds: number): number => 2 ** (rounds - round) + 1;

/** The last place of those who share it: 4 for 3, 8 for 5. */
export const lastOfPlace = (place: number): number => (place <= 2 ? place : 2 * (place - 1));

/**
 * A duel in which nothing separates the two, and a match to which neither comes: the cup's own dice
 * decide, and would always decide so.
 */
export const sideByDice = (seed: number, { round, spot }: Spot): Side =>
  diceFrom(seed).fork(`match ${round}-${spot}`).chance(0.5) ? 0 : 1;

export type Pairing = {
  /** Which of the two cannot play this match at all: left, or closed to them. */
  out: readonly [boolean, boolean];
  /** Which of the two sits in another duel. */
  busy: readonly [boolean, boolean];
  /** Since when both could have begun, in milliseconds. */
  waitedMs: number;
};

/** What becomes of a match whose time has come: its duel begins, one goes on without, or it waits. */
export type Beginning = { kind: "duel" } | { kind: "wait" } | { kind: "forfeit"; absent: Absent };

type Absent = readonly [boolean, boolean];

export function beginningOf(
  { out, busy, waitedMs }: Pairing,
  { cupWaitSeconds }: Pick<GameSettings, "cupWaitSeconds">,
): Beginning {
  if (out[0] || out[1]) return { kind: "forfeit", absent: out };
  if (!busy[0] && !busy[1]) return { kind: "duel" };
  return waitedMs < cupWaitSeconds * 1000 ? { kind: "wait" } : { kind: "forfeit", absent: busy };
}
