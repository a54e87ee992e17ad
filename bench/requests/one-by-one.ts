import type { GameProcess, Program } from "#bench/processes.ts";
import type { Order } from "./callers.ts";
import type { Measured } from "./measured.ts";
import { requestOf, type WireCall } from "./wire.ts";

/** Makes a call again and again, one after the other; the first ones are not counted. */
export async function oneByOne(
  { port }: GameProcess,
  callers: Program,
  { call, first, times }: { call: WireCall; first: number; times: number },
): Promise<Measured> {
  const request = requestOf(call);
  const ask = (howMany: number) =>
    callers.ask<Measured>({
      port,
      callers: 1,
      requests: Array.from({ length: howMany }, () => request),
    } satisfies Order);
  await ask(first);
  return ask(times);
}
