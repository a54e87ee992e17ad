import * as contract from "#contract/moderation.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import { appeal, ownDecisions } from "./appeals.ts";
import { decide } from "./decisions.ts";
import { countCases, listCases } from "./queue.ts";
import { battleRival, cardMaker, sendReport } from "./reports.ts";

export const moderationRoutes = [
  playerRoute(contract.sendReport, sendReport),
  playerRoute(contract.cardMaker, cardMaker),
  playerRoute(contract.battleRival, battleRival),
  route(contract.ownDecisions, (_, { deps, player }) => ownDecisions(deps, player.id)),
  playerRoute(contract.appeal, appeal),
  route(contract.listReports, (input, { deps }) => listCases(deps, input)),
  route(contract.countReports, (input, { deps }) => countCases(deps, input)),
  playerRoute(contract.decideReport, decide),
];
