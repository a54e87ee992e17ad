import { lazy, Suspense } from "react";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Its code comes after the first screen, like its answers. */
const MissionList = lazy(async () => ({
  default: (await import("./missions/mission-list.tsx")).MissionList,
}));

export function DailyMissions() {
  return (
    <Panel title="Daily Missions">
      <Suspense fallback={<Skeleton className="h-80" />}>
        <MissionList />
      </Suspense>
    </Panel>
  );
}
