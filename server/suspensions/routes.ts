import * as contract from "#contract/suspensions.ts";
import { playerRoute } from "#server/lib/route.ts";
import { endSuspension, suspendUser } from "./service.ts";

export const suspensionRoutes = [
  playerRoute(contract.suspendUser, suspendUser),
  playerRoute(contract.endSuspension, endSuspension),
];
