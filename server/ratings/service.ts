/** What players are rated in the Fair Arena. Only duels between two people count. */
import { must } from "#game/lib/must.ts";
import type { ArenaOnWire } from "#contract/arena.ts";
import {
  deviationAfter,
  newRating,
  periodsBetween,
  ratingAfter,
  sureUntilMs,
  type Rating,
  type Score,
} from "#game/arena/glicko2.ts";
import { leagueOf, type League } from "#game/arena/leagues.ts";
import type { PairHistory } from "#game/arena/matching.ts";
import { DAY_MS, dayNumber } from "#game/lib/day.ts";
import { whoMay, type GateDeps } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import * as queries from "./queries.ts";

const LEADERBOARD_PLACES = 100;

/** The day so far, and what happened shortly before it. */
const REMEMBERED_MS = 5 * 60_000;

export type RatingChange = { before: number; after: number };

export type DuelToRate = {
  duelId: string;
  /** Side 0 and side 1. */
  players: readonly [string, string];
  /** Null for a draw. */
  winner: 0 | 1 | null;
  nowMs: number;
};

const scores: Record<"0" | "1" | "null", readonly [Score, Score]> = {
  "0": [1, 0],
  "1": [0, 1],
  null: [0.5, 0.5],
};

type Settled = { row: queries.RatingRow; periods: number; now: Rating };

function settledAt(row: queries.RatingRow, nowMs: number): Settled {
  const periods = row.ratedAt === null ? 0 : periodsBetween(row.ratedAt.getTime(), nowMs);
  return { row, periods, now: { ...row, deviation: deviationAfter(row, periods) } };
}

function after(own: Settled, opponent: Settled, score: Score): Rating {
  return ratingAfter(own.row, [{ opponent: opponent.now, score }], own.periods);
}

/** Changes both ratings, in the transaction that ends the duel; null when it was rated before. */
export async function rateDuel(
  tx: Tx,
  { duelId, players, winner, nowMs }: DuelToRate,
): Promise<readonly [RatingChange, RatingChange] | null> {
  const rows = await queries.lockRatings(tx, players);
  const [a, b] = players.map((id) => {
    const row = rows.find(({ playerId }) => playerId === id);
    return settledAt(must(row, `rating of player ${id}`), nowMs);
  }) as [Settled, Settled];
  const [scoreA, scoreB] = scores[`${winner}`];
  const [afterA, afterB] = [after(a, b, scoreA), after(b, a, scoreB)];
  const isFirstTime = await queries.insertRatedDuel(tx, {
    duelId,
    playerA: players[0],
    playerB: players[1],
    score: scoreA,
    beforeA: a.row.rating,
    afterA: afterA.rating,
    beforeB: b.row.rating,
    afterB: afterB.rating,
    ratedAt: new Date(nowMs),
  });
  if (!isFirstTime) return null;
  await save(tx, { playerId: players[0], rating: afterA, score: scoreA, nowMs });
  await save(tx, { playerId: players[1], rating: afterB, score: scoreB, nowMs });
  return [ratingChange(a.row, afterA), ratingChange(b.row, afterB)];
}

const ratingChange = (before: Rating, { rating }: Rating): RatingChange => ({
  before: Math.round(before.rating),
  after: Math.round(rating),
});

type Rated = { playerId: string; rating: Rating; score: Score; nowMs: number };

function save(tx: Tx, { playerId, rating, score, nowMs }: Rated) {
  const sureUntil = sureUntilMs(rating, nowMs);
  return queries.saveRating(tx, {
    ...rating,
    playerId,
    won: score === 1 ? 1 : 0,
    lost: score === 0 ? 1 : 0,
    drawn: score === 0.5 ? 1 : 0,
    ratedAt: new Date(nowMs),
    sureUntil: sureUntil === null ? null : new Date(sureUntil),
  });
}

export const findRatingOf = async (tx: Tx, playerId: string): Promise<number> =>
  (await queries.findRating(tx, playerId))?.rating ?? newRating.rating;

/** Where a player stands now. A rating that was sure becomes provisional when it rests too long. */
export async function standingOf(
  asking: GateDeps,
  playerId: string,
): Promise<ArenaOnWire["standing"]> {
  const { db } = asking;
  const nowMs = asking.now();
  const [row, rank] = await Promise.all([
    queries.findRating(db, playerId),
    rankingFor(asking).then((ranking) => queries.findRank(db, ranking, playerId)),
  ]);
  const { rating, deviation } = row ? settledAt(row, nowMs).now : newRating;
  return {
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    league: leagueOf(rating),
    provisional: !row?.sureUntil || row.sureUntil.getTime() <= nowMs,
    won: row?.won ?? 0,
    lost: row?.lost ?? 0,
    drawn: row?.drawn ?? 0,
    rank,
  };
}

/** Null while the player has fought too few duels for the leaderboard. */
export async function findLeague(tx: Tx, playerId: string, nowMs: number): Promise<League | null> {
  const row = await queries.findRating(tx, playerId);
  const isSure = row?.sureUntil && row.sureUntil.getTime() > nowMs;
  return isSure ? leagueOf(settledAt(row, nowMs).now.rating) : null;
}

/** A player who may not meet strangers is not shown to them either. */
async function rankingFor(asking: GateDeps): Promise<queries.Ranking> {
  const now = new Date(asking.now());
  const ids = (await queries.listSupervised(asking.db, now)).map(({ playerId }) => playerId);
  const able = await whoMay(asking, "strangers", ids);
  return { now, unranked: ids.filter((id) => !able.has(id)) };
}

export async function leaderboard(asking: GateDeps, playerId: string) {
  const rows = await queries.listBest(asking.db, await rankingFor(asking), LEADERBOARD_PLACES);
  return rows.map((row, i) => ({
    rank: i + 1,
    name: row.name,
    rating: Math.round(row.rating),
    league: leagueOf(row.rating),
    won: row.won,
    lost: row.lost,
    isYou: row.playerId === playerId,
  }));
}

/** Which of these players have met in rated duels, today or just now. */
export async function whoMet(
  tx: Tx,
  playerIds: readonly string[],
  nowMs: number,
): Promise<PairHistory[]> {
  const dayBeganMs = dayNumber(nowMs) * DAY_MS;
  const rows = await queries.listMet(tx, playerIds, {
    dayBegan: new Date(dayBeganMs),
    since: new Date(Math.min(dayBeganMs, nowMs - REMEMBERED_MS)),
  });
  return rows.map(({ a, b, today, last }) => ({ players: [a, b], today, lastMs: last.getTime() }));
}
