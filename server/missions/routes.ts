import * as contract from "#contract/missions.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as missions from "./service.ts";

export const missionRoutes = [
  playerRoute(contract.listMissions, missions.listMissions),
  playerRoute(contract.recordVisit, missions.recordVisit),
  playerRoute(contract.finishTutorial, missions.finishTutorial),
  playerRoute(contract.streakStatus, missions.streak),
];
