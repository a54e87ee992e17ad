/** What the people who run the game write to one player. */
import * as z from "zod/mini";
import { requestRemarks } from "#texts/en/requests.ts";
import { endpoint } from "./endpoint.ts";
import { typedTitle } from "./fields.ts";
import { id } from "./ids.ts";

export const SUBJECT_MOST = 100;
export const MESSAGE_MOST = 2_000;

export const writeToUser = endpoint("POST /api/admin/users/{id}/message", "admin", {
  sensitive: true,
  summary: "Write to a player: in the game, and by letter to an address that is confirmed",
  input: z.object({
    id: id<"player">(),
    subject: typedTitle.check(
      z.minLength(1, requestRemarks.nothing_written),
      z.maxLength(SUBJECT_MOST),
    ),
    text: z
      .string()
      .check(z.trim(), z.minLength(1, requestRemarks.nothing_written), z.maxLength(MESSAGE_MOST)),
  }),
});
