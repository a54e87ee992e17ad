import * as forAdmins from "#contract/admin-content.ts";
import * as contract from "#contract/content.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import * as admin from "./admin.ts";
import * as content from "./service.ts";

export const contentRoutes = [
  route(contract.listContent, (input, { deps }) => content.listContent(deps, input)),
  route(forAdmins.listAllContent, (_, { deps }) => admin.listAllContent(deps)),
  playerRoute(forAdmins.createContent, admin.createContent),
  playerRoute(forAdmins.updateContent, admin.updateContent),
  playerRoute(forAdmins.deleteContent, admin.deleteContent),
  route(forAdmins.contentStats, (_, { deps }) => admin.contentStats(deps)),
];
