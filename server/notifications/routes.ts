import * as contract from "#contract/notifications.ts";
import { route } from "#server/lib/route.ts";
import * as notifications from "./service.ts";

export const notificationRoutes = [
  route(contract.listNotifications, ({ limit, cursor }, { deps, player }) =>
    notifications.list(deps, player.id, { limit, cursor: cursor ?? null }),
  ),
  route(contract.readNotifications, ({ upTo }, { deps, player }) =>
    notifications.read(deps, player.id, upTo),
  ),
];
