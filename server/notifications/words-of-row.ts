import {
  isNotificationCode,
  notificationText,
  type NotificationContent,
  type NotificationText,
} from "#texts/notifications.ts";

/** How a notification is stored. Those from before there were codes have no code but sentences. */
export type StoredContent = { code: string | null; params: object } & NotificationText;

/** Words are found when they are shown, behind the bell as well as on a device. */
export const wordsOfRow = ({ code, params, title, text }: StoredContent): NotificationText =>
  isNotificationCode(code)
    ? notificationText({ code, params } as NotificationContent)
    : { title, text };
