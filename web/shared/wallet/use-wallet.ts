import { walletInfo } from "#contract/wallet.ts";
import { useAnswer } from "#web/lib/query.ts";

/** Part 1, section 9. Nobody asks while the tab is not seen. */
const REFRESH_MS = 10_000;

export const useWallet = () =>
  useAnswer(walletInfo, {}, { everyMs: REFRESH_MS, isAskedAnew: true });
