/** The Fair Arena: who waits for an opponent, with which sealed team, and where they stand. */
import type { ArenaOnWire } from "#contract/arena.ts";
import type { DuelTeam } from "#game/duel/duel.ts";
import { arenaCard } from "#game/duel/enter.ts";
import { teamToStored } from "#game/duel/duel-record.ts";
import { windowAfter } from "#game/arena/matching.ts";
import { fieldTeam } from "#server/battle/service.ts";
import { currentDuelId, refuseIfInDuel } from "#server/duel/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { endedAtOnce, type LockToEnd } from "#server/lib/ending.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { findRatingOf, leaderboard, standingOf } from "#server/ratings/service.ts";
import { beginWithComputer } from "./match.ts";
import * as queries from "./queries.ts";

export async function getArena(deps: Deps, playerId: string): Promise<ArenaOnWire> {
  const { db } = deps;
  const nowMs = deps.now();
  // The queue first: who is found in between has left it and is in a duel already.
  const waitingSince = await queries.findOwn(db, playerId, new Date(nowMs));
  const [standing, duelId, playersWaiting] = await Promise.all([
    standingOf(deps, playerId),
    currentDuelId(deps, playerId),
    waitingSince === null ? 0 : queries.countWaiting(db),
  ]);
  const waitingSinceMs = waitingSince?.getTime();
  return {
    standing,
    queue:
      waitingSinceMs === undefined || duelId !== null
        ? null
        : {
            waitingSinceMs,
            nowMs,
            window: windowAfter(nowMs - waitingSinceMs),
            playersWaiting,
          },
    duelId,
  };
}

/** The cards may be moved and changed from now on: what fights is what was sealed. */
export async function enterQueue(
  deps: Deps,
  playerId: string,
  { playerCards }: { playerCards: readonly string[] },
) {
  await deps.db.transaction(async (tx) => {
    await refuseIfInDuel(tx, playerId);
    const cards = await fieldTeam(tx, playerId, playerCards);
    await queries.enter(tx, {
      playerId,
      rating: await findRatingOf(tx, playerId),
      brought: cards.map(({ id }) => id),
      team: teamToStored(cards.map(arenaCard) as unknown as DuelTeam),
      now: new Date(deps.now()),
    });
    nudgePlayer(tx, playerId, "arena");
  });
  return getArena(deps, playerId);
}

export async function leaveQueue(deps: Deps, playerId: string) {
  await deps.db.transaction(async (tx) => {
    await queries.leave(tx, [playerId]);
    nudgePlayer(tx, playerId, "arena");
  });
  return getArena(deps, playerId);
}

export async function playComputer(deps: Deps, playerId: string) {
  await beginWithComputer(deps, playerId);
  return getArena(deps, playerId);
}

/** The player gets no opponent any more; a duel that has begun goes on. */
export const lockPlaceOf: LockToEnd = async (tx, playerId) => {
  await queries.leave(tx, [playerId]);
  nudgePlayer(tx, playerId, "arena");
  return endedAtOnce;
};

export const getLeaderboard = (deps: Deps, playerId: string) => leaderboard(deps, playerId);
