import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id } from "./ids.ts";

/** Of a battle between two people, face to face or in a local room, as one player sees it. */
const rematch = z.object({
  /** `wanted`: by the other · `unanswered`: one has asked in vain · `begun`: both wanted it. */
  state: z.enum(["none", "asked", "wanted", "unanswered", "begun"]),
  otherName: z.string(),
  /** How long the asking still counts. */
  waitsMs: z.int(),
  /** What has begun: a duel, or a battle face to face by its code. */
  duelId: z.nullable(z.string()),
  battleCode: z.nullable(z.string()),
});

export type RematchOnWire = z.output<typeof rematch>;

const input = z.object({ battleId: id<"battle">() });

export const getRematch = endpoint("GET /api/rematches/{battleId}", "player", {
  summary: "Whether one of the two asks for another battle",
  input,
  output: rematch,
});

/** When the other has asked, too, it begins at once. */
export const askForRematch = endpoint("POST /api/rematches/{battleId}", "play", {
  summary: "Ask for another battle with the same teams",
  input,
  output: rematch,
});

export const withdrawRematch = endpoint("DELETE /api/rematches/{battleId}", "player", {
  summary: "Ask for it no longer",
  input,
  output: rematch,
});
