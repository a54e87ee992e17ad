import * as contract from "#contract/packs.ts";
import { route } from "#server/lib/route.ts";
import { listOpenings, openingProof } from "./openings.ts";
import { listPacks, openPack } from "./service.ts";

export const packRoutes = [
  route(contract.listPacks, (_, { deps, player }) => listPacks(deps, player.id)),
  route(contract.openPack, (input, { deps, player }) => openPack(deps, player.id, input)),
  route(contract.listOpenings, ({ cursor }, { deps, player }) =>
    listOpenings(deps, player.id, cursor),
  ),
  route(contract.openingProof, ({ id }, { deps }) => openingProof(deps, id)),
];
