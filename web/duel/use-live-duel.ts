import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { currentUser } from "#contract/account.ts";
import { listBattles } from "#contract/battle.ts";
import { chooseInDuel, currentDuel, sendEmote, type DuelOnWire } from "#contract/duel.ts";
import { listMissions } from "#contract/missions.ts";
import type { Choice } from "#game/duel/duel.ts";
import type { Emote } from "#game/duel/emotes.ts";
import { CallError } from "#web/lib/call.ts";
import { liveSocket } from "#web/lib/live-socket.ts";
import { invalidate, useChange } from "#web/lib/query.ts";
import { useAfter } from "#web/lib/use-after.ts";
import { collectionReads } from "#web/collection/api.ts";
import { afterStage } from "#web/ui/stage.ts";
import { toast } from "#web/ui/toast.tsx";
import { choiceFailed, emoteFailed } from "#web/words/battle.ts";
import { chooseBySocket, useFollowedDuel } from "./followed-duel.ts";
import type { ShownEmote } from "./board/emote-bar.tsx";

const SEND_AGAIN_MS = 2_000;

type Chosen = { step: number; choice: Choice };

/** A duel between two players, which the server runs. */
export function useLiveDuel(id: string) {
  const client = useQueryClient();
  const followed = useFollowedDuel(id);
  const { duel, accept } = followed;
  const [ownChoice, setOwnChoice] = useState<Chosen | null>(null);
  const [unsent, setUnsent] = useState<Chosen | null>(null);
  const [ownEmote, setOwnEmote] = useState<ShownEmote>(null);
  const choosing = useChange(chooseInDuel, {
    onDone: accept,
    onRefused: (error, { step, choice }) => {
      if (isUnreached(error)) return setUnsent({ step, choice });
      setOwnChoice(null);
      followed.retry();
      toast(choiceFailed(error));
    },
  });
  const sendAgain = () => {
    setUnsent(null);
    const isWanted = unsent?.choice === "surrender" || duel?.chosen === null;
    if (unsent && isWanted && unsent.step === duel?.step) choosing.mutate({ id, ...unsent });
  };
  // A choice is repeated until it arrives. One that arrives twice counts once.
  useAfter(unsent && SEND_AGAIN_MS, sendAgain, unsent);
  const isStillOpen = ownChoice !== null && ownChoice.step === duel?.step;
  const sendToNewSocket = useEffectEvent(() => {
    if (isStillOpen && duel?.chosen === null) chooseBySocket(id, ownChoice);
  });
  // What was sent into a connection that had died is never answered.
  useEffect(() => liveSocket.onOpenChange(() => liveSocket.isOpen() && sendToNewSocket()), []);
  const saying = useChange(sendEmote, { refusedToast: emoteFailed });

  const progress = progressOf(duel);
  useEffect(() => {
    if (progress === null) return;
    const reads = [...collectionReads, currentUser, listMissions, listBattles, currentDuel];
    // The last turn is still being shown.
    afterStage(() => void invalidate(client, ...reads));
  }, [client, progress]);

  return {
    ...followed,
    /** Whether the choice has not reached the server yet. */
    isUnsent: isStillOpen && duel?.chosen === null,
    chosen: duel?.chosen ?? (isStillOpen ? ownChoice.choice : null),
    said: { own: ownEmote, other: followed.emote },
    choose(choice: Choice) {
      if (!duel) return;
      const chosen = { step: duel.step, choice };
      setOwnChoice(chosen);
      // The socket is quicker; a call follows when it does not confirm.
      if (chooseBySocket(id, chosen)) setUnsent(chosen);
      else choosing.mutate({ id, ...chosen });
    },
    say(emote: Emote) {
      setOwnEmote((before) => ({ emote, count: (before?.count ?? 0) + 1 }));
      saying.mutate({ id, emote });
    },
  };
}

/** The call failed without a refusal: no connection, or the server was restarting. */
const isUnreached = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status >= 500;

/** A duel ends, and a little later its rewards are known. */
function progressOf(duel: DuelOnWire | undefined): "over" | "earned" | null {
  if (duel?.view.phase !== "over") return null;
  return duel.earned ? "earned" : "over";
}
