/** What a signed-in player does only with the password: a stranger may use the open browser. */
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { recoveryRefusals } from "#texts/en/account.ts";
import { isPassword } from "./passwords.ts";
import * as queries from "./queries.ts";

export const wrongPassword = () =>
  refusedError(recoveryRefusals, "wrong_current_password").with({ field: "currentPassword" });

/** The hash of the player's password, when this is it; else null. */
export async function proveOwnPassword(
  { db, limits }: Deps,
  playerId: string,
  password: string,
): Promise<string | null> {
  const { passwordHash } = await queries.findCredentials(db, playerId);
  // Counted against the password of now: a new one begins without tries.
  const secret = `${playerId} ${passwordHash}`;
  await limits.count("password of a signed-in player", secret);
  if (!(await isPassword(password, passwordHash))) return null;
  await limits.giveBack("password of a signed-in player", secret);
  return passwordHash;
}
