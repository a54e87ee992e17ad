import * as contract from "#contract/admin.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import { beginDemo, returnFromDemo } from "./demo.ts";
import * as log from "./log.ts";
import { stats } from "./stats.ts";
import * as story from "./story.ts";
import { changeRole } from "./roles.ts";
import * as users from "./users.ts";
import { listWaiting } from "./waiting.ts";

export const adminRoutes = [
  plainRoute(contract.adminStats, stats),
  playerRoute(contract.listWaiting, listWaiting),
  playerRoute(contract.listUsers, users.listUsers),
  playerRoute(contract.countUsers, users.countUsers),
  plainRoute(contract.getUserStory, story.getUserStory),
  plainRoute(contract.listUserEvents, story.listUserEvents),
  playerRoute(contract.changeRole, changeRole),
  playerRoute(contract.signOutUser, users.signOutUser),
  playerRoute(contract.deleteUser, users.deleteUser),
  plainRoute(contract.listLog, log.listLog),
  plainRoute(contract.countLog, log.countLog),
  plainRoute(contract.logWords, log.logWords),
  plainRoute(contract.getLogRow, log.getLogRow),
  playerRoute(contract.undoDeed, log.undo),
  playerRoute(contract.demoLogin, (deps, adminId, _, visit) => beginDemo(deps, adminId, visit)),
  plainRoute(contract.returnFromDemo, (deps, _, visit) => returnFromDemo(deps, visit)),
];
