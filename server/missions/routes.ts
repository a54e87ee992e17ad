import * as forAdmins from "#contract/admin-missions.ts";
import * as contract from "#contract/missions.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import * as admin from "./admin.ts";
import * as season from "./season.ts";
import * as missions from "./service.ts";
import { swap } from "./swap.ts";

export const missionRoutes = [
  playerRoute(contract.listMissions, missions.listMissions),
  route(contract.missionsInForce, (_, { deps }) => missions.listInForce(deps)),
  playerRoute(contract.recordVisit, missions.recordVisit),
  playerRoute(contract.finishTutorial, missions.finishTutorial),
  playerRoute(contract.swapMission, swap),
  playerRoute(contract.streakStatus, missions.streak),
  playerRoute(contract.listSeasons, season.listSeasons),
  playerRoute(contract.chooseSeason, season.choose),
  route(forAdmins.listAllMissions, (_, { deps }) => admin.listAllMissions(deps)),
  playerRoute(forAdmins.createMission, admin.createMission),
  playerRoute(forAdmins.updateMission, admin.updateMission),
  playerRoute(forAdmins.deleteMission, admin.deleteMission),
  route(forAdmins.missionStats, (_, { deps }) => admin.missionStats(deps)),
];
