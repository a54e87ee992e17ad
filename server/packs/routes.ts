import * as contract from "#contract/packs.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import { listOpenings, openingProof } from "./openings.ts";
import { openWelcomePack } from "./welcome.ts";
import { listPacks, openPack } from "./service.ts";

export const packRoutes = [
  playerRoute(contract.listPacks, listPacks),
  playerRoute(contract.openWelcomePack, openWelcomePack),
  playerRoute(contract.openPack, openPack),
  playerRoute(contract.listOpenings, listOpenings),
  plainRoute(contract.openingProof, (deps, { id }) => openingProof(deps, id)),
];
