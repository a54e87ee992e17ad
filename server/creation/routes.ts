import * as contract from "#contract/creation.ts";
import { route } from "#server/lib/route.ts";
import * as creation from "./service.ts";

export const creationRoutes = [
  route(contract.checkCooldown, (_, { deps, player }) => creation.cooldown(deps, player.id)),
  route(contract.checkPremiumCooldown, (_, { deps, player }) =>
    creation.premiumCooldown(deps, player.id),
  ),
  route(contract.createCard, (input, { deps, player }) =>
    creation.createDaily(deps, player.id, input),
  ),
  route(contract.getCreation, ({ id }, { deps, player }) =>
    creation.getCreation(deps, player.id, id),
  ),
];
