import { useMissions } from "#web/missions/api.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { AllMissions } from "./missions/all-missions.tsx";
import { Streak } from "./missions/mission-list.tsx";
import { SeasonPanel } from "./season-panel.tsx";

/** Every mission that the player has, by how long it lasts. */
export function MissionsScreen() {
  const missions = useMissions();
  return (
    <Page>
      <Streak />
      <Unanswered query={missions} title="Your missions did not load" size="h-120" />
      {missions.data && <AllMissions missions={missions.data} />}
      <div className="mt-6">
        <SeasonPanel />
      </div>
    </Page>
  );
}
