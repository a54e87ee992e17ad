/** Signing in and out: the password opens a session, and nothing else does. */
import type * as contract from "#contract/account.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { logInRefusals } from "#texts/en/account.ts";
import { countGuess } from "./guesses.ts";
import { keyOf } from "./keys.ts";
import { rememberDevice } from "./known-devices.ts";
import { isPassword } from "./passwords.ts";
import { ownAccount } from "./own-account.ts";
import * as queries from "./queries.ts";

type Credentials = Pick<InputOf<typeof contract.login>, "email" | "password">;

/** The player whose address and password these are at this moment; null when they are nobody's. */
export async function provePassword(
  deps: Deps,
  { email, password }: Credentials,
  visit: Visit,
): Promise<string | null> {
  const account = keyOf(email);
  await deps.limits.count("sign-in from one address", visit.address);
  const found = await queries.findByEmail(deps.db, account);
  const wasRight = await countGuess(deps, { account, found }, visit);
  if (!(await isPassword(password, found?.passwordHash ?? null)) || !found) return null;
  await wasRight();
  return found.id;
}

/**
 * For whoever has proved the password in this very request. A sign-in always gets a new session; the
 * one that the browser had before ends.
 */
export async function openSession(
  { db, sessions }: Deps,
  playerId: string,
  visit: Visit,
): Promise<void> {
  const session = { playerId, device: visit.device };
  const { token, deviceToken, before } = await db.transaction(async (tx) => ({
    token: await sessions.open(tx, session),
    deviceToken: await rememberDevice(tx, playerId, visit),
    before: visit.token === null ? null : await sessions.end(tx, visit.token),
  }));
  if (before !== null) sessions.forget(before);
  visit.setToken(token);
  visit.setDeviceToken(deviceToken);
}

export async function logIn(deps: Deps, credentials: Credentials, visit: Visit) {
  const playerId = await provePassword(deps, credentials, visit);
  if (playerId === null) throw refusedError(logInRefusals, "wrong_password");
  await openSession(deps, playerId, visit);
  return ownAccount(deps, playerId);
}

export async function logOut({ db, sessions }: Deps, visit: Visit) {
  const { token } = visit;
  if (token !== null && !visit.isCrossSite) {
    const playerId = await db.transaction((tx) => sessions.end(tx, token));
    if (playerId !== null) sessions.forget(playerId);
    visit.setToken(null);
  }
  return succeeded;
}
