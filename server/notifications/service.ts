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
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { Jobs } from "#server/lib/jobs.ts";
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
const kinds: Record<NotificationCode, NotificationKind> = {
  listing_sold: "sold",
  listing_expired: "expired",
  card_taken_out: "expired",
  order_taken_out: "expired",
  trade_taken_out: "expired",
  order_filled: "bought",
  order_expired: "expired",
  wish_for_sale: "wished",
  trade_offered: "received",
  trade_done: "completed",
  trade_declined: "declined",
  trade_expired: "expired",
  card_waits: "invited",
  card_claimed: "completed",
  card_received: "received",
  transfer_expired: "expired",
  welcome_waits: "received",
  welcomed_before: "received",
  welcomed: "received",
  friend_joined: "invited",
  friend_asked: "invited",
  friend_accepted: "invited",
  friend_challenged: "invited",
  cup_begun: "invited",
  cup_missed: "expired",
  cup_called_off: "expired",
  cup_won: "completed",
  cup_final: "completed",
  mission_completed: "mission",
  look_earned: "mission",
  card_created: "created",
  safe_name: "family",
  parent_reminded: "family",
  parent_said_yes: "family",
  parent_said_no: "family",
  letter_went_astray: "family",
  approval_taken_back: "family",
  parent_left: "family",
  second_parent: "family",
  child_deleted: "family",
  child_asks: "family",
  guardian_answered: "family",
  came_of_age: "family",
  child_came_of_age: "family",
  card_minted: "completed",
  mint_failed: "expired",
  withdrawal_asked: "completed",
  withdrawal_sent: "completed",
  withdrawal_failed: "expired",
  nft_returned: "received",
  key_exported: "completed",
  export_ready: "completed",
  purchase_granted: "received",
  purchase_returned: "completed",
  purchase_refund_failed: "expired",
  purchase_disputed: "expired",
  purchase_asked: "family",
  purchase_declined: "family",
  card_words_hidden: "expired",
  name_withheld: "expired",
  warned: "expired",
  compensated: "received",
  message: "message",
  admin_made: "message",
  admin_unmade: "message",
  payment_keys_saved: "message",
  suspended: "expired",
  suspension_over: "completed",
  child_suspended: "family",
  decision_lifted: "completed",
  decision_undone: "completed",
  decision_stays: "declined",
};

export type NewNotification = NotificationContent & {
  playerId: string;
  /** The page that shows more, such as "/card/<id>"; empty when there is none. */
  link: string;
  /** What it is about, such as "listing:<id>": one notification for each kind and cause. */
  cause: string;
};

/** Adds a notification to the list behind the bell, and sends it to the player's browsers. */
export const notify = (tx: Tx, jobs: Jobs, notification: NewNotification): Promise<void> =>
  notifyMany(tx, jobs, [notification]);

/** The same for several notifications. */
export async function notifyMany(
  tx: Tx,
  jobs: Jobs,
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
