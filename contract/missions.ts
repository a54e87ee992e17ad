import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

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
  /** Earlier days on which it was not finished and which still count, the oldest first. */
  banked: z.array(z.object({ day: z.string(), progress: z.int() })),
});

export type MissionOnWire = z.output<typeof mission>;

export const listMissions = endpoint({
  method: "GET",
  path: "/api/missions",
  access: "player",
  summary: "The missions that are open to the player, daily ones first",
  input: z.object({}),
  output: z.array(mission),
});
