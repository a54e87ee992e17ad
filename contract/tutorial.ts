import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const finishTutorial = endpoint({
  method: "POST",
  path: "/api/missions/finish-tutorial",
  access: "player",
  summary: "The player saw the tutorial to its end; counts once",
  input: z.object({}),
  output: z.object({
    /** What this completed; nothing the second time. */
    completed: z.array(z.object({ title: z.string(), coins: z.int() })),
  }),
});
