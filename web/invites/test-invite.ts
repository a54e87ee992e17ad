/** For tests: a player without an invite code, and a player with one. */
import type { InviteStatus } from "#contract/invites.ts";

export const fresh: InviteStatus = {
  hasInviteCode: false,
  inviteCode: null,
  invitesUsed: 0,
  maxInvites: 6,
  invitedBy: null,
  canGenerate: true,
  canRedeem: true,
  friendsInvited: 0,
  friendsAtMost: 12,
  badges: [],
};

export const withCode: InviteStatus = {
  ...fresh,
  hasInviteCode: true,
  inviteCode: "ABCD2345",
  invitesUsed: 2,
  canGenerate: false,
  friendsInvited: 2,
};

export const STATUS = "GET /api/invite/status";
