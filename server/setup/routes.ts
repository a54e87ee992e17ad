import * as contract from "#contract/setup.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import * as firstAdmin from "./first-admin.ts";
import { readSetup } from "./parts.ts";
import { trySetupPart } from "./trials.ts";

export const setupRoutes = [
  plainRoute(contract.checkSetupLink, (deps, { token }, visit) =>
    firstAdmin.checkSetupLink(deps, token, visit),
  ),
  playerRoute(contract.becomeFirstAdmin, firstAdmin.becomeFirstAdmin),
  playerRoute(contract.readSetup, readSetup),
  playerRoute(contract.trySetupPart, trySetupPart),
];
