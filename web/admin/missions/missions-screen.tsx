import { ClipboardList } from "lucide-react";
import {
  createMission,
  deleteMission,
  listAllMissions,
  missionStats,
  updateMission,
  type EditedMission,
} from "#contract/admin-missions.ts";
import { listMissions } from "#contract/missions.ts";
import { EditingScreen } from "#web/admin/editing/editing-screen.tsx";
import { Tiles } from "#web/admin/tiles/tiles.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { missionWords } from "#web/words/editing.ts";
import { MissionFacts } from "./mission-facts.tsx";
import { MissionForm, type WrittenMission } from "./mission-form.tsx";

const calls = {
  create: createMission,
  update: updateMission,
  remove: deleteMission,
  touches: [listAllMissions, missionStats, listMissions],
  words: missionWords,
};

const list = {
  label: "Missions",
  read: listAllMissions,
  Icon: ClipboardList,
  empty: "There are no missions yet",
};

export const MissionsScreen = () => (
  <EditingScreen<EditedMission, WrittenMission>
    active="/admin/missions"
    intro="What players can do for coins, credits and cards. What a mission has paid stays paid."
    tiles={<MissionTiles />}
    calls={calls}
    thing="Mission"
    list={list}
    nameOf={({ title }) => title}
    textOf={({ title, description, type }) => `${title} ${description} ${type}`}
    Facts={MissionFacts}
    Form={MissionForm}
    afterwards="Players do not see it any more. What it has paid stays paid."
  />
);

function MissionTiles() {
  const { data } = useAnswer(missionStats, {}, { isAskedAnew: true });
  const others = data && data.creditsGiven + data.cardsGiven > 0;
  return (
    <Tiles
      label="Missions"
      tiles={[
        { label: "Total Completions", value: data?.totalCompletions },
        { label: "Participating Users", value: data?.participatingUsers },
        {
          label: "Rewards Given",
          value: data?.rewardsGiven,
          hint: others
            ? `coins, and ${data.creditsGiven} credits and ${data.cardsGiven} cards`
            : "coins",
        },
      ]}
    />
  );
}
