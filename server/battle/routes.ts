import * as contract from "#contract/battle.ts";
import { route } from "#server/lib/route.ts";
import { quickBattle } from "./quick.ts";
import * as battle from "./service.ts";

export const battleRoutes = [
  route(contract.quickBattle, (wish, { deps, player }) => quickBattle(deps, player.id, wish)),
  route(contract.listBattles, (page, { deps, player }) =>
    battle.listBattles(deps, player.id, page),
  ),
  route(contract.getBattle, ({ id }, { deps, player }) => battle.getBattle(deps, player.id, id)),
];
