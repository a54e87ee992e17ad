import { useMissions } from "#web/missions/api.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AllMissions } from "./missions/all-missions.tsx";
import { Streak } from "./missions/mission-list.tsx";
import { SeasonPanel } from "./season-panel.tsx";

/** Every mission that the player has, by how long it lasts. */
export function MissionsScreen() {
  const { data, isLoading, refetch } = useMissions();
  return (
    <Page>
      <Streak />
      {isLoading && <Skeleton className="h-120" />}
      {!isLoading && !data && <FailedState title="Your missions did not load" onRetry={refetch} />}
      {data && <AllMissions missions={data} />}
      <div className="mt-6">
        <SeasonPanel />
      </div>
    </Page>
  );
}
