import * as contract from "#contract/nfts.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import { nftCertificate } from "./certificate.ts";
import { lookForCard } from "./coming-back.ts";
import * as convert from "./convert.ts";
import { explore } from "./explorer.ts";
import { treasuryNow } from "./treasury.ts";
import * as withdraw from "./withdraw.ts";

export const nftRoutes = [
  playerRoute(contract.quoteConversion, convert.quoteConversion),
  playerRoute(contract.convertToNft, convert.convertToNft),
  playerRoute(contract.listConversions, convert.listConversions),
  plainRoute(contract.nftCertificate, nftCertificate),
  plainRoute(contract.explore, explore),
  playerRoute(contract.withdrawalText, withdraw.withdrawalText),
  playerRoute(contract.beginWithdrawal, withdraw.beginWithdrawal),
  playerRoute(contract.listWithdrawals, withdraw.listWithdrawals),
  playerRoute(contract.cancelWithdrawal, withdraw.cancelWithdrawal),
  playerRoute(contract.lookForCard, lookForCard),
  plainRoute(contract.treasuryNow, treasuryNow),
];
