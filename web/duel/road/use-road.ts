import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { getRoad, type RoadWin } from "#contract/road.ts";
import type { RivalId } from "#game/road/rival-ids.ts";
import { useAnswer } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { addWaitingDuel, rememberWins, useStoredRoad, type WaitingDuel } from "./road-store.ts";
import { sendWaiting } from "./send-waiting.ts";

/** A rival that the player has won against; `isWaiting` until the server has seen the first win. */
export type Beaten = { goals: readonly [boolean, boolean]; isWaiting: boolean };

export type Road = {
  /** Nothing is known yet. */
  isLoading: boolean;
  beaten: ReadonlyMap<RivalId, Beaten>;
  /** Stores a won duel, and sends it as soon as the server can be reached. */
  win: (won: WaitingDuel) => void;
};

/** How far the player has come on the Tale Road, with the connection and without. */
export function useRoad(): Road {
  const { user } = useUser();
  const playerId = user?.id ?? "";
  const client = useQueryClient();
  const { data, dataUpdatedAt, isLoading } = useAnswer(getRoad);
  const stored = useStoredRoad(playerId);
  const wins = data?.wins ?? stored.wins;
  const isUnknown = isLoading && wins.length === 0 && stored.duels.length === 0;
  // Without the connection it is read again and again: a duel that has begun must not go away for it.
  const [hasBegun, setBegun] = useState(false);
  if (!isUnknown && !hasBegun) setBegun(true);

  useEffect(() => {
    if (data) rememberWins(playerId, data.wins);
  }, [playerId, data]);
  // An answer says that the server is there. All reads are repeated when the connection is back.
  useEffect(() => {
    if (dataUpdatedAt > 0) void sendWaiting(client, playerId);
  }, [client, playerId, dataUpdatedAt]);

  return {
    isLoading: isUnknown && !hasBegun,
    beaten: together(wins, stored.duels),
    win(won) {
      addWaitingDuel(playerId, won);
      void sendWaiting(client, playerId);
    },
  };
}

function together(wins: readonly RoadWin[], waiting: readonly WaitingDuel[]) {
  const beaten = new Map<RivalId, Beaten>();
  for (const { rival, goals } of wins) beaten.set(rival, { goals, isWaiting: false });
  for (const { duel, goals } of waiting) {
    const before = beaten.get(duel.rival) ?? { goals: [false, false], isWaiting: true };
    const [first, second] = before.goals;
    beaten.set(duel.rival, { ...before, goals: [first || goals[0], second || goals[1]] });
  }
  return beaten;
}
