import * as contract from "#contract/wallet.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import { exportKey, listFormerWallets, showFormerKey } from "./export.ts";
import { solRateNow } from "./sol-rate.ts";
import * as wallet from "./service.ts";

export const walletRoutes = [
  playerRoute(contract.walletInfo, wallet.walletInfo),
  plainRoute(contract.solRateNow, solRateNow),
  playerRoute(contract.exportKey, exportKey),
  playerRoute(contract.listFormerWallets, listFormerWallets),
  playerRoute(contract.showFormerKey, showFormerKey),
];
