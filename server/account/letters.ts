import type { Deps } from "#server/lib/deps.ts";
import { newToken, sha256 } from "#server/lib/ids.ts";
import { letters } from "#texts/en/account.ts";
import * as queries from "./queries.ts";

/** Where a letter's link leads, and for how long. */
const links: Record<queries.Purpose, { page: string; minutes: number }> = {
  verify: { page: "/verify-email", minutes: 3 * 24 * 60 },
  reset: { page: "/reset-password", minutes: 60 },
};

/** The token is made here and only its hash is kept, so that no job and no backup contains it. */
export async function sendLetter(
  { db, mailer, publicUrl }: Deps,
  { playerId, letter: purpose }: { playerId: string; letter: queries.Purpose },
): Promise<void> {
  const { page, minutes } = links[purpose];
  const token = newToken();
  const player = await db.transaction(async (tx) => {
    const found = await queries.findLetterAddress(tx, playerId);
    if (found) {
      const { emailKey } = found;
      await queries.insertMailedToken(tx, {
        hash: sha256(token),
        playerId,
        purpose,
        emailKey,
        minutes,
      });
    }
    return found;
  });
  if (!player) return;
  const link = `${publicUrl}${page}?token=${token}`;
  const letter = letters[purpose]({ username: player.username, link });
  await mailer.send({ to: player.email, ...letter });
}
