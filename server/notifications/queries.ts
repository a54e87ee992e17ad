import type { Tx } from "#server/lib/db.ts";
import type { StoredContent } from "./words-of-row.ts";

export type NewNotificationRow = {
  playerId: string;
  kind: string;
  code: string;
  params: object;
  link: string;
  cause: string;
};

/**
 * Leaves out what was notified before. Returns one row for each browser that gets a push message,
 * and one without a browser for a player who has none.
 */
export const insertNotifications = (tx: Tx, notifications: readonly NewNotificationRow[]) =>
  tx.rows<{ notificationId: number; playerId: string; subscriptionId: number | null }>(
    `with told as (
       insert into notifications (player_id, kind, code, params, link, cause)
       select * from unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[], $5::text[], $6::text[])
       on conflict do nothing returning id, player_id)
     select told.id as "notificationId", told.player_id as "playerId", s.id as "subscriptionId"
       from told left join push_subscriptions s on s.player_id = told.player_id`,
    [
      notifications.map((each) => each.playerId),
      notifications.map((each) => each.kind),
      notifications.map((each) => each.code),
      notifications.map((each) => JSON.stringify(each.params)),
      notifications.map((each) => each.link),
      notifications.map((each) => each.cause),
    ],
  );

/** Of a gift that is over, whether it was claimed or not; returns its friend. */
export const forgetGift = (tx: Tx, cause: string) =>
  tx.rows<{ playerId: string }>(
    `delete from notifications where code = 'card_waits' and cause = $1
     returning player_id as "playerId"`,
    [cause],
  );

export type NotificationRow = StoredContent & {
  id: number;
  kind: string;
  link: string;
  createdAt: Date;
  isRead: boolean;
};

export type Page = { limit: number; before: number | null };

export const listNotifications = (tx: Tx, playerId: string, { limit, before }: Page) =>
  tx.rows<NotificationRow>(
    `select id, kind, code, params, title, text, link, created_at as "createdAt", read_at is not null as "isRead"
       from notifications where player_id = $1 and ($3::bigint is null or id < $3)
      order by id desc limit $2`,
    [playerId, limit, before],
  );

export const countUnread = (tx: Tx, playerId: string) =>
  tx.one<{ unread: number }>(
    `select count(*) as unread from notifications where player_id = $1 and read_at is null`,
    [playerId],
  );

/** Returns those that had been unread. */
export const markRead = (tx: Tx, playerId: string, upTo: number) =>
  tx.rows<{ id: number }>(
    `update notifications set read_at = now()
      where player_id = $1 and id <= $2 and read_at is null returning id`,
    [playerId, upTo],
  );

export const forgetOld = (tx: Tx, days: number) =>
  tx.rows(`delete from notifications where created_at < now() - make_interval(days => $1)`, [days]);
