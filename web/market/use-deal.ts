import { useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/v4/core";
import type { Endpoint } from "#contract/endpoint.ts";
import { invalidate, useChange } from "#web/lib/query.ts";
import { dealTouches } from "./market-reads.ts";

type DealOptions<Output, Input> = {
  onDone: (output: Output) => void;
  onRefused: (error: unknown, input: Input) => void;
};

/**
 * A call that makes a deal. Its outcome does not wait until thousands of cards are loaded again. After
 * a refusal the screen is outdated, too.
 */
export function useDeal<In extends z.$ZodType, Out extends z.$ZodType>(
  endpoint: Endpoint<In, Out>,
  { onDone, onRefused }: DealOptions<z.output<Out>, z.input<In>>,
) {
  const client = useQueryClient();
  const refresh = () => void invalidate(client, ...dealTouches);
  return useChange(endpoint, {
    onDone: (output) => {
      onDone(output);
      refresh();
    },
    onRefused: (error, input) => {
      onRefused(error, input);
      refresh();
    },
  });
}
