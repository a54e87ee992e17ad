import * as contract from "#contract/transfers.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import * as transfers from "./service.ts";

export const transferRoutes = [
  route(contract.generateTransfer, ({ cardId }, { deps, player }) =>
    transfers.generateTransfer(deps, player, cardId),
  ),
  playerRoute(contract.openTransfers, transfers.openTransfers),
  route(contract.claimTransfer, ({ transferCode: text }, { deps, player, visit }) =>
    transfers.claimTransfer(deps, player, { text, visit }),
  ),
  route(contract.claimTransferByPath, ({ code: text }, { deps, player, visit }) =>
    transfers.claimTransfer(deps, player, { text, visit }),
  ),
  playerRoute(contract.cancelTransfer, transfers.cancelTransfer),
];
