import type { MissionOnWire } from "#contract/missions.ts";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { BANKED_DAYS } from "#game/missions/banking.ts";

type Finished = Pick<MissionOnWire, "title" | "rewards">;

/** The missions that were finished between two readings; not those whose day ran out. */
export function finishedSince(
  before: readonly MissionOnWire[],
  after: readonly MissionOnWire[],
  nowMs: number,
): Finished[] {
  const oldestDay = dayOf(nowMs - BANKED_DAYS * DAY_MS);
  return before.flatMap((earlier) => {
    const mission = after.find(({ id }) => id === earlier.id);
    if (!mission) return [];
    const isOpen = (day: string) => mission.banked.some((each) => each.day === day);
    const daysDone = earlier.banked.filter(({ day }) => day >= oldestDay && !isOpen(day)).length;
    const times = daysDone + (mission.completed && !earlier.completed ? 1 : 0);
    return Array.from({ length: times }, () => mission);
  });
}
