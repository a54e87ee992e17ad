/**
 * Farms: many fake accounts that feed a real one. A player who has just signed up and has not
 * confirmed an address is unproven. Unproven players may do everything that others do, but what
 * others gain from these accounts has a limit. All numbers are settings.
 */
import { DAY_MS } from "#game/lib/day.ts";

export type FarmSettings = {
  /** How long an account without a confirmed address stays unproven. */
  unprovenDays: number;
  /** The most that an unproven account pays for a card, in usual prices of it. */
  unprovenPaysTimes: number;
  /** How many deals a day everybody may gain by from unproven accounts. */
  gainsPerDay: number;
  /** So many days a card stays with the account that it came to. */
  cardStaysDays: number;
  /** After more sign-ups a day from one address, welcome coins and invites wait. */
  signUpsPerAddress: number;
  /** What a friend must have done before an invite pays: so many battles, on so many days. */
  inviteHold: { battles: number; days: number };
};

type Account = { signedUpAtMs: number; isConfirmed: boolean };

export const isUnproven = (
  { signedUpAtMs, isConfirmed }: Account,
  { unprovenDays }: FarmSettings,
  nowMs: number,
): boolean => !isConfirmed && nowMs - signedUpAtMs < unprovenDays * DAY_MS;

/** `usual` is null for a card that is hardly sold; then its estimate counts. */
export type CardWorth = { usual: number | null; estimate: number };

export const mostForUnproven = (
  { usual, estimate }: CardWorth,
  { unprovenPaysTimes }: FarmSettings,
): number => Math.floor(unprovenPaysTimes * (usual ?? estimate));

/**
 * Whether the buyer gains by such a price. A farm can make a card cheap among its own accounts: what is
 * as far below the estimate as an unproven account may pay above it is always a gain.
 */
export const isBargain = (
  price: number,
  { usual, estimate }: CardWorth,
  { unprovenPaysTimes }: FarmSettings,
): boolean => price < Math.max(usual ?? estimate, estimate / unprovenPaysTimes);

export const mustStay = (
  acquiredAtMs: number,
  { cardStaysDays }: FarmSettings,
  nowMs: number,
): boolean => nowMs - acquiredAtMs < cardStaysDays * DAY_MS;

/** `signUps`: those of today from one address, this one included. */
export const mustConfirmFirst = (signUps: number, { signUpsPerAddress }: FarmSettings): boolean =>
  signUps > signUpsPerAddress;

export type FarmRefusal =
  | "too_dear_unconfirmed"
  | "gained_enough"
  | "other_gained_enough"
  | "card_stays";
