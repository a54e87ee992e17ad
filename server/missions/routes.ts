import * as contract from "#contract/missions.ts";
import { route } from "#server/lib/route.ts";
import * as missions from "./service.ts";

export const missionRoutes = [
  route(contract.listMissions, (_, { deps, player }) => missions.listMissions(deps, player.id)),
  route(contract.recordVisit, (_, { deps, player }) => missions.recordVisit(deps, player.id)),
  route(contract.finishTutorial, (_, { deps, player }) => missions.finishTutorial(deps, player.id)),
  route(contract.streakStatus, (_, { deps, player }) => missions.streak(deps, player.id)),
];
