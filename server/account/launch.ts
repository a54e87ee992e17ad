import { launchClaims, type LaunchClaims } from "#game/account/launch.ts";
import type { Deps } from "#server/lib/deps.ts";
import { countPlayers } from "./queries.ts";

const COUNT_EVERY_MS = 60_000;

type Watched = Pick<Deps, "db" | "now" | "log" | "campaignEnds">;

/**
 * What the landing page may claim right now. Every visitor asks, so players are counted rarely; and
 * when they cannot be counted, the page says what was true before.
 */
export function launchWatch({ db, now, log, campaignEnds }: Watched, thousandsFrom: number) {
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
    return launchClaims({ campaignEnds, thousandsFrom }, { nowMs, players });
  };
}
