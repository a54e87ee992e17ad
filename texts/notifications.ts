/** What happened to a player, and how that is said: a title of a few words and a sentence or two. */
import { onOneLine, plainName } from "#game/lib/plain-name.ts";
import { adminNotifications, moderationNotifications } from "./en/admin.ts";
import { approvalNotifications } from "./en/approval.ts";
import { creationNotifications } from "./en/creation.ts";
import { cupNotifications } from "./en/cup.ts";
import { economyNotifications } from "./en/economy.ts";
import { familyNotifications } from "./en/family.ts";
import { friendNotifications } from "./en/friends.ts";
import { grantNotifications } from "./en/grants.ts";
import { inviteNotifications } from "./en/invites.ts";
import { marketNotifications } from "./en/market.ts";
import { messageNotifications } from "./en/messages.ts";
import { missionNotifications } from "./en/missions.ts";
import { nftNotifications } from "./en/nfts.ts";
import { ownDataNotifications } from "./en/own-data.ts";
import { purchaseNotifications } from "./en/purchases.ts";
import { suspensionNotifications } from "./en/suspensions.ts";
import { tradeNotifications } from "./en/trades.ts";
import { transferNotifications } from "./en/transfers.ts";

export type NotificationText = { title: string; text: string };

const notifications = {
  ...adminNotifications,
  ...approvalNotifications,
  ...creationNotifications,
  ...cupNotifications,
  ...economyNotifications,
  ...familyNotifications,
  ...friendNotifications,
  ...grantNotifications,
  ...inviteNotifications,
  ...marketNotifications,
  ...messageNotifications,
  ...missionNotifications,
  ...moderationNotifications,
  ...nftNotifications,
  ...ownDataNotifications,
  ...purchaseNotifications,
  ...suspensionNotifications,
  ...tradeNotifications,
  ...transferNotifications,
} satisfies Record<string, (params: never) => NotificationText>;

export type NotificationCode = keyof typeof notifications;

type ParamsOf<Each extends (params: never) => NotificationText> =
  Parameters<Each> extends [infer Params] ? Params : Record<string, never>;

/** What is stored of a notification, until it is put into words. */
export type NotificationContent = {
  [Code in NotificationCode]: { code: Code; params: ParamsOf<(typeof notifications)[Code]> };
}[NotificationCode];

/** A server of a newer version may have stored what this one does not know. */
export const isNotificationCode = (code: string | null): code is NotificationCode =>
  code !== null && Object.hasOwn(notifications, code);

/** What admins write is no name, and may hold an address. */
const sentences = new Set(["message", "subject", "text", "why"]);

/** Names are shown as names, also those of before there were rules for them. */
const shown = (name: string, value: unknown): unknown =>
  typeof value !== "string"
    ? Array.isArray(value)
      ? value.map((each) => shown(name, each))
      : value
    : sentences.has(name)
      ? onOneLine(value)
      : (plainName(value) ?? "");

export function notificationText({ code, params }: NotificationContent): NotificationText {
  const values = Object.entries(params).map(([name, value]) => [name, shown(name, value)]);
  return notifications[code](Object.fromEntries(values) as never);
}
