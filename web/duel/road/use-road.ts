import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { currentUser } from "#contract/account.ts";
import { getRoad, winOnRoad, type RoadWin } from "#contract/road.ts";
import type { RivalId } from "#game/road/rival-ids.ts";
import { call, CallError } from "#web/lib/call.ts";
import { invalidate, useAnswer } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { toast } from "#web/ui/toast.tsx";
import { duelCounted, duelNotCounted } from "#web/words/battle.ts";
import {
  addWaitingDuel,
  rememberWins,
  removeWaitingDuel,
  useStoredRoad,
  waitingDuels,
  type WaitingDuel,
} from "./road-store.ts";

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

  useEffect(() => {
    if (data) rememberWins(playerId, data.wins);
  }, [playerId, data]);
  // An answer says that the server is there. All reads are repeated when the connection is back.
  useEffect(() => {
    if (dataUpdatedAt > 0) void sendWaiting(client, playerId);
  }, [client, playerId, dataUpdatedAt]);

  return {
    isLoading: isLoading && wins.length === 0,
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

let sending: Promise<void> = Promise.resolve();

/** In the order in which they were won, each as often as it takes until the server has answered. */
function sendWaiting(client: QueryClient, playerId: string): Promise<void> {
  sending = sending.then(async () => {
    for (const won of waitingDuels(playerId)) {
      if (!(await send(won))) return;
      await invalidate(client, getRoad, currentUser);
      removeWaitingDuel(playerId, won);
    }
  });
  return sending;
}

/** False: the server has not answered, and it stays. */
async function send({ duel }: WaitingDuel): Promise<boolean> {
  try {
    const { coins, message } = await call(winOnRoad, duel);
    if (coins > 0) toast(duelCounted(message));
    return true;
  } catch (error) {
    if (!(error instanceof CallError && error.isRefusal)) return false;
    if (error.code === "signed_out") return false;
    toast(duelNotCounted(error));
    return true;
  }
}
