/** The track of looks on which a simulated player walks, by the rules that the server follows. */
import type { MissionType } from "#game/missions/missions.ts";
import { missionPoints, runningSeason } from "#game/missions/seasons.ts";
import type { Player } from "./player.ts";

export const pointsFor = (types: readonly MissionType[]): number =>
  types.reduce((sum, type) => sum + missionPoints[type], 0);

/** The season that gets the points of now, and how far the player has come in it. */
export function seasonOf({ seasons }: Player, nowMs: number) {
  const states = [...seasons].map(([season, points]) => ({ season, points, chosenAtMs: null }));
  const season = runningSeason(states, nowMs);
  return season && { season, points: seasons.get(season) ?? 0 };
}

export function countForSeason(player: Player, types: readonly MissionType[], nowMs: number): void {
  const running = seasonOf(player, nowMs);
  if (running) player.seasons.set(running.season, running.points + pointsFor(types));
}
