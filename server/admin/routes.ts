import * as contract from "#contract/admin.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import { beginDemo, returnFromDemo } from "./demo.ts";
import * as log from "./log.ts";
import { stats } from "./stats.ts";
import * as story from "./story.ts";
import { changeRole } from "./roles.ts";
import * as users from "./users.ts";
import { listWaiting } from "./waiting.ts";

export const adminRoutes = [
  route(contract.adminStats, (_, { deps }) => stats(deps)),
  playerRoute(contract.listWaiting, listWaiting),
  playerRoute(contract.listUsers, users.listUsers),
  playerRoute(contract.countUsers, users.countUsers),
  route(contract.getUserStory, (input, { deps }) => story.getUserStory(deps, input)),
  route(contract.listUserEvents, (input, { deps }) => story.listUserEvents(deps, input)),
  playerRoute(contract.changeRole, changeRole),
  playerRoute(contract.signOutUser, users.signOutUser),
  playerRoute(contract.deleteUser, users.deleteUser),
  route(contract.listLog, (input, { deps }) => log.listLog(deps, input)),
  route(contract.countLog, (input, { deps }) => log.countLog(deps, input)),
  route(contract.logWords, (_, { deps }) => log.logWords(deps)),
  route(contract.getLogRow, (input, { deps }) => log.getLogRow(deps, input)),
  playerRoute(contract.undoDeed, log.undo),
  route(contract.demoLogin, (_, { deps, player, visit }) => beginDemo(deps, player.id, visit)),
  route(contract.returnFromDemo, (_, { deps, visit }) => returnFromDemo(deps, visit)),
];
