import type { Deps } from "#server/lib/deps.ts";
import { newToken, sha256 } from "#server/lib/ids.ts";
import type { JobWork } from "#server/lib/jobs.ts";
import { letters, newDeviceLetter, protectionLetter } from "#texts/en/account.ts";
import { countUnasked } from "./letter-limits.ts";
import * as queries from "./queries.ts";
import { setRestoreToken } from "./restore-queries.ts";

/** Where a letter's link leads, and for how long. */
export const links: Record<queries.Purpose, { page: string; minutes: number }> = {
  verify: { page: "/verify-email", minutes: 3 * 24 * 60 },
  reset: { page: "/reset-password", minutes: 60 },
  restore: { page: "/reset-password", minutes: 7 * 24 * 60 },
};

type LetterJob = JobWork["send-letter"];
type Notice = Extract<LetterJob, { letter: "new-device" | "protection" }>;
type LinkLetterJob = Exclude<LetterJob, Notice>;

export const sendLetter = (deps: Deps, work: LetterJob): Promise<void> =>
  work.letter === "new-device" || work.letter === "protection"
    ? sendNotice(deps, work)
    : sendLink(deps, work);

/**
 * Says that something was done to the account which its owner may not have done. Who does it again and
 * again has heard of it by then, and the mail server is not made to flood a mailbox.
 */
async function sendNotice(deps: Deps, notice: Notice): Promise<void> {
  const { playerId, atMs, letter } = notice;
  const reader = await queries.findReader(deps.db, playerId);
  if (!reader) return;
  const { username, email: to } = reader;
  const at = new Date(atMs).toUTCString();
  const common = { username, at, link: `${deps.publicUrl}/forgot-password` };
  const words =
    notice.letter === "new-device"
      ? newDeviceLetter({ ...common, device: notice.device })
      : protectionLetter({ ...common, change: notice.change });
  const giveBack = await countUnasked(deps.limits, playerId);
  if (giveBack === null) return;
  try {
    await deps.mailer.send({ to, about: playerId, id: `${letter}-${playerId}-${atMs}`, ...words });
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** The token is made here and only its hash is kept, so that no job and no backup contains it. */
async function sendLink(deps: Deps, work: LinkLetterJob): Promise<void> {
  const token = newToken();
  const reader = await (work.letter === "restore"
    ? deps.db.transaction((tx) => setRestoreToken(tx, work, sha256(token)))
    : keepToken(deps, work, token));
  if (!reader) return;
  const link = `${deps.publicUrl}${links[work.letter].page}?token=${token}`;
  const letter = letters[work.letter]({ username: reader.username, link });
  await deps.mailer.send({ to: reader.email, about: work.playerId, ...letter });
}

const keepToken = (
  { db }: Deps,
  { playerId, letter: purpose }: Exclude<LinkLetterJob, { letter: "restore" }>,
  token: string,
) =>
  db.transaction(async (tx) => {
    const found = await queries.findLetterAddress(tx, playerId);
    if (!found) return null;
    const { minutes } = links[purpose];
    const { emailKey } = found;
    const hash = sha256(token);
    await queries.insertMailedToken(tx, { hash, playerId, purpose, emailKey, minutes });
    return found;
  });
