import * as z from "zod/mini";
import { person } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { badges } from "./invites.ts";
import { done, email, newPassword, optionalName } from "./sign-in.ts";

export const session = z.object({
  id: z.string(),
  /** Such as "Chrome on Windows". */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
});

const profile = z.object({
  ...person,
  hasReceivedWelcomePack: z.boolean(),
  isDemo: z.boolean(),
  walletPublicKey: z.nullable(z.string()),
  badges: z.array(z.enum(badges)),
});

export type ProfileOnWire = z.output<typeof profile>;

export const changePassword = endpoint({
  method: "POST",
  path: "/api/auth/change-password",
  access: "player",
  summary: "Set a new password; ends every other session",
  input: z.object({ currentPassword: z.string().check(z.maxLength(200)), newPassword }),
  output: done,
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/api/auth/resend-verification",
  access: "player",
  summary: "Mail the confirmation link again",
  input: z.object({}),
  output: done,
});

export const listSessions = endpoint({
  method: "GET",
  path: "/api/auth/sessions",
  access: "player",
  summary: "Where the player is signed in",
  input: z.object({}),
  output: z.array(session),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/auth/sessions/{id}",
  access: "player",
  summary: "Sign out one device",
  input: z.object({ id: z.string() }),
  output: z.object({ success: z.literal(true) }),
});

export const getProfile = endpoint({
  method: "GET",
  path: "/api/profile",
  access: "player",
  summary: "One's own profile",
  input: z.object({}),
  output: profile,
});

export const updateProfile = endpoint({
  method: "PUT",
  path: "/api/profile",
  access: "player",
  summary: "Change first name, last name and e-mail; a new e-mail must be confirmed again",
  input: z.object({ firstName: optionalName, lastName: optionalName, email }),
  output: profile,
});
