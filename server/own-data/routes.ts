import * as contract from "#contract/own-data.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import * as exports from "./export.ts";
import * as leaving from "./leaving.ts";

export const ownDataRoutes = [
  playerRoute(contract.readExport, exports.readExport),
  playerRoute(contract.askForExport, exports.askForExport),
  playerRoute(contract.readLeaving, leaving.readLeaving),
  playerRoute(contract.deleteOwnAccount, leaving.deleteOwnAccount),
  plainRoute(contract.returnToAccount, leaving.returnToAccount),
];
