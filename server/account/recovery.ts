/** Confirming an address, choosing a new password, and signing out elsewhere. */
import type * as contract from "#contract/account.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { endWaitingForAddress } from "#server/economy/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { countAll } from "#server/lib/limits.ts";
import { newId, sha256 } from "#server/lib/ids.ts";
import { withMoments } from "#server/lib/database/moments.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import {
  dropChallenges,
  dropFactorsSince,
  dropOtherWaysIn,
  noteAccountChange,
} from "#server/security/service.ts";
import { recoveryAnswers, recoveryRefusals } from "#texts/en/account.ts";
import { keyOf } from "#server/lib/names/keys.ts";
import { countLetter } from "./letter-limits.ts";
import { rememberOnlyThisDevice } from "./known-devices.ts";
import { proveOwnPassword, wrongPassword } from "./own-password.ts";
import { hashPassword } from "./passwords.ts";
import * as queries from "./queries.ts";
import { restoreAddress } from "./restore-queries.ts";
import { requireStrongPassword } from "./weak-passwords.ts";

const done = (message: string) => ({ ...succeeded, message });

const deadLink = () => refusedError(recoveryRefusals, "dead_link");

/** The answer is the same for every address, so that it does not show who plays here. */
export async function forgotPassword(deps: Deps, { email }: { email: string }, visit: Visit) {
  const { db, jobs, limits } = deps;
  const emailKey = keyOf(email);
  const player = await queries.findByEmail(db, emailKey);
  const unconfirmed = player && !player.isConfirmed ? [email] : [];
  await countLetter(limits, { account: player?.id ?? emailKey, from: visit.address, unconfirmed });
  // Without a player the job takes as long to add, and its letter is never written.
  const playerId = player?.id ?? newId();
  await db.transaction((tx) => jobs.add(tx, "send-letter", { playerId, letter: "reset" }));
  return done(recoveryAnswers.reset_mailed);
}

export async function resetPassword(
  deps: Deps,
  { token, password }: InputOf<typeof contract.resetPassword>,
  visit: Visit,
) {
  const { db, limits, sessions, now } = deps;
  const giveBack = await countAll(limits, [["token from one address", visit.address]]);
  const passwordHash = await hashPassword(password);
  const { playerId, answer } = await db.transaction(async (tx) => {
    const forgotten = await queries.takeMailedToken(tx, sha256(token), "reset");
    const restored = forgotten ? null : await restoreAddress(tx, sha256(token));
    const taken = forgotten ?? restored;
    if (!taken) throw deadLink();
    const owner = await queries.findPasswordOwner(tx, taken.playerId);
    requireStrongPassword(password, owner, "password");
    await queries.updatePassword(tx, taken.playerId, passwordHash);
    await queries.dropMailedTokens(tx, taken.playerId, "reset");
    // A player who reads the letters of an address has shown that it is theirs.
    await confirmAddress(tx, taken);
    const { playerId: id } = taken;
    const change = restored ? "address back" : "password by letter";
    await noteAccountChange(tx, { playerId: id, change }, now());
    // Before the sessions end: what opens one at this moment is waited for.
    const dropped = await dropFactors(tx, deps, { playerId: id, since: restored?.givenUpAt });
    await sessions.endAll(tx, id);
    await dropChallenges(tx, id);
    await rememberOnlyThisDevice(tx, id, visit);
    return { playerId: id, answer: dropped };
  });
  sessions.forget(playerId);
  await giveBack();
  return done(recoveryAnswers[answer]);
}

/** What goes with the old password; says so. */
async function dropFactors(
  tx: Tx,
  deps: WithoutDb,
  { playerId, since }: { playerId: string; since: Date | undefined },
): Promise<keyof typeof recoveryAnswers> {
  if (since !== undefined) {
    const hadMore = await dropFactorsSince(tx, { playerId, since }, deps.now());
    return hadMore ? "all_restored" : "address_restored";
  }
  return (await dropOtherWaysIn(tx, deps, playerId)) ? "passkeys_reset" : "password_reset";
}

export async function changePassword(
  deps: Deps,
  playerId: string,
  input: InputOf<typeof contract.changePassword>,
  visit: Visit,
) {
  const { db, sessions } = deps;
  const stored = await proveOwnPassword(deps, playerId, input.currentPassword);
  const passwordHash = await hashPassword(input.newPassword);
  const answer = await db.transaction(async (tx) => {
    // Said in here, so that a repeated request gets its answer instead of being asked again.
    if (stored === null) throw wrongPassword();
    const owner = await queries.findPasswordOwner(tx, playerId);
    requireStrongPassword(input.newPassword, owner, "newPassword");
    const isChanged = await queries.replacePassword(tx, playerId, { stored, passwordHash });
    if (!isChanged) throw wrongPassword();
    await queries.dropMailedTokens(tx, playerId, "reset");
    await sessions.endAll(tx, playerId, visit.sessionId ?? undefined);
    await dropChallenges(tx, playerId);
    await rememberOnlyThisDevice(tx, playerId, visit);
    await noteAccountChange(tx, { playerId, change: "password" }, deps.now());
    return done(recoveryAnswers.password_changed);
  });
  sessions.forget(playerId);
  return answer;
}

export async function verifyEmail(deps: Deps, { token }: { token: string }, { address }: Visit) {
  const giveBack = await countAll(deps.limits, [["token from one address", address]]);
  await deps.db.transaction(async (tx) => {
    const taken = await queries.takeMailedToken(tx, sha256(token), "verify");
    if (!taken) throw deadLink();
    await confirmAddress(tx, taken);
    return null;
  });
  await giveBack();
  return done(recoveryAnswers.email_confirmed);
}

type ReadAddress = { playerId: string; emailKey: string };

/** For a player who has shown that they read the letters of this address, while it is the account's. */
export async function confirmAddress(tx: Tx, { playerId, emailKey }: ReadAddress): Promise<void> {
  const isConfirmed = await queries.confirmEmail(tx, playerId, emailKey);
  if (!isConfirmed) throw deadLink();
  await endWaitingForAddress(tx, playerId);
}

export async function resendVerification(
  { db, jobs, limits }: Deps,
  playerId: string,
  { address }: Visit,
) {
  const { email } = await queries.findPlayer(db, playerId);
  await countLetter(limits, { account: playerId, from: address, unconfirmed: [email] });
  await db.transaction((tx) => jobs.add(tx, "send-letter", { playerId, letter: "verify" }));
  return done(recoveryAnswers.confirmation_mailed);
}

export async function listSessions({ db }: Deps, playerId: string, { sessionId }: Visit) {
  const sessions = await queries.listSessions(db, playerId);
  return sessions.map((each) => ({ ...withMoments(each), current: each.id === sessionId }));
}

export async function endSession(
  { db, sessions }: Deps,
  playerId: string,
  { id }: InputOf<typeof contract.endSession>,
) {
  const ended = await db.transaction((tx) => sessions.endOne(tx, playerId, id));
  if (!ended) throw refusedError(recoveryRefusals, "no_session");
  sessions.forget(playerId);
  return succeeded;
}

export async function endOtherSessions(
  { db, sessions }: Deps,
  playerId: string,
  _: object,
  { sessionId }: Visit,
) {
  await db.transaction((tx) => sessions.endAll(tx, playerId, sessionId ?? undefined));
  sessions.forget(playerId);
  return succeeded;
}
