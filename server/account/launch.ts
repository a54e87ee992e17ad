import { launchClaims, type LaunchClaims } from "#game/account/launch.ts";
import type { Deps } from "#server/lib/deps.ts";
import { countPlayers } from "./queries.ts";

const COUNT_EVERY_MS = 60_000;

type Watched = Pick<Deps, "db" | "now" | "log" | "settings" | "launch">;

/**
 * What the landing page may claim right now. Every visitor asks, so players are counted rarely; and
 * when they cannot be counted, the page says what was true before.
 */
export function launchWatch(deps: Watched) {
  const { db, now, log } = deps;
  let countedAtMs = -Infinity;
  let players = 0;
  return async (): Promise<LaunchClaims> => {
    const nowMs = now();
    if (nowMs - countedAtMs >= COUNT_EVERY_MS) {
      countedAtMs = nowMs;
      try {
        players = await countPlayers(db);
      } catch (error) {
        log.error({ error }, "players could not be counted");
      }
    }
    const { campaignEnds } = deps.launch;
    const { thousandsFrom } = deps.settings;
    return launchClaims({ campaignEnds, thousandsFrom }, { nowMs, players });
  };
}
