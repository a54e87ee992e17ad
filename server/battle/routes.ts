import * as contract from "#contract/battle.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as faceToFace from "./face-to-face.ts";
import { execute } from "./fight.ts";
import { quickBattle } from "./quick.ts";
import { listRivals } from "./rivals.ts";
import * as battle from "./service.ts";

export const battleRoutes = [
  playerRoute(contract.listRivals, listRivals),
  playerRoute(contract.quickBattle, quickBattle),
  playerRoute(contract.listBattles, battle.listBattles),
  playerRoute(contract.createQrBattle, faceToFace.create),
  playerRoute(contract.joinQrBattle, faceToFace.join),
  playerRoute(contract.qrStatus, faceToFace.status),
  playerRoute(contract.qrStatusByQuery, faceToFace.status),
  playerRoute(contract.executeQrBattle, execute),
  playerRoute(contract.cancelQrBattle, faceToFace.cancel),
];
