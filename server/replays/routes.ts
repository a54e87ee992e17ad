import * as contract from "#contract/replays.ts";
import { playerRoute } from "#server/lib/route.ts";
import { getReplay } from "./service.ts";

export const replayRoutes = [
  playerRoute(contract.getReplay, (deps, playerId, { id }) => getReplay(deps, id, playerId)),
];
