import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { sketchCustom } from "#contract/purchases.ts";
import { customSpecs } from "#game/purchases/custom-card.ts";
import { call, CallError } from "#web/lib/call.ts";
import { designOf, elementOf, isComplete, type CustomOrder } from "./custom-order.ts";
import { useSettledText } from "./use-settled-text.ts";

/** Sliders that rest so long are looked at; words are written for longer. */
const REST_MS = 120;
const WRITING_MS = 600;

const BUSY_TRIES = 3;
const BUSY_WAIT_MS = 2_000;

/** What the forge would paint, drawn small when the order has come to rest. */
export function useSketch(order: CustomOrder, isSeen: boolean) {
  const description = useSettledText(order.description.trim(), WRITING_MS);
  const settled = JSON.parse(
    useSettledText(JSON.stringify({ ...order, description }), REST_MS),
  ) as CustomOrder;
  const { data, isFetching } = useQuery({
    queryKey: [sketchCustom.path, ...seenOf(settled)],
    queryFn: () => call(sketchCustom, designOf(settled)),
    enabled: isSeen && isComplete(settled),
    placeholderData: keepPreviousData,
    retry: (tries, error) => isBusy(error) && tries < BUSY_TRIES,
    retryDelay: BUSY_WAIT_MS,
  });
  return { imageUrl: data?.imageUrl ?? null, isDrawing: isFetching };
}

/** Only what can be seen makes another picture: strength does not, nor a slider within its tier. */
function seenOf(order: CustomOrder) {
  const { mode, description, creature, look, parameters } = order;
  const { rarity, artQuality } = customSpecs(parameters);
  const after = mode === "creature" ? creature?.id : description;
  return [mode, after, look, elementOf(order), rarity, artQuality];
}

const isBusy = (error: unknown): boolean => error instanceof CallError && error.code === "busy";
