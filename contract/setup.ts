/** How a game that was just started gets its first admin, and whether all that it is made of works. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** As the console prints it. */
const token = z.string().check(z.minLength(1), z.maxLength(200));

export const checkSetupLink = endpoint("POST /api/setup/check", "anyone", {
  summary: "Whether the link that the console has printed still works",
  repeatable: true,
  input: z.object({ token }),
  output: z.object({ works: z.boolean() }),
});

export const becomeFirstAdmin = endpoint("POST /api/setup/admin", "player", {
  summary: "Become the first admin by the link that the console has printed; it works once",
  input: z.object({ token }),
});

export const setupParts = ["name", "mail", "payments", "ai", "backup"] as const;

export type SetupPart = (typeof setupParts)[number];

const part = z.object({
  part: z.enum(setupParts),
  /** It is as the game ships it, and an admin should look at it. */
  isStandard: z.boolean(),
  /** How it is now, in words. */
  now: z.string(),
  /** The settings that change it. */
  settings: z.array(z.string()),
});

export type SetupPartOnWire = z.output<typeof part>;

export const readSetup = endpoint("GET /api/admin/setup", "admin", {
  summary: "How name, mail, payments, AI and backups are set up, and by which settings; no secrets",
  output: z.object({ parts: z.array(part) }),
});

export const trySetupPart = endpoint("POST /api/admin/test/{part}", "admin", {
  summary: "Really try mail (to the admin's own address), payments, AI or a backup",
  input: z.object({ part: z.enum(["mail", "payments", "ai", "backup"]) }),
  output: z.object({ works: z.boolean(), words: z.string() }),
});
