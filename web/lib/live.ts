/**
 * Answers that stay fresh. The server says what has changed, and the browser reads it again; only
 * while the socket is away, the browser polls every answer that may change.
 */
import { useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type * as z from "zod/v4/core";
import type { Endpoint } from "#contract/endpoint.ts";
import type { LiveNoun } from "#contract/live.ts";
import { afterStage } from "#web/ui/stage.ts";
import { liveSocket } from "./live-socket.ts";
import { invalidate, keyOf, useAnswer, type AnswerOptions } from "./query.ts";

const POLL_MS = 2_000;

type Read = { path: string };

type LiveOptions<Answer> = Omit<AnswerOptions<Answer>, "everyMs" | "afterFailureMs"> & {
  /** Where the server counts on hearing of the screen: asks this often while the socket is open. */
  atLeastEveryMs?: number;
  /** Other reads that the same nudge makes outdated. */
  outdates?: readonly Read[];
};

/** The answer, asked for again at every nudge for the noun and after every loss of the socket. */
export function useLive<In extends z.$ZodType, Out extends z.$ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
  noun: LiveNoun,
  { atLeastEveryMs, outdates = [], ...options }: LiveOptions<z.output<Out>> = {},
): UseQueryResult<z.output<Out>> {
  const client = useQueryClient();
  const isOpen = useLiveIsOpen();
  const everyMs = isOpen ? atLeastEveryMs : POLL_MS;
  const answer = useAnswer(endpoint, input, {
    ...options,
    // What is known already may be older than a nudge that came while no screen listened.
    isAskedAnew: isOpen || options.isAskedAnew === true,
    // The server does not repeat its nudge, so the browser repeats a failed read by itself.
    afterFailureMs: POLL_MS,
    ...(everyMs !== undefined && { everyMs }),
  });
  const { enabled = true } = options;
  const askAnew = () => {
    if (!enabled) return;
    // A first question that is under way is not asked anew, and its answer may be from before.
    const { data, fetchStatus } = client.getQueryState(keyOf(endpoint, input)) ?? {};
    const isFirst = data === undefined && fetchStatus === "fetching";
    const asked = answer.refetch();
    if (isFirst) void asked.then(() => answer.refetch());
  };
  useNudges(noun, askAnew);
  useLiveReads(noun, ...outdates);
  // The screen missed what happened before it listened, and a request that is under way may have
  // been answered before that.
  const catchUp = useEffectEvent(() => {
    if (liveSocket.isOpen()) askAnew();
  });
  useEffect(() => liveSocket.onOpenChange(() => catchUp()), []);
  return answer;
}

/**
 * For what runs beside the screens: at every nudge for the noun these reads are outdated, or as soon
 * as what is on stage has been watched.
 */
export function useLiveReads(noun: LiveNoun, ...reads: readonly Read[]) {
  const client = useQueryClient();
  useNudges(noun, () => {
    if (reads.length > 0) afterStage(() => void invalidate(client, ...reads));
  });
}

export const useLiveIsOpen = (): boolean =>
  useSyncExternalStore(liveSocket.onOpenChange, liveSocket.isOpen, () => false);

function useNudges(noun: LiveNoun, onNudge: () => void) {
  const listen = useEffectEvent(onNudge);
  useEffect(() => liveSocket.onChanged(noun, () => listen()), [noun]);
}
