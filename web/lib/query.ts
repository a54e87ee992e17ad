/**
 * Everything that the server said lives in one cache. Answers never go stale by themselves: a
 * change, or a nudge from the server, invalidates what it touched.
 */
import {
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from "@tanstack/react-query";
import { useRef } from "react";
import type * as z from "zod/v4/core";
import type { Endpoint, PageAnswer } from "#contract/endpoint.ts";
import { toast, type Toast } from "#web/ui/toast.tsx";
import { addressOf, call, CallError, isRefusal, newKey, queryOf } from "./call.ts";
import { isAskable } from "./closed.ts";

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: "always",
      },
      // Otherwise a press on a button while offline would wait in secret, and happen much later.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  for (const { path, input, answer } of pageAnswers()) {
    client.setQueryData(keyOf({ path }, input), answer);
  }
  return client;
}

/** The answers that the server already put into the page, so that the first screen need not ask. */
function pageAnswers(): PageAnswer[] {
  if (typeof document === "undefined") return [];
  const text = document.querySelector("script#boot")?.textContent;
  return text ? (JSON.parse(text) as PageAnswer[]) : [];
}

/** The first part of every key is the path that was called; a query string follows it. */
export function keyOf(endpoint: { path: string }, input: unknown = {}): string[] {
  const { url, rest } = addressOf(endpoint, input);
  const query = queryOf(rest);
  return query === "" ? [url] : [url, query];
}

/** Reads before a screen needs it, unless the answer is known. A failure is ignored here. */
export const prefetch = (
  client: QueryClient,
  { endpoint, input }: { endpoint: Endpoint; input: object },
): Promise<void> =>
  client.prefetchQuery({
    queryKey: keyOf(endpoint, input),
    queryFn: () => call(endpoint, input),
  });

export type AnswerOptions<Answer> = {
  /** False: do not ask yet. */
  enabled?: boolean;
  everyMs?: number;
  /** When to ask again if the server could not be reached, or could not answer. */
  afterFailureMs?: number;
  /** True: ask anew whenever a screen opens with it, also when an answer is known. */
  isAskedAnew?: boolean;
  /** After such an answer nothing more will change. */
  until?: (answer: Answer) => boolean;
};

export function useAnswer<In extends z.$ZodType, Out extends z.$ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In> = {} as z.input<In>,
  options: AnswerOptions<z.output<Out>> = {},
): UseQueryResult<z.output<Out>> {
  const { enabled = true, everyMs, afterFailureMs = everyMs, isAskedAnew = false, until } = options;
  return useQuery<z.output<Out>>({
    queryKey: keyOf(endpoint, input),
    queryFn: () => call(endpoint, input),
    enabled,
    refetchOnMount: isAskedAnew ? "always" : true,
    refetchInterval: ({ state: { data, error } }) => {
      if (isMissing(error) || (data !== undefined && until?.(data))) return false;
      return (isFailure(error) ? afterFailureMs : everyMs) ?? false;
    },
  });
}

/** A missing thing does not appear when the browser asks again. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallError && error.status === 404;

/** Not a refusal, which would be the same again. */
const isFailure = (error: unknown): boolean =>
  error !== null && !(error instanceof CallError && error.status < 500);

/** Asks again for every answer of these endpoints that a screen has on show. */
export const invalidate = (client: QueryClient, ...endpoints: { path: string }[]) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => endpoints.some(({ path }) => isCallOf(path, String(queryKey[0]))),
  });

/** Whether this URL is a call of the path of an endpoint, such as `/api/cards/{id}`. */
export function isCallOf(path: string, url: string): boolean {
  const pattern = path.split("/");
  const parts = url.split("/");
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => part.startsWith("{") || part === parts[index])
  );
}

/** The dialog for what is closed has come up and says more than a toast would. */
export const isToldAlready = (error: unknown): boolean =>
  error instanceof CallError && isAskable(error.code);

type ChangeOptions<Input, Output> = {
  /** The reads that this change makes outdated. */
  touches?: { path: string }[];
  /** The toasts for when it is done and when it is not. */
  doneToast?: Toast | ((output: Output) => Toast);
  refusedToast?: (error: unknown) => Toast;
  onDone?: (output: Output, input: Input) => void;
  onRefused?: (error: unknown, input: Input) => void;
};

/**
 * A call that changes something. The reads that it touches are refreshed before `onDone`; and when it is
 * refused, because the screen may have shown what is so no more. When its answer gets lost, the same press
 * again asks for that answer: it does not pay twice.
 */
export function useChange<In extends z.$ZodType, Out extends z.$ZodType>(
  endpoint: Endpoint<In, Out>,
  options: ChangeOptions<z.input<In>, z.output<Out>> = {},
) {
  const { touches = [], doneToast, refusedToast, onDone, onRefused } = options;
  const client = useQueryClient();
  const { keyFor, wasAnswered } = useKeptKey();
  return useMutation<z.output<Out>, unknown, z.input<In>>({
    mutationFn: (input) => call(endpoint, input, keyFor(input)),
    onSuccess: async (output, input) => {
      wasAnswered(input);
      await invalidate(client, ...touches);
      if (doneToast) toast(typeof doneToast === "function" ? doneToast(output) : doneToast);
      onDone?.(output, input);
    },
    onError: (error, input) => {
      if (isRefusal(error)) wasAnswered(input);
      void invalidate(client, ...touches);
      if (refusedToast && !isToldAlready(error)) toast(refusedToast(error));
      onRefused?.(error, input);
    },
  });
}

/** For a button whose press makes this change, and which waits until it is made. */
export const pressFor = <Input>(
  { isPending, mutate }: { isPending: boolean; mutate: (input: Input) => void },
  input: NoInfer<Input>,
) => ({ pending: isPending, onClick: () => mutate(input) });

/** The key of a change stays the same until the server has answered that input. */
function useKeptKey() {
  const unanswered = useRef({ key: "", words: "" });
  return {
    keyFor(input: unknown): string {
      const words = JSON.stringify(input);
      if (unanswered.current.words !== words) unanswered.current = { key: newKey(), words };
      return unanswered.current.key;
    },
    wasAnswered(input: unknown): void {
      const isKept = unanswered.current.words === JSON.stringify(input);
      if (isKept) unanswered.current = { key: "", words: "" };
    },
  };
}
