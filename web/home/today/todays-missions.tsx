import type { MissionOnWire } from "#contract/missions.ts";
import { useMissions } from "#web/missions/api.ts";
import { LOADING, UNKNOWN } from "#web/home/stat-tiles.tsx";
import { MISSIONS_PLACE } from "#web/home/missions-place.ts";
import { GiftTrack } from "./gift-track.tsx";
import { TodayTile, words } from "./today-tile.tsx";

/** How far the missions of the day are, and what the next one pays. Its lines are always as many. */
export function TodaysMissions() {
  const { data, isError } = useMissions();
  const today = data?.filter(({ type, isRunning }) => type === "daily" && isRunning);
  const done = today?.filter(({ completed }) => completed).length;
  return (
    <TodayTile
      title="Today's Missions"
      className="lg:order-1"
      note={
        <a
          href={`#${MISSIONS_PLACE}`}
          className="-my-3 -me-2 px-2 py-3 text-sm font-bold text-violet underline"
        >
          {today ? `${done} of ${today.length} done` : isError ? UNKNOWN : LOADING}
        </a>
      }
    >
      <Next mission={today?.find(({ completed }) => !completed)} hasCome={today !== undefined} />
      <GiftTrack />
    </TodayTile>
  );
}

type NextProps = { mission: MissionOnWire | undefined; hasCome: boolean };

function Next({ mission, hasCome }: NextProps) {
  if (!mission)
    return <p className={words}>{hasCome ? "All done. New ones come tomorrow." : "\u00a0"}</p>;
  const { title, reward, progress, target } = mission;
  return (
    <p className="flex justify-between gap-x-3 text-sm">
      <span className="truncate">Next: {title}</span>
      <span className="flex-none">
        {progress}/{target} <b className="text-gold">+{reward}&nbsp;coins</b>
      </span>
    </p>
  );
}
