/** How a duel begins, for rooms and for the arena. */
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { deadlineOf, RESERVE_MS } from "#game/duel/clock.ts";
import { type DuelTeam } from "#game/duel/duel.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { teamToStored } from "#game/duel/duel-record.ts";
import type { Tx } from "#server/lib/db.ts";
import { newId, newSeed, newToken } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { startRefusals, startTogetherRefusals } from "#texts/en/duel.ts";
import * as queries from "./queries.ts";

export type DuelingPlayer = {
  playerId: string;
  name: string;
  team: DuelTeam;
  /** The player's own copies of the three cards. */
  brought: readonly string[];
};

export type DuelingComputer = {
  playerId: null;
  name: string;
  team: DuelTeam;
  level: ComputerLevel;
};

export type StartedDuel = {
  kind: "room" | "arena" | "cup";
  /** Whether the rating of both players follows from it. */
  rated: boolean;
  sides: readonly [DuelingPlayer, DuelingPlayer | DuelingComputer];
  nowMs: number;
};

/** Refused for a player who is in another duel: then nothing has happened. */
export async function startDuel(
  tx: Tx,
  { kind, rated, sides: [own, other], nowMs }: StartedDuel,
): Promise<{ duelId: string }> {
  const id = newId();
  await queries.insertDuel(tx, {
    id,
    kind,
    rated,
    playerA: own.playerId,
    playerB: other.playerId,
    computerLevel: other.playerId === null ? other.level : null,
    names: [own.name, other.name],
    broughtA: [...own.brought],
    broughtB: other.playerId === null ? [] : [...other.brought],
    rulesVersion: RULES_VERSION,
    seed: newSeed(),
    salt: newToken(),
    teams: [teamToStored(own.team), teamToStored(other.team)],
    stepBeganAt: new Date(nowMs),
    deadlineAt: new Date(deadlineOf({ stepBeganMs: nowMs, reserveMs: RESERVE_MS })),
    reserveAMs: RESERVE_MS,
    reserveBMs: RESERVE_MS,
  });
  const players = [own.playerId, other.playerId].filter((playerId) => playerId !== null);
  // In the order of the ids, as everything that two players take at once.
  for (const playerId of players.toSorted()) {
    if (!(await queries.takeSeat(tx, playerId, id))) throw inADuel();
    nudgePlayer(tx, playerId, "duels");
  }
  return { duelId: id };
}

const inADuel = () => refusedError(startTogetherRefusals, "in_a_duel");

/** Refuses a player who is in a duel already, and names the duel. */
export async function refuseIfInDuel(tx: Tx, playerId: string): Promise<void> {
  const [seat] = await queries.listSeats(tx, [playerId]);
  if (!seat) return;
  throw refusedError(startRefusals, "in_a_duel").with({
    duelId: seat.duelId,
  });
}

/** Those of the players who are in a duel now. */
export async function playersInDuels(tx: Tx, playerIds: readonly string[]): Promise<Set<string>> {
  const seats = await queries.listSeats(tx, playerIds);
  return new Set(seats.map(({ playerId }) => playerId));
}
