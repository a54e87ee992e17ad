/** A match is decided: one is out and has a place, the other one goes on, or has won the cup. */
import { nextSpot, placeOfLoser, type Spot } from "#game/cup/cup.ts";
import { otherSide, type Side } from "#game/lib/sides.ts";
import type { Tx } from "#server/lib/db.ts";
import type { WithoutDb } from "#server/lib/deps.ts";
import { notifyMany } from "#server/notifications/service.ts";
import * as matches from "./match-queries.ts";
import * as queries from "./queries.ts";

/** A cup that has begun. */
export type RunningCup = queries.CupRow & { rounds: number };

export type Around = Pick<WithoutDb, "jobs" | "settings"> & { nowMs: number };

export type DecidedMatch = Spot & {
  playerA: string;
  /** Null: there was no opponent. */
  playerB: string | null;
  winner: Side;
  decidedBy: matches.DecidedBy;
};

/** The caller has locked the cup. */
export async function decide(
  tx: Tx,
  around: Around,
  { cup, decision }: { cup: RunningCup; decision: DecidedMatch },
): Promise<void> {
  const { round, playerA, playerB, winner: side } = decision;
  const players = [playerA, playerB] as const;
  const winner = players[side] ?? playerA;
  const loser = players[otherSide(side)];
  await matches.saveWinner(tx, cup.id, { ...decision, winner });
  if (loser !== null) await queries.savePlace(tx, cup.id, loser, placeOfLoser(round, cup.rounds));
  if (round === cup.rounds) return crown(tx, around, { cup, winner, loser });
  await matches.seatWinner(tx, cup.id, { ...nextSpot(decision), playerId: winner });
  await beginSoon(tx, around, cup.id);
}

/** After a pause, in which both can find their way to the table. */
export const beginSoon = (tx: Tx, { settings, nowMs }: Around, cupId: string) =>
  matches.saveBeginning(tx, cupId, new Date(nowMs + settings.cupPauseSeconds * 1000));

type Finalists = { cup: RunningCup; winner: string; loser: string | null };

async function crown(
  tx: Tx,
  { jobs, nowMs }: Around,
  { cup, winner, loser }: Finalists,
): Promise<void> {
  await queries.savePlace(tx, cup.id, winner, 1);
  await queries.endCup(tx, cup.id, "over", new Date(nowMs));
  const { players } = await queries.countPlayers(tx, cup.id, winner);
  const about = { params: { players }, link: "/cup", cause: `cup:${cup.id}` };
  await notifyMany(tx, jobs, [
    { ...about, code: "cup_won", playerId: winner },
    ...(loser === null ? [] : [{ ...about, code: "cup_final", playerId: loser } as const]),
  ]);
}
