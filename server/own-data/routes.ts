import * as contract from "#contract/own-data.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import * as exports from "./export.ts";
import * as leaving from "./leaving.ts";

export const ownDataRoutes = [
  playerRoute(contract.readExport, exports.readExport),
  playerRoute(contract.askForExport, exports.askForExport),
  playerRoute(contract.readLeaving, leaving.readLeaving),
  playerRoute(contract.deleteOwnAccount, leaving.deleteOwnAccount),
  route(contract.returnToAccount, (input, { deps, visit }) =>
    leaving.returnToAccount(deps, input, visit),
  ),
];
