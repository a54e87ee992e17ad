import * as contract from "#contract/notifications.ts";
import { route } from "#server/lib/route.ts";
import * as webPush from "./web-push.ts";
import * as notifications from "./service.ts";

export const notificationRoutes = [
  route(contract.listNotifications, (page, { deps, player }) =>
    notifications.list(deps, player.id, page),
  ),
  route(contract.readNotifications, ({ upTo }, { deps, player }) =>
    notifications.markRead(deps, player.id, upTo),
  ),
  route(contract.notificationSettings, (_, { deps, player }) =>
    webPush.findSettings(deps, player.id),
  ),
  route(contract.saveNotificationSettings, (input, { deps, player }) =>
    webPush.saveSettings(deps, player.id, input),
  ),
  route(contract.subscribeToPush, (browser, { deps, player, visit }) =>
    webPush.subscribe(deps, { playerId: player.id, sessionId: visit.sessionId }, browser),
  ),
  route(contract.unsubscribeFromPush, ({ endpoint }, { deps, player }) =>
    webPush.unsubscribe(deps, player.id, endpoint),
  ),
];
