/** The work on wallets that runs without a request. */
import type { Deps } from "#server/lib/deps.ts";
import { refreshBalances } from "./balances.ts";
import { makeMissingWallets } from "./service.ts";

export function lookAfterWallets(deps: Deps): void {
  const { jobs, solPrice } = deps;
  jobs.keepDoing("wallets that are not made yet", 2_000, () => makeMissingWallets(deps));
  jobs.keepDoing("balances that somebody looks at", 1_000, () => refreshBalances(deps));
  jobs.keepDoing("what a SOL is worth", 60_000, () => solPrice.refresh());
}
