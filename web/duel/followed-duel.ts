/** A duel of the player over the socket, and by calls while the socket is away. */
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { getDuel, type DuelOnWire } from "#contract/duel.ts";
import type { ServerMessage } from "#contract/live.ts";
import type { Choice } from "#game/duel/duel.ts";
import type { Emote } from "#game/duel/emotes.ts";
import { call } from "#web/lib/call.ts";
import { useLiveIsOpen } from "#web/lib/live.ts";
import { liveSocket } from "#web/lib/live-socket.ts";
import { isMissing, keyOf } from "#web/lib/query.ts";

const POLL_DUEL_MS = 3_000;
/** A message can be lost without a sign. */
const LOOK_ANYWAY_MS = 15_000;
/** A server that restarts is back before the player needs to know. */
const LOST_AFTER_MS = 1_000;

/** Sends the player's choice over the socket; false when it has to go by a call. */
export const chooseBySocket = (
  duelId: string,
  { step, choice }: { step: number; choice: Choice },
): boolean => liveSocket.choose({ kind: "choose", duelId, step, choice });

export type FollowedDuel = {
  duel: DuelOnWire | undefined;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
  /** False while neither the socket nor a call reaches the server. */
  isReached: boolean;
  /** Takes in what a call has answered. */
  accept: (duel: DuelOnWire) => void;
  /** The other player can be reached no more. */
  otherIsAway: boolean;
  /** The last word of the other player; `count` tells two equal ones apart. */
  emote: { emote: Emote; count: number } | null;
};

/** A duel of the player in the newest state that the server sent. */
export function useFollowedDuel(id: string): FollowedDuel {
  const client = useQueryClient();
  const isOpen = useLiveIsOpen();
  const [emote, setEmote] = useState<FollowedDuel["emote"]>(null);
  const [otherIsAway, setOtherAway] = useState(false);
  const accept = useCallback(
    (duel: DuelOnWire) => {
      client.setQueryData<DuelOnWire>(keyOf(getDuel, { id: duel.id }), (known) =>
        newerOf(known, duel),
      );
    },
    [client],
  );
  const query = useQuery({
    queryKey: keyOf(getDuel, { id }),
    queryFn: () => askForDuel(client, id),
    // A tab in the background may have missed messages.
    refetchOnMount: "always",
    refetchInterval: ({ state }) => {
      if (state.data?.view.result || isMissing(state.error)) return false;
      return isOpen ? LOOK_ANYWAY_MS : POLL_DUEL_MS;
    },
  });
  useEffect(
    () =>
      liveSocket.follow("follow", id, (message) => {
        if (message.kind === "duel") accept(message.duel);
        if (message.kind === "chosen") {
          client.setQueryData<DuelOnWire>(
            keyOf(getDuel, { id }),
            (known) => known && withChoice(known, message),
          );
        }
        if (message.kind === "presence") setOtherAway(!message.otherIsHere);
        if (message.kind === "emote")
          setEmote((before) => ({ emote: message.emote, count: (before?.count ?? 0) + 1 }));
      }),
    [id, accept, client],
  );
  const { data, error, isLoading, refetch, dataUpdatedAt } = query;
  const lostAtMs = useLostAt(isOpen, refetch);
  const isAnswered = error === null && (lostAtMs === null || dataUpdatedAt >= lostAtMs);
  return {
    duel: data,
    isLoading,
    error,
    retry: () => void refetch(),
    isReached: isOpen || isAnswered,
    otherIsAway,
    accept,
    emote,
  };
}

/**
 * Since when the socket is away; null while it is there, and in the first moment. A call into a dead
 * connection may stay unanswered for minutes, so what was answered before says nothing.
 */
function useLostAt(isOpen: boolean, look: () => unknown): number | null {
  const [lostAtMs, setLostAt] = useState<number | null>(null);
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    if (isOpen) return;
    const began = Date.now();
    lookNow();
    const timer = setTimeout(setLostAt, LOST_AFTER_MS, began);
    return () => {
      clearTimeout(timer);
      setLostAt(null);
    };
  }, [isOpen]);
  return lostAtMs;
}

/** The view stays the same; only who has chosen is new. */
export function withChoice(
  known: DuelOnWire,
  { version, step, chosen, otherHasChosen, clock }: Extract<ServerMessage, { kind: "chosen" }>,
): DuelOnWire {
  if (step !== known.step || version <= known.version) return known;
  return { ...known, version, chosen, otherHasChosen, clock };
}

/** Answers may overtake each other; an older one changes nothing. */
export const newerOf = (known: DuelOnWire | undefined, next: DuelOnWire): DuelOnWire =>
  known !== undefined && isOlder(next, known) ? known : next;

const isOlder = (next: DuelOnWire, known: DuelOnWire): boolean =>
  next.version < known.version ||
  (next.version === known.version && next.clock.nowMs < known.clock.nowMs);

async function askForDuel(client: QueryClient, id: string): Promise<DuelOnWire> {
  const answer = await call(getDuel, { id });
  return newerOf(client.getQueryData<DuelOnWire>(keyOf(getDuel, { id })), answer);
}
