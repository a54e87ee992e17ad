import { Shuffle } from "lucide-react";
import { listMissions, swapMission, type MissionOnWire } from "#contract/missions.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { missionSwapped } from "#web/words/missions.ts";

/** Once a day a player may have another mission instead of this one. */
export function SwapMission({ mission: { id, title } }: { mission: MissionOnWire }) {
  const swap = useChange(swapMission, { touches: [listMissions], ...missionSwapped });
  return (
    <Button
      look="ghost"
      size="small"
      className="mt-2"
      aria-label={`Another one instead of ${title}`}
      {...pressFor(swap, { id })}
    >
      <Shuffle size={18} aria-hidden /> Another one
    </Button>
  );
}
