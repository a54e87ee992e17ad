import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type * as z from "zod/v4/core";
import type { Endpoint } from "#contract/endpoint.ts";
import { call, CallError, newKey } from "#web/lib/call.ts";
import { invalidate } from "#web/lib/query.ts";
import { dealTouches } from "./market-reads.ts";

/** The server has said no; anything else leaves open what happened. */
export const isRefusal = (error: unknown): boolean => error instanceof CallError && error.isRefusal;

type DealOptions<Output, Input> = {
  onDone: (output: Output) => void;
  onRefused: (error: unknown, input: Input) => void;
};

/**
 * A call that makes a deal. When its answer gets lost, the same press again asks for that answer:
 * it does not buy twice. Its outcome does not wait until thousands of cards are loaded again. After
 * a refusal the screen is outdated, too.
 */
export function useDeal<In extends z.$ZodType, Out extends z.$ZodType>(
  endpoint: Endpoint<In, Out>,
  { onDone, onRefused }: DealOptions<z.output<Out>, z.input<In>>,
) {
  const client = useQueryClient();
  const unanswered = useRef({ key: "", words: "" });
  const send = (input: z.input<In>) => {
    const words = JSON.stringify(input);
    if (unanswered.current.words !== words) unanswered.current = { key: newKey(), words };
    return call(endpoint, input, unanswered.current.key);
  };
  const answered = () => {
    unanswered.current = { key: "", words: "" };
  };
  return useMutation<z.output<Out>, unknown, z.input<In>>({
    mutationFn: send,
    onSuccess: (output) => {
      answered();
      onDone(output);
      void invalidate(client, ...dealTouches);
    },
    onError: (error, input) => {
      if (isRefusal(error)) answered();
      onRefused(error, input);
      void invalidate(client, ...dealTouches);
    },
  });
}
