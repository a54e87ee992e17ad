/** Missions as admins write them. */
import * as z from "zod/mini";
import { rarities } from "#game/cards/rarities.ts";
import { missionTypes, objectives, playObjectives, welcomeSteps } from "#game/missions/missions.ts";
import { endpoint } from "./endpoint.ts";
import { moment, rarityGiven, typedName, version, wholeOrNothing } from "./fields.ts";
import { id } from "./ids.ts";
import { mission } from "./missions.ts";

const anyObjective = [...objectives, ...welcomeSteps, ...playObjectives] as const;

const written = {
  title: typedName.check(z.minLength(1, "A mission needs a title."), z.maxLength(100)),
  description: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  type: z.optional(z.enum(missionTypes)),
  objective: z.optional(z.enum(anyObjective)),
  /** Of `collect_rarity`: this rarity or better; epic when it is not said. */
  objectiveParam: z.optional(z.nullable(rarityGiven)),
  targetValue: z.int().check(z.minimum(1, "The target is at least 1."), z.maximum(1_000_000)),
  /** What is no number counts as 0. */
  rewards: z.optional(
    z.object({ coins: wholeOrNothing, credits: wholeOrNothing, cards: wholeOrNothing }),
  ),
  active: z.optional(z.boolean()),
  startDate: moment,
  /** Null: it does not end. */
  endDate: z.nullable(moment),
};

const editedMission = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(missionTypes),
  objective: z.enum(anyObjective),
  objectiveParam: z.nullable(z.enum(rarities)),
  targetValue: z.int(),
  rewards: mission.shape.rewards,
  active: z.boolean(),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  completions: z.int(),
  version: z.int(),
});

export type EditedMission = z.output<typeof editedMission>;

export const listAllMissions = endpoint("GET /api/admin/missions", "admin", {
  summary: "Every mission, running or not, with how often it was completed",
  output: z.array(editedMission),
});

export const createMission = endpoint("POST /api/admin/missions", "admin", {
  summary: "Add a mission",
  input: z.object(written),
  output: editedMission,
});

export const updateMission = endpoint("PUT /api/admin/missions/{id}", "admin", {
  summary: "Change a mission; what it has paid stays paid. With a `version`: only that one",
  input: z.object({ id: id<"mission">(), ...written, version }),
  output: editedMission,
});

export const deleteMission = endpoint("DELETE /api/admin/missions/{id}", "admin", {
  summary: "Take a mission away; what it has paid stays paid",
  input: z.object({ id: id<"mission">(), version }),
});

export const missionStats = endpoint("GET /api/admin/missions/stats", "admin", {
  summary: "How often missions were completed, by how many players, and what they have paid",
  output: z.object({
    totalCompletions: z.int(),
    participatingUsers: z.int(),
    /** Coins. */
    rewardsGiven: z.int(),
    creditsGiven: z.int(),
    cardsGiven: z.int(),
  }),
});
