import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { currentUser } from "#contract/account.ts";
import { listMissions, type MissionOnWire } from "#contract/missions.ts";
import { call } from "#web/lib/call.ts";
import { invalidate, keyOf } from "#web/lib/query.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const MISSIONS_SHOWN = 3;

export function DailyMissions() {
  const { data, isLoading, isError, refetch } = useMissions();
  const shown = data?.slice(0, MISSIONS_SHOWN) ?? [];
  return (
    <Panel title="Daily Missions">
      {isLoading && <Skeleton className="h-32" />}
      {isError && <FailedState title="No answer" onRetry={() => void refetch()} />}
      {data && shown.length === 0 && <p className="text-muted">No missions available today</p>}
      <ul className="space-y-3">
        {shown.map((mission) => (
          <Mission key={mission.id} mission={mission} />
        ))}
      </ul>
    </Panel>
  );
}

/** Looking at the missions is the day's visit, which may pay coins: so the user is asked again. */
function useMissions() {
  const client = useQueryClient();
  return useQuery({
    queryKey: keyOf(listMissions),
    queryFn: async () => {
      const missions = await call(listMissions, {});
      void invalidate(client, currentUser);
      return missions;
    },
  });
}

function Mission({ mission }: { mission: MissionOnWire }) {
  const { title, reward, progress, target, completed } = mission;
  return (
    <li className="rounded-button bg-raised p-3">
      <p className="flex justify-between gap-3">
        <span className="flex items-center gap-2">
          {completed && <CircleCheck size={18} className="text-good" aria-label="Done:" />}
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </span>
        <b className="whitespace-nowrap text-gold">+{reward} coins</b>
      </p>
      <div className="mt-2 flex items-center gap-3 text-sm font-bold text-muted">
        <Progress label={title} value={progress} max={target} className="h-2 grow bg-surface" />
        {progress}/{target}
      </div>
    </li>
  );
}
