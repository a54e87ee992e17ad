import { Panel } from "#web/ui/panel.tsx";
import { MissionList } from "./missions/mission-list.tsx";
import { MISSIONS_PLACE } from "./missions-place.ts";

export const DailyMissions = () => (
  <Panel title="Daily Missions" id={MISSIONS_PLACE}>
    <MissionList />
  </Panel>
);
