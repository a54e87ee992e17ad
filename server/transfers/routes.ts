import * as contract from "#contract/transfers.ts";
import { route } from "#server/lib/route.ts";
import * as transfers from "./service.ts";

export const transferRoutes = [
  route(contract.generateTransfer, ({ cardId }, { deps, player }) =>
    transfers.generateTransfer(deps, player, cardId),
  ),
  route(contract.openTransfers, (_, { deps, player }) => transfers.openTransfers(deps, player.id)),
  route(contract.claimTransfer, ({ transferCode }, { deps, player }) =>
    transfers.claimTransfer(deps, player, transferCode),
  ),
  route(contract.claimTransferByPath, ({ code }, { deps, player }) =>
    transfers.claimTransfer(deps, player, code),
  ),
  route(contract.cancelTransfer, ({ code }, { deps, player }) =>
    transfers.cancelTransfer(deps, player.id, code),
  ),
];
