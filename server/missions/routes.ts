import * as forAdmins from "#contract/admin-missions.ts";
import * as contract from "#contract/missions.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import * as admin from "./admin.ts";
import * as season from "./season.ts";
import * as missions from "./service.ts";
import { swap } from "./swap.ts";

export const missionRoutes = [
  playerRoute(contract.listMissions, missions.listMissions),
  plainRoute(contract.missionsInForce, missions.listInForce),
  playerRoute(contract.recordVisit, missions.recordVisit),
  playerRoute(contract.finishTutorial, missions.finishTutorial),
  playerRoute(contract.swapMission, swap),
  playerRoute(contract.streakStatus, missions.streak),
  playerRoute(contract.listSeasons, season.listSeasons),
  playerRoute(contract.chooseSeason, season.choose),
  plainRoute(forAdmins.listAllMissions, admin.listAllMissions),
  playerRoute(forAdmins.createMission, admin.createMission),
  playerRoute(forAdmins.updateMission, admin.updateMission),
  playerRoute(forAdmins.deleteMission, admin.deleteMission),
  plainRoute(forAdmins.missionStats, admin.missionStats),
];
