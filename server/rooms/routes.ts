import { currentDuel } from "#contract/duel.ts";
import * as contract from "#contract/rooms.ts";
import { route } from "#server/lib/route.ts";
import * as rooms from "./service.ts";

export const roomRoutes = [
  route(contract.createRoom, (_, { deps, player }) => rooms.createRoom(deps, player.id)),
  route(contract.joinRoom, ({ joinCode }, { deps, player }) =>
    rooms.joinRoom(deps, player.id, joinCode),
  ),
  route(contract.getRoom, ({ id }, { deps, player }) => rooms.getRoom(deps, player.id, id)),
  route(contract.pickTeam, (pick, { deps, player }) => rooms.pickTeam(deps, player.id, pick)),
  route(contract.leaveRoom, ({ id }, { deps, player }) => rooms.leaveRoom(deps, player.id, id)),
  route(currentDuel, (_, { deps, player }) => rooms.whereExpected(deps, player.id)),
];
