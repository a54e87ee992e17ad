/** A player takes the account back from another person, by a letter: what that person has set up goes. */
import type { Tx } from "#server/lib/db.ts";
import type { WithoutDb } from "#server/lib/deps.ts";
import { noteAccountChange } from "./account-changes.ts";
import { turnOffSince } from "./authenticator-queries.ts";
import { deletePasskeys, deletePasskeysSince } from "./passkey-queries.ts";
import { findProtection, isRequired } from "./protection.ts";

/**
 * Passkeys open an account beside its password: who was let in once and made one would come back with it
 * after the password was replaced. Where they are a second factor the letter does not take them away.
 * False when there was nothing.
 */
export async function dropOtherWaysIn(tx: Tx, deps: WithoutDb, playerId: string): Promise<boolean> {
  const found = await findProtection(tx, playerId);
  if (!found.hasPasskey || found.hasAuthenticator || isRequired(deps, found)) return false;
  await deletePasskeys(tx, playerId);
  await noteAccountChange(tx, { playerId, change: "no passkey" }, deps.now());
  return true;
}

/**
 * With an address that comes back goes what was set up since it was taken away: it opens the account no
 * more and asks for no code. False when there was nothing.
 */
export async function dropFactorsSince(
  tx: Tx,
  { playerId, since }: { playerId: string; since: Date },
  nowMs: number,
): Promise<boolean> {
  const hadApp = await turnOffSince(tx, playerId, since);
  const passkeys = await deletePasskeysSince(tx, playerId, since);
  if (hadApp) await noteAccountChange(tx, { playerId, change: "app off" }, nowMs);
  if (passkeys > 0) await noteAccountChange(tx, { playerId, change: "no passkey" }, nowMs);
  return hadApp || passkeys > 0;
}
