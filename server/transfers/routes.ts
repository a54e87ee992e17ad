import * as contract from "#contract/transfers.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as transfers from "./service.ts";

export const transferRoutes = [
  playerRoute(contract.generateTransfer, transfers.generateTransfer),
  playerRoute(contract.giveToFriend, transfers.giveToFriend),
  playerRoute(contract.openTransfers, transfers.openTransfers),
  playerRoute(contract.claimTransfer, transfers.claimTransfer),
  playerRoute(contract.claimTransferByPath, (deps, playerId, { code: transferCode }, visit) =>
    transfers.claimTransfer(deps, playerId, { transferCode }, visit),
  ),
  playerRoute(contract.cancelTransfer, transfers.cancelTransfer),
];
