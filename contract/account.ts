/** Who is signed in. Every page asks this, so what few pages ask stands in other files. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const person = {
  id: z.string(),
  username: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  emailVerified: z.boolean(),
  coins: z.int(),
  invitesUsed: z.int(),
  role: z.enum(["user", "admin", "demo"]),
  streak: z.int(),
};

export const user = z.object({
  ...person,
  cardCredits: z.int(),
  /** How many creatures the player has created. */
  cardsCreated: z.int(),
  /** All coins ever received; the balance is what is left of them. */
  coinsEarned: z.int(),
  /** The number on the bell; 100 stands for all that are more. */
  unreadNotifications: z.int(),
});

export type UserOnWire = z.output<typeof user>;

export const currentUser = endpoint({
  method: "GET",
  path: "/api/auth/user",
  access: "player",
  summary: "The signed-in player; 401 when nobody is signed in",
  input: z.object({}),
  output: user,
});

export const forceLogout = endpoint({
  method: "POST",
  path: "/api/force-logout",
  access: "anyone",
  summary: "End this session",
  input: z.object({}),
  output: z.object({ success: z.literal(true) }),
});

export const logout = endpoint({
  method: "GET",
  path: "/api/logout",
  access: "anyone",
  summary: "End this session; ignored when another site asks for it",
  input: z.object({}),
  output: z.object({ success: z.literal(true) }),
});
