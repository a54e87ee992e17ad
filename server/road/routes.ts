import * as contract from "#contract/road.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as road from "./service.ts";

export const roadRoutes = [
  playerRoute(contract.getRoad, road.listRoad),
  playerRoute(contract.winOnRoad, road.winRival),
];
