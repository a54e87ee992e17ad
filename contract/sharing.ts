import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const shareStatus = endpoint({
  method: "GET",
  path: "/api/social-share-status",
  access: "player",
  summary: "Whether sharing is rewarded now, and how often still today",
  input: z.object({}),
  output: z.object({
    canEarnRewards: z.boolean(),
    dailySharesRemaining: z.int(),
    /** All that sharing ever earned; only ever grows. */
    shareCredits: z.int(),
  }),
});
