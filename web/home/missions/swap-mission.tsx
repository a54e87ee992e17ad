import { Shuffle } from "lucide-react";
import { listMissions, swapMission, type MissionOnWire } from "#contract/missions.ts";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { missionSwapped } from "#web/words/missions.ts";

/** Once a day a player may have another mission instead of this one. */
export function SwapMission({ mission: { id, title } }: { mission: MissionOnWire }) {
  const { mutate, isPending } = useChange(swapMission, {
    touches: [listMissions],
    ...missionSwapped,
  });
  return (
    <Button
      look="ghost"
      size="small"
      className="mt-2"
      pending={isPending}
      aria-label={`Another one instead of ${title}`}
      onClick={() => mutate({ id })}
    >
      <Shuffle size={18} aria-hidden /> Another one
    </Button>
  );
}
