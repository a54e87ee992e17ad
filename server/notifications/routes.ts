import * as contract from "#contract/notifications.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as webPush from "./web-push.ts";
import * as notifications from "./service.ts";

export const notificationRoutes = [
  playerRoute(contract.listNotifications, notifications.list),
  playerRoute(contract.readNotifications, notifications.markRead),
  playerRoute(contract.notificationSettings, webPush.findSettings),
  playerRoute(contract.saveNotificationSettings, webPush.saveSettings),
  playerRoute(contract.subscribeToPush, (deps, playerId, browser, { sessionId }) =>
    webPush.subscribe(deps, { playerId, sessionId }, browser),
  ),
  playerRoute(contract.unsubscribeFromPush, webPush.unsubscribe),
];
