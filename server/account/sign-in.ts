/**
 * Signing in and out. A password opens a session, and where two-factor sign-in is on, a password and a
 * code; a passkey opens one by itself. Nothing else does.
 */
import type * as contract from "#contract/account.ts";
import type * as security from "#contract/security.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import {
  answerSecondFactor,
  answerWithPasskey,
  noteSignIn,
  requireSecondFactor,
  type SignInWay,
} from "#server/security/service.ts";
import { logInRefusals } from "#texts/en/account.ts";
import { ownDataRefusals } from "#texts/en/own-data.ts";
import { countGuess } from "./guesses.ts";
import { keyOf } from "#server/lib/names/keys.ts";
import { isKnownDevice, rememberDevice } from "./known-devices.ts";
import { isPassword } from "./passwords.ts";
import { ownAccount } from "./own-account.ts";
import * as queries from "./queries.ts";

type Credentials = Pick<InputOf<typeof contract.login>, "email" | "password">;

/** The account whose address and password these are at this moment; null when there is none. */
export async function provePassword(
  deps: Deps,
  { email, password }: Credentials,
  visit: Visit,
): Promise<queries.Credentials | null> {
  const account = keyOf(email);
  await deps.limits.count("sign-in from one address", visit.address);
  const found = await queries.findByEmail(deps.db, account);
  const wasRight = await countGuess(deps, { account, found }, visit);
  if (!(await isPassword(password, found?.passwordHash ?? null)) || !found) {
    if (found) await noteFailure(deps, found.id, visit);
    return null;
  }
  await wasRight();
  return found;
}

const noteFailure = ({ db, now }: Deps, playerId: string, { device }: Visit) =>
  noteSignIn(db, { playerId, device, way: "password", succeeded: false }, now());

/** How a player has shown who they are. A passkey asks for a finger or a PIN as well. */
type Shown = {
  playerId: string;
  way: SignInWay;
  isTwoFactor: boolean;
  /** Of the password that was shown; null where none was, or where the account is a moment old. */
  passwordHash: string | null;
};

/** For the account that this very request has made. */
export const openFirstSession = (deps: Deps, playerId: string, visit: Visit): Promise<void> =>
  openSession(deps, { playerId, way: "password", isTwoFactor: false, passwordHash: null }, visit);

const openSession = async (deps: Deps, shown: Shown, visit: Visit): Promise<void> =>
  handOver(deps, await deps.db.transaction((tx) => beginSession(tx, deps, shown, visit)), visit);

type Begun = { token: string; deviceToken: string; before: string | null };

/**
 * For a player who has proved in this very request who they are. A sign-in always gets a new
 * session; the one that the browser had before ends. A player who has left must first bring the
 * account back. What was shown must still hold: a change of the password ends all sessions that are
 * there, and waits for this one or is seen by it.
 */
async function beginSession(
  tx: Tx,
  deps: WithoutDb,
  { playerId, way, isTwoFactor, passwordHash }: Shown,
  visit: Visit,
): Promise<Begun> {
  const { sessions, now } = deps;
  if (passwordHash !== null && !(await queries.holdPassword(tx, playerId, passwordHash)))
    throw refusedError(logInRefusals, "wrong_password");
  await refuseLeaver(tx, playerId);
  const { device } = visit;
  if (!(await isKnownDevice(tx, playerId, visit))) await tellOfDevice(tx, deps, playerId, visit);
  await noteSignIn(tx, { playerId, device, way, succeeded: true }, now());
  return {
    token: await sessions.open(tx, { playerId, device, isTwoFactor }),
    deviceToken: await rememberDevice(tx, playerId, visit),
    before: visit.token === null ? null : await sessions.end(tx, visit.token),
  };
}

/** To the browser, after the commit. */
function handOver({ sessions }: Deps, { token, deviceToken, before }: Begun, visit: Visit): void {
  if (before !== null) sessions.forget(before);
  visit.setToken(token);
  visit.setDeviceToken(deviceToken);
}

async function refuseLeaver(tx: Tx, playerId: string): Promise<void> {
  const until = await queries.findReturn(tx, playerId);
  if (!until) return;
  throw refusedError(ownDataRefusals, "account_leaves", { until: until.toISOString() });
}

/** A player who has just signed up has no confirmed address yet, and gets no such letter. */
async function tellOfDevice(tx: Tx, deps: WithoutDb, playerId: string, { device }: Visit) {
  if (!(await queries.findReader(tx, playerId))) return;
  const atMs = deps.now();
  await deps.jobs.add(tx, "send-letter", { playerId, letter: "new-device", device, atMs });
}

/** For a player who has proved the password and nothing else yet. */
export async function enterByPassword(
  deps: Deps,
  { id: playerId, passwordHash }: queries.Credentials,
  visit: Visit,
) {
  await refuseLeaver(deps.db, playerId);
  await requireSecondFactor(deps, playerId);
  await openSession(deps, { playerId, way: "password", isTwoFactor: false, passwordHash }, visit);
}

export async function logIn(deps: Deps, credentials: Credentials, visit: Visit) {
  const proved = await provePassword(deps, credentials, visit);
  if (proved === null) throw refusedError(logInRefusals, "wrong_password");
  await enterByPassword(deps, proved, visit);
  return ownAccount(deps, proved.id);
}

export async function enterBySecondFactor(
  deps: Deps,
  answer: InputOf<typeof security.secondFactor>,
  visit: Visit,
) {
  const { playerId, begun } = await answerSecondFactor(deps, { answer, visit }, async (tx, by) => ({
    playerId: by.playerId,
    begun: await beginSession(tx, deps, { ...by, isTwoFactor: true }, visit),
  }));
  handOver(deps, begun, visit);
  return ownAccount(deps, playerId);
}

export async function enterByPasskey(
  deps: Deps,
  answer: InputOf<typeof security.passkeySignIn>,
  visit: Visit,
) {
  await deps.limits.count("sign-in from one address", visit.address);
  const by = { way: "passkey", isTwoFactor: true, passwordHash: null } as const;
  const { playerId, begun } = await answerWithPasskey(deps, answer, async (tx, id) => ({
    playerId: id,
    begun: await beginSession(tx, deps, { playerId: id, ...by }, visit),
  }));
  handOver(deps, begun, visit);
  return ownAccount(deps, playerId);
}

/** In a demo account this also ends the session of the admin who opened it. */
export async function logOut({ db, sessions }: Deps, visit: Visit) {
  const { token, returnToken, isUnasked } = visit;
  if (isUnasked) return succeeded;
  const tokens = [token, returnToken].filter((each) => each !== null);
  if (tokens.length === 0) return succeeded;
  const ended = await db.transaction(async (tx) => {
    const players = [];
    for (const each of tokens) players.push(await sessions.end(tx, each));
    return players;
  });
  for (const playerId of ended) if (playerId !== null) sessions.forget(playerId);
  visit.setToken(null);
  if (returnToken !== null) visit.setReturnToken(null);
  return succeeded;
}
