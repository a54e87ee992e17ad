/** Inviting friends: codes, and what both sides receive. */
import * as z from "zod/mini";
import { card } from "./cards.ts";
import { endpoint } from "./endpoint.ts";
import { typedCode } from "./fields.ts";

export const badges = ["founder", "legendary_founder"] as const;
export type Badge = (typeof badges)[number];

const status = z.object({
  /** A code that still admits a player. */
  hasInviteCode: z.boolean(),
  /** The newest code, used up or not. */
  inviteCode: z.nullable(z.string()),
  /** Of this code. */
  invitesUsed: z.int(),
  maxInvites: z.int(),
  /** The name of the player whose code was used; null without an invitation. */
  invitedBy: z.nullable(z.string()),
  canGenerate: z.boolean(),
  /** The player has used no code yet, and there is still time for one. */
  canRedeem: z.boolean(),
  /** Over all codes. */
  friendsInvited: z.int(),
  friendsAtMost: z.int(),
  badges: z.array(z.enum(badges)),
});

export type InviteStatus = z.output<typeof status>;

export const inviteStatus = endpoint("GET /api/invite/status", "player", {
  summary: "The player's invite code and how many friends have used it",
  output: status,
});

export const generateInvite = endpoint("POST /api/invite/generate", "invites", {
  summary: "Make an invite code; the same one again while it still has room",
  output: z.object({ inviteCode: z.string() }),
});

export const redeemInvite = endpoint("POST /api/invite/redeem", "invites", {
  summary: "Say who invited the player; a code that cannot be used answers `success: false`",
  input: z.object({ inviteCode: typedCode }),
  output: z.object({
    success: z.boolean(),
    message: z.string(),
    coins: z.int(),
    cards: z.array(card),
  }),
});
