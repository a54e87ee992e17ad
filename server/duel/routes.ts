import * as contract from "#contract/duel.ts";
import { route } from "#server/lib/route.ts";
import * as duel from "./service.ts";

export const duelRoutes = [
  route(contract.getDuel, ({ id }, { deps, player }) => duel.getDuel(deps, player.id, id)),
  route(contract.chooseInDuel, (choosing, { deps, player }) =>
    duel.answerChoice(deps, player.id, choosing),
  ),
  route(contract.sendEmote, (said, { deps, player }) => duel.sendEmote(deps, player.id, said)),
];
