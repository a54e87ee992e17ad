import * as contract from "#contract/teams.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as teams from "./service.ts";

export const teamRoutes = [
  playerRoute(contract.listTeams, teams.listTeams),
  playerRoute(contract.keepTeam, teams.keepTeam),
  playerRoute(contract.changeTeam, teams.changeTeam),
  playerRoute(contract.removeTeam, teams.removeTeam),
  playerRoute(contract.buyTeamSlot, teams.buyTeamSlot),
];
