/** Titles: which ones a player has earned, and which one friends see. */
import * as z from "zod/mini";
import { titleIds } from "#game/titles/titles.ts";
import { done, endpoint } from "./endpoint.ts";

export const title = z.enum(titleIds);

export const listTitles = endpoint("GET /api/titles", "player", {
  summary: "What the player has done for each title, and the title that friends see",
  output: z.object({
    deeds: z.object({
      bosses: z.int(),
      stars: z.int(),
      found: z.int(),
      made: z.int(),
      won: z.int(),
      cups: z.int(),
    }),
    chosen: z.nullable(title),
  }),
});

export const chooseTitle = endpoint("PUT /api/titles", "player", {
  summary: "Choose an earned title, or none",
  input: z.object({ title: z.nullable(title) }),
  output: z.object({ ...done.shape, chosen: z.nullable(title) }),
});
