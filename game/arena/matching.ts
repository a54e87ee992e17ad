/**
 * Who meets whom in the Fair Arena. At first only players within 100 points of each other, and every
 * 5 seconds of waiting allow 50 more: both must have waited long enough. Two players meet at most
 * three times a day, and not twice in a row while others wait. Whoever has nobody after a quarter of
 * a minute plays the computer, which does not count.
 */
import { leagueOf, leagues } from "./leagues.ts";

const WINDOW_AT_FIRST = 100;
const WINDOW_GROWS_BY = 50;
const WINDOW_GROWS_EVERY_MS = 5_000;

export const COMPUTER_AFTER_MS = 15_000;

const DUELS_PER_PAIR_AND_DAY = 3;
const AGAIN_AFTER_MS = 2 * 60_000;

/** How far from one's own the rating of an opponent may lie. */
export const windowAfter = (waitedMs: number): number =>
  WINDOW_AT_FIRST + WINDOW_GROWS_BY * Math.floor(Math.max(0, waitedMs) / WINDOW_GROWS_EVERY_MS);

export type Waiting = { playerId: string; rating: number; sinceMs: number };

/** How often two players have met today, and when the last time began or ended. */
export type Met = { players: readonly [string, string]; today: number; lastMs: number };

export type Queue = { waiting: readonly Waiting[]; met: readonly Met[]; nowMs: number };

export type Matches = {
  pairs: [Waiting, Waiting][];
  /** Who plays the computer now. */
  alone: Waiting[];
};

const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Whoever waits longest chooses first, and gets the allowed opponent of the closest rating. */
export function findMatches({ waiting, met, nowMs }: Queue): Matches {
  const byPair = new Map(met.map((each) => [pairKey(...each.players), each]));
  const open = new Set(waiting.toSorted((a, b) => a.sinceMs - b.sinceMs));
  const othersWait = waiting.length > 2;
  const mayMeet = (a: Waiting, b: Waiting): boolean => {
    const before = byPair.get(pairKey(a.playerId, b.playerId));
    return (
      reach(a, b, nowMs) &&
      (before?.today ?? 0) < DUELS_PER_PAIR_AND_DAY &&
      !(othersWait && before && nowMs - before.lastMs < AGAIN_AFTER_MS)
    );
  };
  const pairs: [Waiting, Waiting][] = [];
  for (const first of open) {
    const found = closest(
      first,
      [...open].filter((other) => other !== first && mayMeet(first, other)),
    );
    if (!found) continue;
    pairs.push([first, found]);
    open.delete(first);
    open.delete(found);
  }
  return { pairs, alone: [...open].filter((one) => nowMs - one.sinceMs >= COMPUTER_AFTER_MS) };
}

const distance = (a: Waiting, b: Waiting): number => Math.abs(a.rating - b.rating);

const reach = (a: Waiting, b: Waiting, nowMs: number): boolean =>
  [a, b].every(({ sinceMs }) => distance(a, b) <= windowAfter(nowMs - sinceMs));

const closest = (one: Waiting, others: readonly Waiting[]): Waiting | undefined =>
  others.toSorted((a, b) => distance(one, a) - distance(one, b) || a.sinceMs - b.sinceMs)[0];

export type ComputerLevel = 1 | 2 | 3 | 4 | 5;

/** The computer plays as well as the league of the one it plays with. */
export const computerLevelFor = (rating: number): ComputerLevel =>
  Math.min(5, leagues.indexOf(leagueOf(rating)) + 1) as ComputerLevel;
