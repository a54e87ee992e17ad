import * as contract from "#contract/titles.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as titles from "./service.ts";

export const titleRoutes = [
  playerRoute(contract.listTitles, titles.listTitles),
  playerRoute(contract.chooseTitle, titles.chooseTitle),
];
