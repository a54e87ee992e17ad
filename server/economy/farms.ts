/** What others gain from accounts that may be fake has an end. */
import { mailboxOf } from "#game/account/email-address.ts";
import { START_COINS } from "#game/account/sign-up.ts";
import {
  isBargain,
  isUnproven,
  mostForUnproven,
  mustConfirmFirst,
  mustStay,
  type CardWorth,
  type FarmSettings,
} from "#game/economy/farms.ts";
import { dayOf } from "#game/lib/day.ts";
import type { Tx } from "#server/lib/db.ts";
import { sha256 } from "#server/lib/ids.ts";
import type { Jobs } from "#server/lib/jobs.ts";
import { refusedError, type RefusedError } from "#server/lib/refuse.ts";
import { notify } from "#server/notifications/service.ts";
import { giveCoins, lockPurse, tallySoFar, tallyUpTo } from "#server/purse/service.ts";
import { farmRefusals } from "#texts/en/economy.ts";
import * as queries from "./farm-queries.ts";

declare module "#server/lib/deps.ts" {
  interface Deps {
    /** What keeps farms of fake accounts from paying. */
    farms: FarmSettings;
  }
}

/** The settings and the moment under which something happens. */
export type Circumstances = { farms: FarmSettings; nowMs: number };

/** Those of the accounts that are new and have not confirmed their addresses. */
export async function listUnproven(
  tx: Tx,
  playerIds: readonly string[],
  { farms, nowMs }: Circumstances,
): Promise<Set<string>> {
  if (farms.unprovenDays <= 0) return new Set();
  const accounts = await queries.listAccounts(tx, playerIds);
  return new Set(
    accounts.flatMap(({ id, ...account }) => (isUnproven(account, farms, nowMs) ? id : [])),
  );
}

/** Of an unproven account: whether it may pay this price. */
export function refuseTooDear(price: number, worth: CardWorth, { farms }: Circumstances): void {
  const most = mostForUnproven(worth, farms);
  if (price > most) throw refusedError(farmRefusals, "too_dear_unconfirmed", { most });
}

/** A deal that this player gains by, with an unproven account. `askerId`: who is answered. */
type Gain = { playerId: string; askerId: string };

const tallyOf = ({ playerId }: Gain, { nowMs }: Circumstances) => ({
  playerId,
  day: dayOf(nowMs),
  what: queries.GAIN,
});

const gainedEnough = ({ playerId, askerId }: Gain): RefusedError =>
  refusedError(farmRefusals, playerId === askerId ? "gained_enough" : "other_gained_enough");

async function countGain(tx: Tx, gain: Gain, circumstances: Circumstances): Promise<void> {
  const { gainsPerDay } = circumstances.farms;
  if (!(await tallyUpTo(tx, tallyOf(gain, circumstances), gainsPerDay))) throw gainedEnough(gain);
}

/** All or none: others of the same transaction are not undone when these are refused. */
async function countGains(
  tx: Tx,
  gains: readonly Gain[],
  circumstances: Circumstances,
): Promise<void> {
  // Their purses are locked: where there is room now, there is when it is counted.
  for (const gain of gains.slice(1)) {
    const soFar = await tallySoFar(tx, tallyOf(gain, circumstances));
    if (soFar >= circumstances.farms.gainsPerDay) throw gainedEnough(gain);
  }
  for (const gain of gains) await countGain(tx, gain, circumstances);
}

type CountedSale = Record<"sellerId" | "buyerId" | "askerId", string> & {
  price: number;
  worth: CardWorth;
};

/**
 * A sale to an unproven account is the seller's gain, and one by an unproven account for less than
 * the card is worth the buyer's. The caller has locked both purses.
 */
export async function countSale(
  tx: Tx,
  { sellerId, buyerId, askerId, price, worth }: CountedSale,
  { unproven, ...circumstances }: Circumstances & { unproven: ReadonlySet<string> },
): Promise<void> {
  const gains: Gain[] = [];
  if (unproven.has(buyerId)) gains.push({ playerId: sellerId, askerId });
  if (unproven.has(sellerId) && isBargain(price, worth, circumstances.farms)) {
    gains.push({ playerId: buyerId, askerId });
  }
  await countGains(tx, gains, circumstances);
}

/** Counts what comes from an account of which it is not known yet whether it is unproven. */
export async function countGainFrom(
  tx: Tx,
  giverId: string,
  gain: Gain,
  circumstances: Circumstances,
): Promise<void> {
  const unproven = await listUnproven(tx, [giverId], circumstances);
  if (unproven.has(giverId)) await countGain(tx, gain, circumstances);
}

/** Before a card is offered or given to another player. */
export function refuseStaying(
  { acquiredAt }: { acquiredAt: Date },
  { farms, nowMs }: Circumstances,
): void {
  if (!mustStay(acquiredAt.getTime(), farms, nowMs)) return;
  throw refusedError(farmRefusals, "card_stays", { days: farms.cardStaysDays });
}

type Welcome = { playerId: string; address: string; email: string };

/**
 * The welcome coins, once for each mailbox; after many sign-ups from one address they wait for the
 * confirmed address.
 */
export async function welcome(
  tx: Tx,
  jobs: Jobs,
  { playerId, address, email }: Welcome,
  { farms, nowMs }: Circumstances,
): Promise<void> {
  const mailbox = mailboxOf(email);
  const hashes = { addressHash: sha256(address), mailboxHash: sha256(mailbox) };
  const signUp = { playerId, mailbox, ...hashes, day: dayOf(nowMs) };
  const hasHadIt = await queries.isKnownMailbox(tx, signUp);
  const isCrowded = mustConfirmFirst(await queries.countSignUp(tx, signUp), farms);
  await queries.insertSignUp(tx, { ...signUp, welcomeWaits: isCrowded && !hasHadIt });
  if (!isCrowded && !hasHadIt) return giveWelcomeCoins(tx, playerId);
  await notify(tx, jobs, {
    playerId,
    code: hasHadIt ? "welcomed_before" : "welcome_waits",
    params: { coins: START_COINS },
    link: "/profile?tab=account",
    cause: `player:${playerId}`,
  });
}

const giveWelcomeCoins = (tx: Tx, playerId: string): Promise<void> => {
  const cause = `player:${playerId}`;
  return giveCoins(tx, { playerId, coins: START_COINS, reason: "start", cause });
};

/** After an address has been confirmed. */
export async function endWaitingForAddress(tx: Tx, playerId: string): Promise<void> {
  if (!(await queries.endWaiting(tx, playerId))) return;
  await lockPurse(tx, playerId);
  await giveWelcomeCoins(tx, playerId);
}
