import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { MISSIONS_PLACE } from "./missions-place.ts";

/** Its code comes after the first screen, like its answers. */
const MissionList = lazily(() => import("./missions/mission-list.tsx"), "MissionList", {
  meanwhile: <Skeleton className="h-80" />,
  otherwise: NotLoaded,
});

export const DailyMissions = () => (
  <Panel title="Daily Missions" id={MISSIONS_PLACE}>
    <MissionList />
  </Panel>
);
