import * as contract from "#contract/purse.ts";
import { route } from "#server/lib/route.ts";
import * as ledger from "./ledger.ts";

export const ledgerRoutes = [
  route(contract.listMovements, (page, { deps, player }) =>
    ledger.listMovements(deps, player.id, page),
  ),
  route(contract.listCardMoves, (page, { deps, player }) =>
    ledger.listCardMoves(deps, player.id, page),
  ),
];
