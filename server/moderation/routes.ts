import * as contract from "#contract/moderation.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import { appeal, ownDecisions } from "./appeals.ts";
import { decide } from "./decisions.ts";
import { countCases, listCases } from "./queue.ts";
import { battleRival, cardMaker, sendReport } from "./reports.ts";

export const moderationRoutes = [
  playerRoute(contract.sendReport, sendReport),
  playerRoute(contract.cardMaker, cardMaker),
  playerRoute(contract.battleRival, battleRival),
  playerRoute(contract.ownDecisions, ownDecisions),
  playerRoute(contract.appeal, appeal),
  plainRoute(contract.listReports, listCases),
  plainRoute(contract.countReports, countCases),
  playerRoute(contract.decideReport, decide),
];
