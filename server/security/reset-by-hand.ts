/**
 * The way back for a player who has lost the app, the codes and the passkeys, by a command on the
 * machine.
 */
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { endTwoFactor } from "#server/lib/session.ts";
import { turnOff } from "./authenticator-queries.ts";
import { dropChallenges } from "./challenges.ts";
import { deletePasskeys } from "./passkey-queries.ts";

/**
 * Takes away everything that a sign-in needs beside the password, and ends what it has opened: a lost
 * phone may be in other hands. The operator who runs the command has checked who asks: `why` says how.
 * False when there was nothing.
 */
export async function resetProtection(
  { now }: Pick<Deps, "now">,
  tx: Tx,
  { playerId, why }: { playerId: string; why: string },
): Promise<boolean> {
  const hadApp = await turnOff(tx, playerId);
  const passkeys = await deletePasskeys(tx, playerId);
  if (!hadApp && passkeys === 0) return false;
  await dropChallenges(tx, playerId);
  await endTwoFactor(tx, { playerId, sessionId: null }, { hasFactor: false });
  await writeAdminLog(tx, {
    atMs: now(),
    adminId: null,
    deed: "protection taken away",
    subject: { kind: "account", id: playerId },
    why,
    before: { app: hadApp, passkeys },
    after: { app: false, passkeys: 0 },
  });
  return true;
}
