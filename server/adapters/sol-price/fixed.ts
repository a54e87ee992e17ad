import type { SolPrice } from "#server/ports/sol-price.ts";

/** The number of the settings, which is what it is since this process has started. */
export function fixedSolPrice(usdPerSol: number, now: () => number): SolPrice {
  const atMs = now();
  return { now: () => ({ usdPerSol, source: "setting", atMs }) };
}
