/** Of who becomes an admin, and of other keys for payments, the other admins hear at once. */
import { must } from "#game/lib/must.ts";
import { findReader } from "#server/account/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { AddsJobs, JobWork } from "#server/lib/jobs.ts";
import { notifyMany } from "#server/notifications/service.ts";
import { adminLetter, type adminNotifications } from "#texts/en/admin.ts";
import { notificationText, type NotificationContent } from "#texts/notifications.ts";
import { findLogRow, type LoggedStates } from "./log-queries.ts";
import { listOtherAdmins } from "./role-queries.ts";

const LOG_PAGE = "/admin/log";

type AdminNotification = Extract<NotificationContent, { code: keyof typeof adminNotifications }>;

const isOfAdmin = (state: object | null): boolean =>
  (state as { role?: string } | null)?.role === "admin";

/** Null for what admins find in the log when they look there. */
function notificationOf({
  subjectKind,
  subjectName,
  adminName,
  before,
  after,
}: LoggedStates): AdminNotification | null {
  const by = adminName ?? "";
  if (subjectKind === "payment keys") return { code: "payment_keys_saved", params: { by } };
  const isAdmin = isOfAdmin(after);
  if (subjectKind !== "role" || isOfAdmin(before) === isAdmin) return null;
  const code = isAdmin ? "admin_made" : "admin_unmade";
  return { code, params: { by, player: subjectName ?? "" } };
}

/** By the row of the log, whose transaction this is. */
export async function notifyAdmins(
  tx: Tx,
  { jobs }: { jobs: AddsJobs },
  number: number,
): Promise<void> {
  const row = must(await findLogRow(tx, number), "row of the log");
  const content = notificationOf(row);
  if (!content) return;
  const readers = await listOtherAdmins(tx, row);
  const about = { link: LOG_PAGE, cause: `log:${number}` };
  await notifyMany(
    tx,
    jobs,
    readers.map(({ id: playerId }) => ({ ...content, ...about, playerId })),
  );
  for (const { id: playerId } of readers) {
    await jobs.add(tx, "send-admin-letter", { playerId, number });
  }
}

export async function sendAdminLetter(
  { db, mailer, publicUrl }: Deps,
  { playerId, number }: JobWork["send-admin-letter"],
): Promise<void> {
  const [row, reader] = await Promise.all([findLogRow(db, number), findReader(db, playerId)]);
  if (!row || !reader) return;
  const content = notificationOf(row);
  if (!content) return;
  const { username, email: to } = reader;
  const { title: subject, text } = notificationText(content);
  const about = { at: row.at.toUTCString(), link: publicUrl + LOG_PAGE };
  const letter = adminLetter({ username, subject, text, ...about });
  await mailer.send({ to, about: playerId, id: `log-${number}-${playerId}`, ...letter });
}
