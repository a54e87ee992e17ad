import type { Deps } from "#server/lib/deps.ts";
import { newToken, sha256 } from "#server/lib/ids.ts";
import * as queries from "./queries.ts";

type Wording = {
  subject: string;
  page: string;
  minutes: number;
  text(letter: { username: string; link: string }): string;
};

const letters: Record<queries.Purpose, Wording> = {
  verify: {
    subject: "Welcome to Taleborn: please confirm your e-mail address",
    page: "/verify-email",
    minutes: 3 * 24 * 60,
    text: ({ username, link }) => `Hello ${username},

your creatures are waiting! Please confirm that this is your e-mail address:

${link}

The link works for three days. If you did not sign up, you can ignore this letter.

The Taleborn team`,
  },
  reset: {
    subject: "Taleborn: choose a new password",
    page: "/reset-password",
    minutes: 60,
    text: ({ username, link }) => `Hello ${username},

somebody, hopefully you, asked for a new password. You can choose it here:

${link}

The link works for one hour and once. If it was not you, ignore this letter: nothing has changed.

The Taleborn team`,
  },
};

/** The token is made here and only its hash is kept, so that no job and no backup contains it. */
export async function sendLetter(
  { db, mailer, publicUrl }: Deps,
  { playerId, letter: purpose }: { playerId: string; letter: queries.Purpose },
): Promise<void> {
  const { subject, page, minutes, text } = letters[purpose];
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
  await mailer.send({ to: player.email, subject, text: text({ username: player.username, link }) });
}
