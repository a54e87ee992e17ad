import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const streakStatus = endpoint({
  method: "GET",
  path: "/api/missions/streak",
  access: "player",
  summary: "Days in a row with a visit, and the free missed day of the week",
  input: z.object({}),
  output: z.object({
    days: z.int(),
    /** Whether a missed day would cost nothing now; if not, from which day on. */
    hasFreeDay: z.boolean(),
    nextFreeDay: z.string(),
  }),
});
