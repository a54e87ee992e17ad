import * as z from "zod/mini";
import { seasonIds } from "#game/missions/seasons.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./ids.ts";

export const mission = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(["daily", "weekly", "monthly", "special"]),
  /** Coins, the number that home shows. */
  reward: z.int(),
  rewards: z.object({ coins: z.int(), credits: z.int(), cards: z.int() }),
  /** Of the running day, week or month. */
  progress: z.int(),
  target: z.int(),
  completed: z.boolean(),
  /** Of the running day, week or month; if not, only earlier days are open, and progress is of the oldest. */
  isRunning: z.boolean(),
  /** Whether the player may have another one instead. */
  canSwap: z.boolean(),
  /** Earlier days on which it was not finished and which still count, the oldest first. */
  banked: z.array(z.object({ day: z.string(), progress: z.int() })),
});

export type MissionOnWire = z.output<typeof mission>;

/** What something that a player did has completed; nothing when it is done again. */
export const completedMissions = z.array(z.object({ title: z.string(), coins: z.int() }));

export const listMissions = endpoint("GET /api/missions", "player", {
  summary: "The missions that are open to the player, daily ones first",
  output: z.array(mission),
});

export const missionsInForce = endpoint("GET /api/rules/missions", "anyone", {
  summary: "What the missions of now pay, as the rules tell it",
  output: z.array(
    z.object({
      title: z.string(),
      type: mission.shape.type,
      rewards: mission.shape.rewards,
      /** Whether a day on which it was not finished stays open for a while. */
      isBanked: z.boolean(),
      /** Whether it is in the pool of which each player gets three a day or week. */
      isDrawn: z.boolean(),
    }),
  ),
});

export type MissionInForce = z.output<typeof missionsInForce.output>[number];

export const recordVisit = endpoint("POST /api/visit", "player", {
  summary:
    "The player is here today: the streak grows, and the gift and missions of visits pay, once a day",
  output: z.object({
    /** Days in a row with a visit, this one included. */
    streak: z.int(),
    /** Where today stands on the track of seven, whose last place is the chest. */
    trackPlace: z.int(),
    /** What it has paid now; 0 when today's gift was paid before. */
    giftCoins: z.int(),
    completed: completedMissions,
  }),
});

export const streakStatus = endpoint("GET /api/missions/streak", "player", {
  summary: "Days in a row with a visit, and the free missed day of the week",
  output: z.object({
    days: z.int(),
    /** Whether a missed day would cost nothing now; if not, from which day on. */
    hasFreeDay: z.boolean(),
    nextFreeDay: z.string(),
  }),
});

export const swapMission = endpoint("POST /api/missions/{id}/swap", "player", {
  summary: "Have another mission of today or this week instead of an unfinished one; once a day",
  input: z.object({ id: id<"mission">() }),
});

export const finishTutorial = endpoint("POST /api/missions/finish-tutorial", "player", {
  summary: "The player saw the tutorial to its end; counts once",
  output: z.object({ completed: completedMissions }),
});

const season = z.enum(seasonIds);

export const listSeasons = endpoint("GET /api/seasons", "player", {
  summary: "How far the player has come in each season, and which one gets the points of now",
  output: z.object({
    /** All that have begun, the newest first. */
    seasons: z.array(z.object({ season, points: z.int() })),
    /** Null when each has been finished. */
    running: z.nullable(season),
    /** The one that begins next; null when none is known. */
    coming: z.nullable(season),
  }),
});

export type SeasonsOnWire = z.output<typeof listSeasons.output>;

export const chooseSeason = endpoint("PUT /api/seasons", "player", {
  summary: "Choose the season that gets the points of completed missions from now on",
  input: z.object({ season }),
});
