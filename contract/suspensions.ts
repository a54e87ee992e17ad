/** An account that an admin closes for a while. */
import * as z from "zod/mini";
import { suspensionRemarks } from "#texts/en/suspensions.ts";
import { endpoint } from "./endpoint.ts";
import { moment } from "./fields.ts";
import { id } from "./ids.ts";

const WHY_MOST = 500;

export const suspendUser = endpoint("POST /api/admin/users/{id}/suspension", "admin", {
  sensitive: true,
  summary:
    "Close an account until a moment: it is signed out everywhere, and its offers end. Never an admin's",
  input: z.object({
    id: id<"player">(),
    /** The player reads it. */
    why: z
      .string()
      .check(z.trim(), z.minLength(1, suspensionRemarks.no_why), z.maxLength(WHY_MOST)),
    until: moment,
  }),
});

export const endSuspension = endpoint("DELETE /api/admin/users/{id}/suspension", "admin", {
  sensitive: true,
  summary: "Open a suspended account before its time",
  input: z.object({
    id: id<"player">(),
    why: z.optional(z.string().check(z.trim(), z.maxLength(WHY_MOST))),
  }),
});
