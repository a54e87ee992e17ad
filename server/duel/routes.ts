import * as contract from "#contract/duel.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as duel from "./service.ts";

export const duelRoutes = [
  playerRoute(contract.getDuel, duel.getDuel),
  playerRoute(contract.chooseInDuel, duel.answerChoice),
  playerRoute(contract.sendEmote, duel.sendEmote),
];
