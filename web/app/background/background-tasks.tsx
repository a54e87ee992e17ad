import type { UserOnWire } from "#contract/account.ts";
import { publicSettings } from "#contract/settings.ts";
import { useLive } from "#web/lib/live.ts";
import { Offline } from "#web/offline/offline.tsx";
import { MissionToasts } from "./mission-toasts.tsx";
import { NotificationWatch } from "./notification-watch.tsx";
import { DealWatch } from "./deal-watch.ts";
import { PlayTime } from "./play-time.tsx";
import { RoadDuels } from "./road-duels.ts";
import { Sounds } from "./sounds.tsx";

/** What runs beside every screen of a player, and what no screen waits for. */
export function BackgroundTasks({ user }: { user: UserOnWire }) {
  const { data } = useLive(publicSettings, {}, "settings");
  return (
    <>
      <Offline user={user} notice={data?.maintenance ?? null} />
      <MissionToasts user={user} />
      <NotificationWatch user={user} />
      <DealWatch />
      <RoadDuels user={user} />
      <PlayTime user={user} />
      <Sounds />
    </>
  );
}
