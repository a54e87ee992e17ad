import * as contract from "#contract/admin-settings.ts";
import { publicSettings } from "#contract/settings.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import { clearCache } from "./caches.ts";
import { testDatabase } from "./database-test.ts";
import * as settings from "./service.ts";

export const settingRoutes = [
  plainRoute(publicSettings, async (deps) => settings.publicSettings(deps)),
  plainRoute(contract.getSettings, settings.getSettings),
  playerRoute(contract.saveSettings, settings.saveSettings),
  plainRoute(contract.testDatabase, testDatabase),
  playerRoute(contract.clearCache, clearCache),
];
