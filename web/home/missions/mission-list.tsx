import { Flame } from "lucide-react";
import { useState } from "react";
import { useUser } from "#web/lib/session.tsx";
import { useMissions } from "#web/missions/api.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { MissionRow } from "./mission-row.tsx";

const AllMissions = lazily(() => import("./all-missions.tsx"), "AllMissions", {
  otherwise: NotLoaded,
});

const MISSIONS_SHOWN = 3;

/** The first missions of the list, and all others for who wants to see them. */
export function MissionList() {
  const { data = [], isLoading, isError, refetch } = useMissions();
  const [isOpen, setOpen] = useState(false);
  const isEmpty = !isLoading && !isError && data.length === 0;
  return (
    <>
      <Streak />
      {isLoading && <Skeleton className="h-64" />}
      {isError && <FailedState title="No answer" onRetry={refetch} />}
      {isEmpty && <p className="text-muted">No missions available today</p>}
      <ul className="space-y-3">
        {data.slice(0, MISSIONS_SHOWN).map((mission) => (
          <MissionRow key={mission.id} mission={mission} />
        ))}
      </ul>
      {data.length > 0 && (
        <details className="mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="min-h-11 content-center font-bold text-violet">All missions</summary>
          {isOpen && <AllMissions missions={data.slice(MISSIONS_SHOWN)} />}
        </details>
      )}
    </>
  );
}

function Streak() {
  const { user } = useUser();
  const days = user?.streak ?? 0;
  return (
    <p className="mb-3 text-sm text-muted">
      <Flame size={18} aria-hidden className="mr-1 inline align-sub text-gold" />
      <b className="text-gold">
        {days} day{days === 1 ? "" : "s"} in a row.
      </b>{" "}
      One missed day a week is free.
    </p>
  );
}
