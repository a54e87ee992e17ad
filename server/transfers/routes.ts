import * as contract from "#contract/transfers.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import * as transfers from "./service.ts";

export const transferRoutes = [
  route(contract.generateTransfer, ({ cardId }, { deps, player }) =>
    transfers.generateTransfer(deps, player, cardId),
  ),
  playerRoute(contract.openTransfers, transfers.openTransfers),
  route(contract.claimTransfer, ({ transferCode }, { deps, player }) =>
    transfers.claimTransfer(deps, player, transferCode),
  ),
  route(contract.claimTransferByPath, ({ code }, { deps, player }) =>
    transfers.claimTransfer(deps, player, code),
  ),
  playerRoute(contract.cancelTransfer, transfers.cancelTransfer),
];
