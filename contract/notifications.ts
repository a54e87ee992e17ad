/** What happened while a player looked elsewhere: the list behind the bell. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { numberCursor, upTo } from "./ids.ts";

export const notificationKinds = [
  "sold",
  "received",
  "expired",
  "completed",
  "declined",
  "bought",
  "wished",
  "invited",
  "mission",
  "created",
  "family",
  "message",
] as const;

/** It decides the picture beside the words. */
export type NotificationKind = (typeof notificationKinds)[number];

const notification = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  createdAt: z.string(),
  isRead: z.boolean(),
});

export type NotificationOnWire = z.output<typeof notification>;

export const listNotifications = endpoint("GET /api/notifications", "player", {
  summary: "What happened to the player, the newest first; `cursor` is the id of the last one seen",
  input: z.object({
    cursor: numberCursor,
    limit: upTo(100),
  }),
  output: z.object({ unread: z.int(), items: z.array(notification) }),
});

export const readNotifications = endpoint("POST /api/notifications/read", "player", {
  summary: "Everything up to this one has been seen",
  input: z.object({ upTo: z.int().check(z.minimum(1)) }),
  output: z.object({ unread: z.int() }),
});

/** Minutes after midnight in the player's own time zone. */
const minute = z.int().check(z.minimum(0), z.maximum(1439));

const settings = z.object({
  /** The key with which a browser subscribes (VAPID, base64url). */
  publicKey: z.string(),
  /** How many browsers of the player receive messages. */
  browsers: z.int(),
  /** When no message is sent; both null means that messages may come at any time. */
  quietFrom: z.nullable(minute),
  quietTo: z.nullable(minute),
  /** Such as "Europe/Berlin". */
  timeZone: z.string(),
});

export const notificationSettings = endpoint("GET /api/notifications/settings", "player", {
  summary: "Messages to the player's devices, and when they are quiet",
  output: settings,
});

export const saveNotificationSettings = endpoint("PUT /api/notifications/settings", "player", {
  summary: "Change the quiet hours",
  input: z.object({
    quietFrom: z.nullable(minute),
    quietTo: z.nullable(minute),
    timeZone: z.string().check(z.maxLength(60)),
  }),
  output: settings,
});

export const subscribeToPush = endpoint("POST /api/notifications/push", "messages", {
  summary: "Send messages to this browser, as its own push service allows",
  input: z.object({
    endpoint: z.string().check(z.minLength(1), z.maxLength(1000)),
    keys: z.object({
      p256dh: z.string().check(z.minLength(1), z.maxLength(200)),
      auth: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
  }),
  output: settings,
});

export const unsubscribeFromPush = endpoint("DELETE /api/notifications/push", "player", {
  summary: "Send no more messages to this browser",
  input: z.object({ endpoint: z.string().check(z.maxLength(1000)) }),
  output: settings,
});
