/** What the people and programs that run the game ask. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const health = endpoint("GET /api/health", "anyone", {
  summary: "The process answers",
  output: z.object({ status: z.literal("ok") }),
});

export const ready = endpoint("GET /api/ready", "anyone", {
  summary: "The database answers soon and there is room to write; else 503",
  output: z.object({ status: z.literal("ready"), database: z.enum(["embedded", "server"]) }),
});

const moment = z.nullable(z.string());

export const systemHealth = endpoint("GET /api/admin/health", "admin", {
  summary:
    "The running system: database, queues, processes, audit, backup, letters, chain, payments",
  output: z.object({
    version: z.string(),
    startedAt: z.string(),
    maintenance: z.boolean(),
    database: z.object({
      kind: z.enum(["embedded", "server"]),
      latencyMs: z.number(),
      sizeBytes: z.int(),
      connections: z.int(),
      connectionsAtMost: z.int(),
    }),
    queues: z.object({
      jobs: z.int(),
      jobsFailed: z.int(),
      promisedCards: z.int(),
      nftJobs: z.int(),
      nftJobsFailed: z.int(),
    }),
    /** Of the process that answers; `alive` counts all processes. */
    process: z.object({
      alive: z.int(),
      /** The 99th percentile since the last question. */
      eventLoopDelayMs: z.number(),
      memoryBytes: z.int(),
      heapBytes: z.int(),
      diskFreeBytes: z.nullable(z.number()),
    }),
    /** Null: not done yet. */
    audit: z.nullable(
      z.object({
        at: z.string(),
        tookMs: z.int(),
        rules: z.int(),
        violations: z.int(),
        broken: z.array(z.string()),
      }),
    ),
    backup: z.object({
      isOn: z.boolean(),
      at: moment,
      ageHours: z.nullable(z.int()),
      failure: z.nullable(z.string()),
    }),
    mail: z.object({
      isOn: z.boolean(),
      waiting: z.int(),
      failed: z.int(),
      lastFailureAt: moment,
    }),
    chain: z.object({
      network: z.string(),
      answers: z.boolean(),
      treasurySol: z.nullable(z.number()),
      isLow: z.boolean(),
    }),
    payments: z.object({
      provider: z.string(),
      open: z.int(),
      oldestPendingAt: moment,
      lastWebhookAt: moment,
    }),
    /** What needs an admin, in words; empty when all is well. */
    alarms: z.array(z.string()),
  }),
});

export type SystemHealth = z.output<typeof systemHealth.output>;
