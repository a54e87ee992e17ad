/** What the people who run the game can turn. */
import * as z from "zod/mini";
import { settingGroups } from "#game/settings/settings.ts";
import { endpoint } from "./endpoint.ts";

const value = z.union([z.string(), z.number(), z.boolean()]);

const settingOnWire = z.object({
  name: z.string(),
  group: z.enum(settingGroups),
  kind: z.enum(["number", "switch", "text", "day", "choice"]),
  label: z.string(),
  help: z.string(),
  value,
  /** As the game ships it. */
  standard: value,
  /** Of numbers. */
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  isWhole: z.boolean(),
  /** Of texts, in letters. */
  most: z.nullable(z.int()),
  choices: z.array(z.string()),
  source: z.enum(["standard", "admin", "environment"]),
  /** The variable that sets it, or could. */
  environment: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
});

export type SettingOnWire = z.output<typeof settingOnWire>;

const answer = z.object({
  settings: z.array(settingOnWire),
  /** Keys and passwords: never more than their end. */
  secrets: z.array(
    z.object({
      name: z.string(),
      /** Empty: there is none. */
      lastFour: z.string(),
      source: z.enum(["environment", "admin", "none"]),
      setBy: z.nullable(z.string()),
      setAt: z.nullable(z.string()),
    }),
  ),
  /** The days that follow from the settings. */
  campaignEnds: z.string(),
  foundersUntil: z.string(),
});

export const getSettings = endpoint("GET /api/admin/settings", "admin", {
  summary: "All settings with their bounds and where each comes from; secrets are masked",
  output: answer,
});

export const saveSettings = endpoint("PUT /api/admin/settings", "admin", {
  sensitive: true,
  summary: "Change some settings, all or none; null sets one back to what the game ships with",
  input: z.object({
    settings: z.record(z.string(), z.nullable(value)),
    why: z.optional(z.string().check(z.maxLength(300))),
  }),
  output: answer,
});

export const testDatabase = endpoint("GET /api/admin/test-db", "admin", {
  summary: "Writes to the database, reads it back and takes it back; says how long that took",
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    database: z.enum(["embedded", "server"]),
    /** Milliseconds. */
    tookMs: z.number(),
  }),
});

export const clearCache = endpoint("POST /api/admin/clear-cache", "admin", {
  summary: "Every process forgets what it keeps in memory and reads it again",
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    forgotten: z.array(z.string()),
  }),
});
