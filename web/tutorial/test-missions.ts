import type { MissionInForce } from "#contract/missions.ts";
import { isBanked } from "#game/missions/banking.ts";
import { startingMissions } from "#game/missions/missions.ts";

/** What the server says of missions until an admin changes one. */
export const shippedMissions: readonly MissionInForce[] = startingMissions.map((mission) => ({
  title: mission.title,
  type: mission.type,
  rewards: mission.rewards,
  isBanked: isBanked(mission),
  isDrawn: mission.type === "daily" || mission.type === "weekly",
}));
