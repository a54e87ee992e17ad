import type { Deps } from "#server/lib/deps.ts";

export function solRateNow({ solPrice }: Deps) {
  const { usdPerSol, source, atMs } = solPrice.now();
  return Promise.resolve({ usdPerSol, source, at: new Date(atMs).toISOString() });
}
