/**
 * Guessing a password must be slow, and must not keep the player out. Where the player has signed in
 * before, only the tries of that device count. Strangers share a count for the account: each further
 * one has to wait longer.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Deps } from "#server/lib/deps.ts";
import type { Visit } from "#server/lib/route.ts";
import { isKnownDevice } from "./known-devices.ts";
import type { Credentials } from "./queries.ts";

/** So many tries of strangers in an hour cost no time. */
const AT_FULL_SPEED = 20;
const STEP_MS = 250;
const SLOWEST_MS = 5_000;

/** How long the try with this number has to wait. */
export const pauseMs = (tries: number): number =>
  Math.min(SLOWEST_MS, STEP_MS * Math.max(0, tries - AT_FULL_SPEED));

type Guess = { account: string; found: Credentials | null };

/**
 * Counts a guess before it is looked at, so that guessing many at once gains nothing. What comes back
 * is to be called when the guess was right.
 */
export async function countGuess(
  { db, limits }: Deps,
  { account, found }: Guess,
  visit: Visit,
): Promise<() => Promise<void>> {
  // Counted against the password of now: a new one begins without tries.
  const secret = `${account} ${found?.passwordHash ?? ""}`;
  if (found && (await isKnownDevice(db, found.id, visit))) {
    const ofDevice = `${secret} ${visit.deviceToken}`;
    await limits.count("sign-in from a known device", ofDevice);
    return () => limits.forget("sign-in from a known device", ofDevice);
  }
  const fromAddress = `${secret} ${visit.address}`;
  await limits.count("sign-in of one account from one address", fromAddress);
  await sleep(pauseMs(await limits.count("sign-in of one account by strangers", secret)));
  return async () => {
    await limits.forget("sign-in of one account from one address", fromAddress);
    await limits.giveBack("sign-in of one account by strangers", secret);
  };
}
