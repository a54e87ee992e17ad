import * as forAdmins from "#contract/admin-content.ts";
import * as contract from "#contract/content.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import * as admin from "./admin.ts";
import * as content from "./service.ts";

export const contentRoutes = [
  plainRoute(contract.listContent, content.listContent),
  plainRoute(forAdmins.listAllContent, admin.listAllContent),
  playerRoute(forAdmins.createContent, admin.createContent),
  playerRoute(forAdmins.updateContent, admin.updateContent),
  playerRoute(forAdmins.deleteContent, admin.deleteContent),
  plainRoute(forAdmins.contentStats, admin.contentStats),
];
