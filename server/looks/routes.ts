import * as contract from "#contract/looks.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as looks from "./service.ts";

export const lookRoutes = [
  playerRoute(contract.listLooks, looks.listLooks),
  playerRoute(contract.wearLook, looks.wearLook),
  playerRoute(contract.buyLook, looks.buyLook),
];
