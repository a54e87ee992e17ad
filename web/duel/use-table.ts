import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { currentUser } from "#contract/account.ts";
import { listBattles } from "#contract/battle.ts";
import { chooseInDuel, currentDuel, sendEmote, type DuelOnWire } from "#contract/duel.ts";
import { listMissions } from "#contract/missions.ts";
import type { Choice } from "#game/duel/duel.ts";
import type { Emote } from "#game/duel/emotes.ts";
import { CallError } from "#web/lib/call.ts";

import { invalidate, useChange } from "#web/lib/query.ts";
import { collectionReads } from "#web/collection/api.ts";
import { toast } from "#web/ui/toast.tsx";
import { choiceFailed, emoteFailed } from "#web/words/battle.ts";
import { chooseBySocket, useFollowedDuel } from "./followed-duel.ts";
import type { Said } from "./table/emote-bar.tsx";

const SEND_AGAIN_MS = 2_000;

type Chosen = { step: number; choice: Choice };

/** A duel against somebody, by way of the server. */
export function useTable(id: string) {
  const client = useQueryClient();
  const followed = useFollowedDuel(id);
  const { duel, accept } = followed;
  const [mine, setMine] = useState<Chosen | null>(null);
  const [unsent, setUnsent] = useState<Chosen | null>(null);
  const [ownSaid, setOwnSaid] = useState<Said>(null);
  const choosing = useChange(chooseInDuel, {
    onDone: accept,
    onRefused: (error, { step, choice }) => {
      if (isUnreached(error)) return setUnsent({ step, choice });
      setMine(null);
      followed.retry();
      toast(choiceFailed(error));
    },
  });
  useSendingAgain(unsent, ({ step, choice }) => {
    setUnsent(null);
    const isWanted = choice === "surrender" || duel?.chosen === null;
    if (isWanted && step === duel?.step) choosing.mutate({ id, step, choice });
  });
  const saying = useChange(sendEmote, { onRefused: (error) => toast(emoteFailed(error)) });

  const news = newsOf(duel);
  useEffect(() => {
    if (news === null) return;
    const reads = [...collectionReads, currentUser, listMissions, listBattles, currentDuel];
    void invalidate(client, ...reads);
  }, [client, news]);

  const isStillMine = mine !== null && mine.step === duel?.step;
  return {
    ...followed,
    /** The choice that has yet to arrive. */
    isUnsent: isStillMine && duel?.chosen === null,
    chosen: duel?.chosen ?? (isStillMine ? mine.choice : null),
    said: { own: ownSaid, other: followed.emote },
    choose(choice: Choice) {
      if (!duel) return;
      const wish = { step: duel.step, choice };
      setMine(wish);
      // The socket is quicker; a call follows when nothing is heard of it.
      if (chooseBySocket(id, wish)) setUnsent(wish);
      else choosing.mutate({ id, ...wish });
    },
    say(emote: Emote) {
      setOwnSaid((before) => ({ emote, count: (before?.count ?? 0) + 1 }));
      saying.mutate({ id, emote });
    },
  };
}

/** The server said nothing against it; it was away, or being started anew. */
const isUnreached = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status >= 500;

/** A choice that did not arrive is sent again and again: to arrive twice changes nothing. */
function useSendingAgain(unsent: Chosen | null, send: (unsent: Chosen) => void) {
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (unsent === null) return;
    const timer = setTimeout(() => sendNow(unsent), SEND_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [unsent]);
}

/** It is over, and some time later it is known what that has brought. */
function newsOf(duel: DuelOnWire | undefined): "over" | "earned" | null {
  if (duel?.view.phase !== "over") return null;
  return duel.earned ? "earned" : "over";
}
