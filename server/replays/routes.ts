import * as contract from "#contract/replays.ts";
import { route } from "#server/lib/route.ts";
import { getReplay } from "./service.ts";

export const replayRoutes = [
  route(contract.getReplay, ({ id }, { deps, player }) => getReplay(deps, id, player.id)),
];
