import * as contract from "#contract/cup.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as cup from "./service.ts";

export const cupRoutes = [
  playerRoute(contract.getCup, cup.getCup),
  playerRoute(contract.enterCup, cup.enterCup),
  playerRoute(contract.leaveCup, cup.leaveCup),
];
