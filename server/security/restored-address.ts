/**
 * A player brings an address back that another person had taken away: what that person has set up since
 * opens the account no more and asks for no code of theirs.
 */
import type { Tx } from "#server/lib/db.ts";
import { noteAccountChange } from "./account-changes.ts";
import { turnOffSince } from "./authenticator-queries.ts";
import { deletePasskeysSince } from "./passkey-queries.ts";

/** False when there was nothing. */
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
