import { currentDuel } from "#contract/duel.ts";
import * as contract from "#contract/rooms.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as rooms from "./service.ts";

export const roomRoutes = [
  playerRoute(contract.createRoom, rooms.createRoom),
  playerRoute(contract.joinRoom, rooms.joinRoom),
  playerRoute(contract.getRoom, rooms.getRoom),
  playerRoute(contract.pickTeam, rooms.pickTeam),
  playerRoute(contract.leaveRoom, rooms.leaveRoom),
  playerRoute(currentDuel, rooms.whereExpected),
];
