/** Won duels on their way to the server. */
import type { QueryClient } from "@tanstack/react-query";
import { currentUser } from "#contract/account.ts";
import { getRoad, winOnRoad } from "#contract/road.ts";
import { roadRefusals } from "#texts/en/road.ts";
import { call, CallError } from "#web/lib/call.ts";
import { invalidate } from "#web/lib/query.ts";
import { toast } from "#web/ui/toast.tsx";
import { duelCounted, duelNotCounted } from "#web/words/battle.ts";
import { removeWaitingDuel, waitingDuels, type WaitingDuel } from "./road-store.ts";

let sending: Promise<void> = Promise.resolve();

/** In the order in which they were won, each as often as it takes until the server has answered. */
export function sendWaiting(client: QueryClient, playerId: string): Promise<void> {
  sending = sending.then(async () => {
    for (const won of waitingDuels(playerId)) {
      if (!(await send(won, playerId))) return;
      await invalidate(client, getRoad, currentUser);
      removeWaitingDuel(playerId, won);
    }
  });
  return sending;
}

/** What the server has against the duel itself; another refusal, such as maintenance, ends some day. */
const isAgainstDuel = (error: unknown): boolean =>
  error instanceof CallError && (error.code in roadRefusals || error.code === "bad_input");

/** Another player may have signed in meanwhile: then the server has judged it as that player's. */
const isStillHere = (playerId: string): Promise<boolean> =>
  call(currentUser, {}).then(
    ({ id }) => id === playerId,
    () => false,
  );

/** False: the server has not judged it, and it stays. */
async function send({ duel }: WaitingDuel, playerId: string): Promise<boolean> {
  try {
    const won = await call(winOnRoad, duel);
    if (won.coins > 0) toast(duelCounted(won));
    return true;
  } catch (error) {
    if (!isAgainstDuel(error) || !(await isStillHere(playerId))) return false;
    toast(duelNotCounted(error));
    return true;
  }
}
