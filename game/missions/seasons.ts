/**
 * A season begins with its month and never ends: its track of looks can be finished at any later
 * time, and a new player may walk those of months long gone. Every mission that is completed gives
 * points to one season: the one that the player has chosen, and otherwise the newest that is not
 * finished.
 */
import { monthTitles } from "#game/album/months/months.ts";
import { DAY_MS, monthOf } from "#game/lib/day.ts";
import type { LookId } from "#game/looks/looks.ts";
import type { MissionType } from "./missions.ts";

type SeasonRow = { name: string; steps: readonly LookId[] };

/** By the month in which they begin, the first one first. */
const rows = {
  "2026-11": {
    name: "Harvest Fair",
    steps: ["pumpkin", "old_farm", "apple", "autumn_wood", "toadstool", "campfire_night"],
  },
  "2026-12": {
    name: monthTitles["2026-12"],
    steps: ["lantern", "reading_room", "bell", "lantern_street", "gingerbread", "castle_gate"],
  },
  "2027-01": {
    name: monthTitles["2027-01"],
    steps: ["snowflake", "first_snow", "snowman", "far_peaks", "penguin", "above_the_clouds"],
  },
  "2027-02": {
    name: monthTitles["2027-02"],
    steps: ["balloon", "playground", "drum", "moon_walk", "crown", "golden_dunes"],
  },
  "2027-03": {
    name: "Waking Meadow",
    steps: ["tulip", "lily_pond", "duckling", "rainbow_hill", "ladybug", "moonlit_garden"],
  },
  "2027-04": {
    name: "Rainy Day Club",
    steps: ["umbrella", "cosy_kitchen", "frog", "school_room", "rainbow", "secret_lab"],
  },
  "2027-05": {
    name: "Humming Orchard",
    steps: ["strawberry", "green_jungle", "bee", "big_stage", "butterfly", "candy_hills"],
  },
  "2027-06": {
    name: "Midsummer Games",
    steps: ["kite", "stadium", "ice_cream", "beach_at_night", "sun", "treasure_vault"],
  },
} as const satisfies Record<string, SeasonRow>;

export type SeasonId = keyof typeof rows;

export const seasonIds = Object.keys(rows) as [SeasonId, ...SeasonId[]];

export const seasonOf = (id: SeasonId): SeasonRow => rows[id];

/**
 * What a mission gives. It is no setting, and neither is the length of a step: a track that grew
 * longer would take looks away that players have earned.
 */
export const missionPoints: Record<MissionType, number> = {
  daily: 1,
  weekly: 3,
  monthly: 5,
  special: 2,
};

/** From one look of a track to the next. */
export const STEP_POINTS = 12;

/** What the whole track of a season takes. */
export const pointsOf = (id: SeasonId): number => STEP_POINTS * seasonOf(id).steps.length;

/** The looks that so many points have earned, in their order. */
export const earnedLooks = (id: SeasonId, points: number): readonly LookId[] =>
  seasonOf(id).steps.slice(0, Math.floor(points / STEP_POINTS));

export const hasBegun = (id: SeasonId, nowMs: number): boolean => id <= monthOf(nowMs);

/** The next one that is still to come; null when none is known. */
export const comingSeason = (nowMs: number): SeasonId | null =>
  seasonIds.find((id) => !hasBegun(id, nowMs)) ?? null;

/** With fewer days than this, admins read on the dashboard that a month has to be added. */
export const SEASONS_AHEAD_DAYS = 60;

/** How many days are left in the month of the last season, with today; 0 after it. */
export function seasonDaysLeft(nowMs: number): number {
  let days = 0;
  while (seasonIds.some((id) => id >= monthOf(nowMs + days * DAY_MS))) days++;
  return days;
}

/** What a player has in a season. `chosenAtMs`: null when the player never chose it. */
export type SeasonState = { season: SeasonId; points: number; chosenAtMs: number | null };

export const isFinished = ({ season, points }: Pick<SeasonState, "season" | "points">): boolean =>
  points >= pointsOf(season);

/** The season that gets the points of now; null when all that have begun are finished. */
export function runningSeason(states: readonly SeasonState[], nowMs: number): SeasonId | null {
  const finished = new Set(states.filter(isFinished).map(({ season }) => season));
  const open = seasonIds.filter((id) => hasBegun(id, nowMs) && !finished.has(id));
  const [chosen] = states
    .filter(({ season, chosenAtMs }) => chosenAtMs !== null && open.includes(season))
    .toSorted((a, b) => b.chosenAtMs! - a.chosenAtMs!);
  return chosen?.season ?? open.at(-1) ?? null;
}
