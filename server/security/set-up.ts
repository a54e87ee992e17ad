/** Players set up and take away what protects their account. All of it wants a proof of who is there. */
import type * as contract from "#contract/security.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import type { ProtectionChange } from "#server/lib/jobs.ts";
import { newId } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Proved } from "#server/lib/session.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { securityRefusals } from "#texts/en/security.ts";
import { noteAccountChange } from "./account-changes.ts";
import * as authenticator from "./authenticator-queries.ts";
import {
  addressOf,
  makeRecoveryCodes,
  newSecret,
  isLastTaken,
  sealSecret,
  takeAppCode,
} from "./codes.ts";
import * as queries from "./passkey-queries.ts";
import * as passkeys from "./passkeys.ts";
import { findProtection, lockProtection, requireTwoFactorSession } from "./protection.ts";

/** The letter tells the owner when another person changes something in an open session. */
async function tellOwner(
  { jobs, now }: WithoutDb,
  tx: Tx,
  playerId: string,
  change: ProtectionChange,
) {
  const atMs = now();
  await noteAccountChange(tx, { playerId, change }, atMs);
  await jobs.add(tx, "send-letter", { playerId, letter: "protection", change, atMs });
}

/** More than a player has devices. */
const PASSKEYS_AT_MOST = 20;

export async function beginAuthenticator(deps: Deps, playerId: string, _: object, visit: Visit) {
  await requireTwoFactorSession(deps, playerId, visit);
  const secret = newSecret();
  const sealed = sealSecret(deps, playerId, secret);
  const begun = { sealed, now: new Date(deps.now()) };
  const isBegun = await deps.db.transaction((tx) => authenticator.beginSetUp(tx, playerId, begun));
  if (!isBegun) throw refusedError(securityRefusals, "authenticator_on");
  return { secret, address: addressOf(await authenticator.findName(deps.db, playerId), secret) };
}

/** From this moment on a password alone opens nothing, and this session has shown a code. */
export async function confirmAuthenticator(
  deps: Deps,
  playerId: string,
  input: InputOf<typeof contract.confirmAuthenticator>,
  { sessionId, isTwoFactor }: Visit,
) {
  const code = input.code.replaceAll(/\s/g, "");
  await deps.limits.count("second factor of one account", playerId);
  const recoveryCodes = await deps.db.transaction(async (tx) => {
    if (await authenticator.isOn(tx, playerId)) {
      // A player who turned it on here a moment ago has lost the answer and never seen the codes.
      const isRepeated = isTwoFactor && (await isLastTaken(deps, tx, playerId, code));
      if (!isRepeated) throw refusedError(securityRefusals, "authenticator_on");
      await tellOwner(deps, tx, playerId, "new codes");
      return makeRecoveryCodes(tx, playerId);
    }
    if (!(await takeAppCode(deps, tx, playerId, { code, isOn: false }))) {
      throw refusedError(securityRefusals, "wrong_code");
    }
    await authenticator.turnOn(tx, playerId, new Date(deps.now()));
    await deps.sessions.prove(tx, { playerId, sessionId }, { isTwoFactor: true });
    await tellOwner(deps, tx, playerId, "app on");
    return makeRecoveryCodes(tx, playerId);
  });
  deps.sessions.forget(playerId);
  await deps.limits.forget("second factor of one account", playerId);
  return { recoveryCodes };
}

export async function removeAuthenticator(deps: Deps, playerId: string, _: object, visit: Visit) {
  await requireTwoFactorSession(deps, playerId, visit);
  await deps.db.transaction(async (tx) => {
    await lockProtection(tx, playerId);
    if (!(await authenticator.turnOff(tx, playerId))) return null;
    await endWhatItOpened(deps, tx, { playerId, ...visit });
    await tellOwner(deps, tx, playerId, "app off");
    return null;
  });
  deps.sessions.forget(playerId);
  return succeeded;
}

async function endWhatItOpened({ sessions }: WithoutDb, tx: Tx, session: Proved): Promise<void> {
  const { hasAuthenticator, hasPasskey } = await findProtection(tx, session.playerId);
  await sessions.endTwoFactor(tx, session, { hasFactor: hasAuthenticator || hasPasskey });
}

export async function renewRecoveryCodes(deps: Deps, playerId: string, _: object, visit: Visit) {
  await requireTwoFactorSession(deps, playerId, visit);
  const recoveryCodes = await deps.db.transaction(async (tx) => {
    await lockOwnAuthenticator(tx, playerId);
    await tellOwner(deps, tx, playerId, "new codes");
    return makeRecoveryCodes(tx, playerId);
  });
  return { recoveryCodes };
}

/** Codes are of an app that is on, and stays on until they are made. */
async function lockOwnAuthenticator(tx: Tx, playerId: string): Promise<void> {
  const found = await authenticator.lockAuthenticator(tx, playerId);
  if (!found?.isOn) throw refusedError(securityRefusals, "authenticator_off");
}

export async function beginPasskey(deps: Deps, playerId: string, _: object, visit: Visit) {
  await requireTwoFactorSession(deps, playerId, visit);
  const name = await authenticator.findName(deps.db, playerId);
  return passkeys.askForNewPasskey(deps, { playerId, sessionId: visit.sessionId, name });
}

/** This session got the question after a proof, so the answer needs no further proof. */
export async function addPasskey(
  deps: Deps,
  playerId: string,
  { name, passkey }: InputOf<typeof contract.addPasskey>,
  { sessionId }: Visit,
) {
  const checked = await passkeys.checkNewPasskey(deps, passkey, { playerId, sessionId });
  const madeAt = new Date(deps.now());
  const made = { ...checked, id: newId(), playerId, name, madeAt };
  const added = await deps.db.transaction(async (tx) => {
    await lockProtection(tx, playerId);
    if ((await queries.listPasskeys(tx, playerId)).length >= PASSKEYS_AT_MOST) {
      throw refusedError(securityRefusals, "too_many_passkeys");
    }
    if (!(await queries.insertPasskey(tx, made))) {
      throw refusedError(securityRefusals, "passkey_there");
    }
    await deps.sessions.prove(tx, { playerId, sessionId }, { isTwoFactor: true });
    await tellOwner(deps, tx, playerId, "passkey");
    return { id: made.id, name, madeAt: madeAt.toISOString(), lastUsedAt: null };
  });
  deps.sessions.forget(playerId);
  return added;
}

const goneAlready = () => refusedError(securityRefusals, "no_passkey");

export async function renamePasskey(
  { db }: Deps,
  playerId: string,
  input: InputOf<typeof contract.renamePasskey>,
) {
  const isThere = await db.transaction((tx) => queries.renamePasskey(tx, playerId, input));
  if (!isThere) throw goneAlready();
  return succeeded;
}

export async function removePasskey(
  deps: Deps,
  playerId: string,
  { id }: InputOf<typeof contract.removePasskey>,
  visit: Visit,
) {
  await requireTwoFactorSession(deps, playerId, visit);
  await deps.db.transaction(async (tx) => {
    await lockProtection(tx, playerId);
    if (!(await queries.deletePasskey(tx, playerId, id))) throw goneAlready();
    await endWhatItOpened(deps, tx, { playerId, ...visit });
    await tellOwner(deps, tx, playerId, "no passkey");
    return null;
  });
  deps.sessions.forget(playerId);
  return succeeded;
}
