import type { Tx } from "#server/lib/db.ts";
import { insertInto, saveRow } from "#server/lib/insert.ts";
import type { StoredContent } from "./words-of-row.ts";

export type StoredPushKeys = { publicKey: string; privateKey: string };

/** The pair that was stored first stays, so that all processes use the same one. */
export async function saveKeysOnce(tx: Tx, keys: StoredPushKeys): Promise<StoredPushKeys> {
  await tx.rows(...insertInto("push_keys", keys, "on conflict do nothing"));
  return tx.one<StoredPushKeys>(
    `select public_key as "publicKey", private_key as "privateKey" from push_keys`,
  );
}

export type WebPushSettings = {
  browsers: number;
  quietFrom: number | null;
  quietTo: number | null;
  timeZone: string;
};

export const findSettings = (tx: Tx, playerId: string) =>
  tx.one<WebPushSettings>(
    `select (select count(*) from push_subscriptions where player_id = $1) as browsers,
            q.quiet_from as "quietFrom", q.quiet_to as "quietTo",
            coalesce(q.time_zone, 'UTC') as "timeZone"
       from (select) one left join quiet_hours q on q.player_id = $1`,
    [playerId],
  );

export const saveQuietHours = (
  tx: Tx,
  playerId: string,
  { quietFrom, quietTo, timeZone }: Omit<WebPushSettings, "browsers">,
) => tx.rows(...saveRow("quiet_hours", { playerId }, { quietFrom, quietTo, timeZone }));

export type NewSubscription = {
  endpoint: string;
  p256dh: string;
  auth: string;
  playerId: string;
  sessionId: string | null;
};

/** A browser belongs to the player who subscribed last. Nothing is saved after the session's end. */
export const saveSubscription = (tx: Tx, subscription: NewSubscription) =>
  tx.rows(
    `insert into push_subscriptions (endpoint, player_id, session_id, p256dh, auth)
     select $1, $2, id, $4, $5 from sessions where id = $3 for key share
     on conflict (endpoint) do update
       set player_id = $2, session_id = $3, p256dh = $4, auth = $5, created_at = now()`,
    [
      subscription.endpoint,
      subscription.playerId,
      subscription.sessionId,
      subscription.p256dh,
      subscription.auth,
    ],
  );

/** Deletes all subscriptions of a player but the newest ones. */
export const deleteOldest = (tx: Tx, playerId: string, atMost: number) =>
  tx.rows(
    `delete from push_subscriptions where id in (
       select id from push_subscriptions where player_id = $1
        order by created_at desc, id desc offset $2)`,
    [playerId, atMost],
  );

export const deleteSubscription = (tx: Tx, playerId: string, endpoint: string) =>
  tx.rows(`delete from push_subscriptions where player_id = $1 and endpoint = $2`, [
    playerId,
    endpoint,
  ]);

export const deleteSubscriptionsOf = (tx: Tx, playerId: string) =>
  tx.rows(`delete from push_subscriptions where player_id = $1`, [playerId]);

/** One notification for one browser. */
export type Due = { notificationId: number; subscriptionId: number };

export type DueRow = StoredContent & {
  playerId: string;
  link: string;
  createdAt: Date;
  endpoint: string;
  p256dh: string;
  auth: string;
  quietFrom: number | null;
  quietTo: number | null;
  timeZone: string;
};

/** Null when it has been read, or when the browser is no longer subscribed by this player. */
export const findDue = (tx: Tx, { notificationId, subscriptionId }: Due) =>
  tx.maybe<DueRow>(
    `select n.player_id as "playerId", n.code, n.params, n.title, n.text, n.link, n.created_at as "createdAt",
            s.endpoint, s.p256dh, s.auth, q.quiet_from as "quietFrom", q.quiet_to as "quietTo",
            coalesce(q.time_zone, 'UTC') as "timeZone"
       from notifications n
       join push_subscriptions s on s.player_id = n.player_id
       join sessions on sessions.id = s.session_id and sessions.expires_at > now()
       left join quiet_hours q on q.player_id = n.player_id
      where n.id = $1 and s.id = $2 and n.read_at is null`,
    [notificationId, subscriptionId],
  );
