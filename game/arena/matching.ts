/**
 * Who meets whom in the Fair Arena. At first only players within 100 points of each other, and every
 * 5 seconds of waiting allow 50 more: both must have waited long enough. Two players meet at most
 * three times a day, and not twice in a row while others wait. A player without an opponent after a quarter of
 * a minute plays the computer, which does not count.
 */
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
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

export type QueuedPlayer = { playerId: string; rating: number; sinceMs: number };

/** How often two players have met today, and when the last time began or ended. */
export type PairHistory = { players: readonly [string, string]; today: number; lastMs: number };

export type Queue = {
  waiting: readonly QueuedPlayer[];
  met: readonly PairHistory[];
  nowMs: number;
};

export type Matches = {
  pairs: [QueuedPlayer, QueuedPlayer][];
  /** Players who get the computer as their opponent now. */
  alone: QueuedPlayer[];
};

const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The player who waits longest is matched first, with the allowed opponent of the closest rating. */
export function findMatches({ waiting, met, nowMs }: Queue): Matches {
  const byPair = new Map(met.map((each) => [pairKey(...each.players), each]));
  const othersWait = waiting.length > 2;
  const mayMeet = (a: QueuedPlayer, b: QueuedPlayer): boolean => {
    const before = byPair.get(pairKey(a.playerId, b.playerId));
    if (!before) return true;
    const justMet = othersWait && nowMs - before.lastMs < AGAIN_AFTER_MS;
    return before.today < DUELS_PER_PAIR_AND_DAY && !justMet;
  };
  const byRating = waiting.toSorted((a, b) => a.rating - b.rating);
  const placed = new Set<QueuedPlayer>();
  const opponentFor = (first: QueuedPlayer): QueuedPlayer | null => {
    for (const other of nearestFirst(byRating, first)) {
      if (!reaches(first, other, nowMs)) return null;
      const isFree = !placed.has(other) && reaches(other, first, nowMs);
      if (isFree && mayMeet(first, other)) return other;
    }
    return null;
  };
  const pairs: [QueuedPlayer, QueuedPlayer][] = [];
  for (const first of waiting.toSorted((a, b) => a.sinceMs - b.sinceMs)) {
    const found = placed.has(first) ? null : opponentFor(first);
    if (!found) continue;
    pairs.push([first, found]);
    placed.add(first).add(found);
  }
  const alone = waiting.filter(
    (one) => !placed.has(one) && nowMs - one.sinceMs >= COMPUTER_AFTER_MS,
  );
  return { pairs, alone };
}

const distance = (a: QueuedPlayer, b: QueuedPlayer): number => Math.abs(a.rating - b.rating);

/** Whether the window of this player lets the other one in. */
const reaches = (one: QueuedPlayer, other: QueuedPlayer, nowMs: number): boolean =>
  distance(one, other) <= windowAfter(nowMs - one.sinceMs);

/** All others, the closest rating first. */
function* nearestFirst(
  byRating: readonly QueuedPlayer[],
  one: QueuedPlayer,
): Generator<QueuedPlayer> {
  let down = byRating.indexOf(one) - 1;
  let up = down + 2;
  for (;;) {
    const [below, above] = [byRating[down], byRating[up]];
    if (below && (!above || distance(one, below) <= distance(one, above))) {
      yield below;
      down--;
    } else if (above) {
      yield above;
      up++;
    } else return;
  }
}

/** The computer plays as well as the league of the one it plays with. */
export const computerLevelFor = (rating: number): ComputerLevel =>
  Math.min(5, leagues.indexOf(leagueOf(rating)) + 1) as ComputerLevel;
