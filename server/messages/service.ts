/** An admin writes to one player. The words stay in the log, from which the letter takes them. */
import type * as contract from "#contract/messages.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { findReader } from "#server/account/service.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { JobWork } from "#server/lib/jobs.ts";
import { withNames } from "#server/lib/names/mentions.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { notify } from "#server/notifications/service.ts";
import { adminRefusals } from "#texts/en/admin.ts";
import { messageAnswers, messageLetter } from "#texts/en/messages.ts";
import * as queries from "./queries.ts";

/** Between the subject, which is one line, and the text. No name goes on beyond it. */
const BETWEEN = ":\n";

export async function writeToUser(
  { db, now, jobs, limits }: Deps,
  adminId: string,
  { id, subject, text }: InputOf<typeof contract.writeToUser>,
) {
  await limits.count("messages of one admin", adminId);
  await limits.count("messages to one player", id);
  await db.transaction(async (tx) => {
    if (!(await queries.lockOpen(tx, id))) throw refusedError(adminRefusals, "no_user");
    const number = await writeAdminLog(tx, {
      atMs: now(),
      adminId,
      deed: "message written",
      subject: { kind: "account", id },
      why: `${subject}${BETWEEN}${text}`,
      after: null,
    });
    const cause = `message:${number}`;
    await notify(tx, jobs, {
      playerId: id,
      code: "message",
      params: { subject, text },
      link: "",
      cause,
    });
    await jobs.add(tx, "send-message-letter", { number });
    return null;
  });
  return { ...succeeded, message: messageAnswers.written };
}

export async function sendMessageLetter(
  { db, mailer, publicUrl, operator }: Deps,
  { number }: JobWork["send-message-letter"],
): Promise<void> {
  const row = await queries.findMessage(db, number);
  const reader = row && (await findReader(db, row.playerId));
  if (!reader) return;
  const [words = ""] = await withNames(db, [row.words]);
  const [subject = "", ...texts] = words.split(BETWEEN);
  const { username, email: to } = reader;
  const about = { username, link: `${publicUrl}/`, contact: operator.email };
  const letter = messageLetter({ subject, text: texts.join(BETWEEN), ...about });
  await mailer.send({ to, about: row.playerId, id: `message-${number}`, ...letter });
}
