import { CircleCheck } from "lucide-react";
import type { MissionOnWire } from "#contract/missions.ts";
import { serverNow } from "#web/lib/server-time.ts";
import { Progress } from "#web/ui/progress.tsx";
import { SwapMission } from "./swap-mission.tsx";

type MissionRowProps = {
  mission: MissionOnWire;
  /** All that it pays, when that is more than coins. */
  pay?: string | undefined;
};

export function MissionRow({ mission, pay }: MissionRowProps) {
  const { title, description, reward, progress, target, completed, banked } = mission;
  return (
    <li className="@container rounded-button bg-raised p-3">
      <p className="flex justify-between gap-x-3 @max-[12rem]:flex-wrap">
        <span className="flex items-center gap-2">
          {completed && <CircleCheck size={18} className="text-good" aria-label="Done:" />}
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </span>
        <b className="text-right wrap-normal text-gold">{pay ?? `+${reward}\u00a0coins`}</b>
      </p>
      {description !== "" && <p className="mt-1 text-sm text-muted">{description}</p>}
      <div className="mt-2 flex items-center gap-3 text-sm font-bold text-muted">
        <Progress label={title} value={progress} max={target} className="h-2 grow bg-surface" />
        {progress}/{target}
      </div>
      {mission.canSwap && <SwapMission mission={mission} />}
      {banked.length > 0 && (
        <p className="mt-2 text-sm text-muted">
          <b>Banked: {banked.length}</b> from {days.format(banked.map(wordsOf).toReversed())}
        </p>
      )}
    </li>
  );
}

const days = new Intl.ListFormat("en-GB");
const DAY_MS = 86_400_000;

/** A day of the game as people say it: days of the game are UTC's. */
function wordsOf({ day }: { day: string }): string {
  const date = new Date(day);
  if (serverNow() - date.getTime() < 2 * DAY_MS) return "yesterday";
  return date.toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });
}
