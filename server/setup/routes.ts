import * as contract from "#contract/setup.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import * as firstAdmin from "./first-admin.ts";
import { readSetup } from "./parts.ts";
import { trySetupPart } from "./trials.ts";

export const setupRoutes = [
  route(contract.checkSetupLink, ({ token }, { deps, visit }) =>
    firstAdmin.checkSetupLink(deps, token, visit),
  ),
  playerRoute(contract.becomeFirstAdmin, firstAdmin.becomeFirstAdmin),
  playerRoute(contract.readSetup, readSetup),
  playerRoute(contract.trySetupPart, trySetupPart),
];
