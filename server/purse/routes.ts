import * as contract from "#contract/purse.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as ledger from "./ledger.ts";

export const ledgerRoutes = [
  playerRoute(contract.listMovements, ledger.listMovements),
  playerRoute(contract.listCardMoves, ledger.listCardMoves),
];
