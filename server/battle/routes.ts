import * as contract from "#contract/battle.ts";
import { route } from "#server/lib/route.ts";
import * as faceToFace from "./face-to-face.ts";
import { execute } from "./fight.ts";
import { quickBattle } from "./quick.ts";
import * as battle from "./service.ts";

export const battleRoutes = [
  route(contract.quickBattle, (input, { deps, player }) => quickBattle(deps, player.id, input)),
  route(contract.listBattles, (page, { deps, player }) =>
    battle.listBattles(deps, player.id, page),
  ),
  route(contract.createQrBattle, ({ playerCards }, { deps, player }) =>
    faceToFace.create(deps, player.id, playerCards),
  ),
  route(contract.joinQrBattle, (input, { deps, player }) =>
    faceToFace.join(deps, player.id, input),
  ),
  route(contract.qrStatus, (input, { deps, player }) => faceToFace.status(deps, player.id, input)),
  route(contract.qrStatusByQuery, (input, { deps, player }) =>
    faceToFace.status(deps, player.id, input),
  ),
  route(contract.executeQrBattle, ({ battleId }, { deps, player }) =>
    execute(deps, player.id, battleId),
  ),
  route(contract.cancelQrBattle, ({ battleId }, { deps, player }) =>
    faceToFace.cancel(deps, player.id, battleId),
  ),
];
