import * as contract from "#contract/grants.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import { createGrant, previewGrant } from "./ask.ts";
import { decideGrant } from "./decide.ts";
import { countGrants, listGrants } from "./list.ts";

export const grantRoutes = [
  playerRoute(contract.previewGrant, previewGrant),
  playerRoute(contract.createGrant, createGrant),
  playerRoute(contract.decideGrant, decideGrant),
  plainRoute(contract.listGrants, listGrants),
  plainRoute(contract.countGrants, countGrants),
];
