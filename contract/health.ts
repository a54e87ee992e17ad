/** What the people and programs that run the game ask. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const health = endpoint("GET /api/health", {
  access: "anyone",
  summary: "The process answers",
  output: z.object({ status: z.literal("ok") }),
});

export const ready = endpoint("GET /api/ready", {
  access: "anyone",
  summary: "The database answers soon and there is room to write; else 503",
  output: z.object({ status: z.literal("ready"), database: z.enum(["embedded", "server"]) }),
});
