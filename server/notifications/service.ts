/**
 * Notifications tell a player what happened while they were away. Each is saved in the transaction
 * of the event itself, so it is there even when its toast was missed.
 */
import type { InputOf } from "#contract/endpoint.ts";
import type {
  listNotifications,
  NotificationKind,
  NotificationOnWire,
} from "#contract/notifications.ts";
import { byWord } from "#game/lib/words.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { AddsJobs } from "#server/lib/jobs.ts";
import { nudgePlayer } from "#server/live/service.ts";
import type { NotificationContent, NotificationCode } from "#texts/notifications.ts";
import * as queries from "./queries.ts";
import { wordsOfRow } from "./words-of-row.ts";

export { wordsOfRow } from "./words-of-row.ts";
export { lockSubscriptionsOf, ownPushKeys, sendPush } from "./web-push.ts";

const PAGE = 20;
const KEPT_DAYS = 90;

/**
 * The kind decides the picture beside the words, and one event gives at most one notification of
 * each kind.
 */
const kinds: Record<NotificationCode, NotificationKind> = byWord(
  ["sold", "listing_sold"],
  [
    "expired",
    "listing_expired card_taken_out order_taken_out trade_taken_out order_expired trade_expired",
    "transfer_expired cup_missed cup_called_off mint_failed withdrawal_failed",
    "purchase_refund_failed purchase_disputed card_words_hidden name_withheld warned suspended",
  ],
  ["bought", "order_filled"],
  ["wished", "wish_for_sale"],
  [
    "received",
    "trade_offered card_received welcome_waits welcomed_before welcomed nft_returned",
    "purchase_granted compensated",
  ],
  [
    "completed",
    "trade_done card_claimed cup_won cup_final card_minted withdrawal_asked withdrawal_sent",
    "key_exported export_ready purchase_returned suspension_over decision_lifted decision_undone",
  ],
  ["declined", "trade_declined decision_stays"],
  ["invited", "card_waits friend_joined friend_asked friend_accepted friend_challenged cup_begun"],
  ["mission", "mission_completed look_earned"],
  ["created", "card_created"],
  [
    "family",
    "safe_name parent_reminded parent_said_yes parent_said_no letter_went_astray",
    "approval_taken_back parent_left second_parent child_deleted child_asks guardian_answered",
    "came_of_age child_came_of_age purchase_asked purchase_declined child_suspended",
  ],
  ["message", "message admin_made admin_unmade payment_keys_saved"],
);

export type NewNotification = NotificationContent & {
  playerId: string;
  /** The page that shows more, such as "/card/<id>"; empty when there is none. */
  link: string;
  /** What it is about, such as "listing:<id>": one notification for each kind and cause. */
  cause: string;
};

/** Adds a notification to the list behind the bell, and sends it to the player's browsers. */
export const notify = (tx: Tx, jobs: AddsJobs, notification: NewNotification): Promise<void> =>
  notifyMany(tx, jobs, [notification]);

/** The same for several notifications. */
export async function notifyMany(
  tx: Tx,
  jobs: AddsJobs,
  notifications: readonly NewNotification[],
): Promise<void> {
  for (const { notificationId, subscriptionId } of await recordNotifications(tx, notifications)) {
    if (subscriptionId === null) continue;
    await jobs.add(tx, "send-push", { notificationId, subscriptionId });
  }
}

/** Adds to the list without a push message: for what the player sees on the screen anyway. */
export async function recordNotifications(tx: Tx, notifications: readonly NewNotification[]) {
  if (notifications.length === 0) return [];
  // In the order of the players' ids: two transactions with the same players must not deadlock.
  const rows = notifications
    .map((each) => ({ ...each, kind: kinds[each.code] }))
    .toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1));
  const told = await queries.insertNotifications(tx, rows);
  for (const { playerId } of told) nudgePlayer(tx, playerId, "notifications");
  return told;
}

/** What waited for a friend is over, and leads nowhere any more. */
export async function forgetGift(tx: Tx, cause: string): Promise<void> {
  for (const { playerId } of await queries.forgetGift(tx, cause)) {
    nudgePlayer(tx, playerId, "notifications");
  }
}

export async function list(
  { db }: Deps,
  playerId: string,
  { limit = PAGE, cursor }: InputOf<typeof listNotifications>,
) {
  const [{ unread }, rows] = await Promise.all([
    queries.countUnread(db, playerId),
    queries.listNotifications(db, playerId, { limit, before: cursor ?? null }),
  ]);
  return { unread, items: rows.map(onWire) };
}

const onWire = ({ createdAt, kind, ...row }: queries.NotificationRow): NotificationOnWire => ({
  id: row.id,
  kind: kind as NotificationKind,
  ...wordsOfRow(row),
  link: row.link,
  isRead: row.isRead,
  createdAt: createdAt.toISOString(),
});

/** Marks notifications read up to this id, so that newer ones stay unread. Nudges the other tabs. */
export function markRead({ db }: Deps, playerId: string, { upTo }: { upTo: number }) {
  return db.transaction(async (tx) => {
    const wereUnread = await queries.markRead(tx, playerId, upTo);
    if (wereUnread.length > 0) nudgePlayer(tx, playerId, "notifications");
    return queries.countUnread(tx, playerId);
  });
}

export const forgetOld = (tx: Tx) => queries.forgetOld(tx, KEPT_DAYS);
