import * as contract from "#contract/admin-settings.ts";
import { publicSettings } from "#contract/settings.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import { clearCache } from "./caches.ts";
import { testDatabase } from "./database-test.ts";
import * as settings from "./service.ts";

export const settingRoutes = [
  route(publicSettings, async (_, { deps }) => settings.publicSettings(deps)),
  route(contract.getSettings, (_, { deps }) => settings.getSettings(deps)),
  route(contract.saveSettings, (change, { deps, player }) =>
    settings.saveSettings(deps, player.id, change),
  ),
  route(contract.testDatabase, (_, { deps }) => testDatabase(deps)),
  playerRoute(contract.clearCache, clearCache),
];
