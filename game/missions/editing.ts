/** How an admin writes a mission: what a form begins with, and what would be a slip. */
import type { Mission } from "./missions.ts";

/** What the form of a new mission begins with; it lasts for this many days. */
export const newMission = {
  type: "daily",
  objective: "create_cards",
  targetValue: 1,
  rewards: { coins: 100, credits: 0, cards: 0 },
  active: true,
} as const satisfies Partial<Mission> & { active: boolean };

export const MISSION_DAYS = 7;

/** More than this was a slip of the hand. */
export const REWARD_MAX = 100_000;

export type MissionRefusal = "ends_before_it_starts";

/** Null: it does not end. */
export const refuseDates = (startMs: number, endMs: number | null): MissionRefusal | null =>
  endMs !== null && endMs <= startMs ? "ends_before_it_starts" : null;
