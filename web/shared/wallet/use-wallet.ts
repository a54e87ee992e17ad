import { walletInfo } from "#contract/wallet.ts";
import { useAnswer } from "#web/lib/query.ts";

/** Part 1, section 9. A hidden tab does not ask. */
const REFRESH_MS = 10_000;

export const useWallet = () =>
  useAnswer(walletInfo, {}, { everyMs: REFRESH_MS, isAskedAnew: true });
