/**
 * Inviting friends. A code admits six friends, and a second one may be made when the first is used
 * up: twelve in all. Both sides are paid at once. A player says once, in the first thirty days, who
 * invited them; players cannot be their own guests, not even over others.
 */
import { DAY_MS, dayOf } from "#game/lib/day.ts";

export const INVITE_CODE_LENGTH = 8;

export const FRIENDS_PER_CODE = 6;

export const CODES_AT_MOST = 2;

export const FRIENDS_AT_MOST = FRIENDS_PER_CODE * CODES_AT_MOST;

export const REDEEM_DAYS = 30;

/** What the one who invited receives for every friend, in standard cards. */
export const INVITER_COINS = 100;
export const INVITER_CARDS = 3;

/** What the friend receives: the premium invite pack, cards that are rare or better. */
export const INVITEE_COINS = 50;
export const INVITEE_CARDS = 3;

/** `codes` in the order in which they were made. */
export type OwnCodes = readonly { used: number }[];

export const admitsSomebody = (code: { used: number } | undefined): boolean =>
  code !== undefined && code.used < FRIENDS_PER_CODE;

/** A first code, or one more when the last is used up. */
export const mayMakeCode = (codes: OwnCodes): boolean =>
  codes.length < CODES_AT_MOST && !admitsSomebody(codes.at(-1));

export type Guest = {
  id: string;
  signedUpAtMs: number;
  /** Another player has invited them already. */
  isInvited: boolean;
  /** Letters to the guest arrive where those to the owner of the code do. */
  hasMailboxOfOwner: boolean;
};

export type Invitation = {
  ownerId: string;
  used: number;
  /** Who invited the owner, who invited that one, and so on. */
  ownerInvitedBy: readonly string[];
};

export type RedeemRefusal =
  | "unknown_code"
  | "own_code"
  | "already_invited"
  | "too_late"
  | "used_up"
  | "cycle";

export function mayStillRedeem(
  { signedUpAtMs, isInvited }: Omit<Guest, "id" | "hasMailboxOfOwner">,
  nowMs: number,
) {
  return !isInvited && nowMs - signedUpAtMs <= REDEEM_DAYS * DAY_MS;
}

export function refuseToRedeem(
  { ownerId, used, ownerInvitedBy }: Invitation,
  guest: Guest,
  nowMs: number,
): RedeemRefusal | null {
  if (ownerId === guest.id || guest.hasMailboxOfOwner) return "own_code";
  if (guest.isInvited) return "already_invited";
  if (!mayStillRedeem(guest, nowMs)) return "too_late";
  if (!admitsSomebody({ used })) return "used_up";
  return ownerInvitedBy.includes(guest.id) ? "cycle" : null;
}

/**
 * Whether what a friend's code brings counts for missions. On the day of the sign-up it does not,
 * because the player has done nothing for it yet.
 */
export const doesPackCount = (signedUpAtMs: number, nowMs: number): boolean =>
  dayOf(signedUpAtMs) !== dayOf(nowMs);

/** The badge of those who brought all their friends. */
export const isLegendaryFounder = (friendsInvited: number): boolean =>
  friendsInvited >= FRIENDS_AT_MOST;
