import { Flame } from "lucide-react";
import { counted } from "#web/shared/counted.ts";
import { useUser } from "#web/lib/session.tsx";
import { useMissions } from "#web/missions/api.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { MissionRow } from "./mission-row.tsx";

const MISSIONS_SHOWN = 3;

/** The first missions of the list, and the way to all. */
export function MissionList() {
  const { data = [], isLoading, isLoadingError, refetch } = useMissions();
  const running = data.filter(({ isRunning }) => isRunning);
  const isEmpty = !isLoading && !isLoadingError && running.length === 0;
  return (
    <>
      <Streak />
      {isLoading && <Skeleton className="h-64" />}
      {isLoadingError && <FailedState title="No answer" onRetry={refetch} />}
      {isEmpty && <p className="text-muted">No missions available today</p>}
      <ul className="space-y-3">
        {running.slice(0, MISSIONS_SHOWN).map((mission) => (
          <MissionRow key={mission.id} mission={mission} />
        ))}
      </ul>
      {data.length > 0 && (
        <p className="mt-3">
          <TextLink href="/missions">All missions</TextLink>
        </p>
      )}
    </>
  );
}

export function Streak() {
  const { user } = useUser();
  const days = user?.streak ?? 0;
  return (
    <p className="mb-3 text-sm text-muted">
      <Flame size={18} aria-hidden className="mr-1 inline align-sub text-gold" />
      <b className="text-gold">{counted(days, "day")} in a row.</b> One missed day a week is free.
    </p>
  );
}
