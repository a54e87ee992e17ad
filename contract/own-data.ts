/** What players may do with all that is kept about them: take it away, have it deleted, and come back. */
import * as z from "zod/mini";
import { done, endpoint } from "./endpoint.ts";
import { login } from "./account.ts";

const exportState = z.object({
  /** `none`: nothing was asked for, or it is over. */
  state: z.enum(["none", "being_made", "ready"]),
  askedAt: z.nullable(z.string()),
  /** Until when the file can be loaded. */
  until: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
});

export type ExportOnWire = z.output<typeof exportState>;

export const readExport = endpoint("GET /api/account/export", "player", {
  whileSuspended: true,
  summary: "Whether a file with all that is kept about the player is there, or being made",
  output: exportState,
});

export const askForExport = endpoint("POST /api/account/export", "player", {
  whileSuspended: true,
  sensitive: true,
  summary:
    "Ask for a ZIP with all that is kept about the player; GET /api/account/export/file loads it",
  output: exportState,
});

/** Loaded by the browser itself, with a proof of the last minutes. */
export const EXPORT_FILE = "/api/account/export/file";

export const readLeaving = endpoint("GET /api/account/delete", "player", {
  whileSuspended: true,
  summary: "What stands in the way of deleting one's own account, and what would be lost",
  output: z.object({
    hindrance: z.nullable(
      z.enum(["demo_leaves_by_itself", "guardian_deletes", "looks_after_others", "last_admin"]),
    ),
    /** Why, in words; empty when nothing stands in the way. */
    words: z.string(),
    nfts: z.int(),
  }),
});

export const deleteOwnAccount = endpoint("POST /api/account/delete", "player", {
  whileSuspended: true,
  sensitive: true,
  summary: "Close one's own account, which is erased 14 days later",
  input: z.object({
    /** As it was typed. */
    username: z.string().check(z.maxLength(60)),
    givesUpNfts: z.optional(z.boolean()),
  }),
  output: z.object({ ...done.shape, until: z.string() }),
});

export const returnToAccount = endpoint("POST /api/account/return", "anyone", {
  summary: "Bring an account back that its player has deleted within 14 days; opens no session",
  input: login.input,
});
