import { seasonDaysLeft, SEASONS_AHEAD_DAYS } from "#game/missions/seasons.ts";
import { counted } from "#web/shared/counted.ts";
import { useNow } from "#web/shared/times.ts";
import { Panel } from "#web/ui/panel.tsx";

/** Says in time that players will have no new season; nothing while there are enough. */
export function SeasonsEnd() {
  const days = seasonDaysLeft(useNow());
  if (days >= SEASONS_AHEAD_DAYS) return null;
  return (
    <Panel title="No Season After the Last One" className="mb-6">
      <p>
        {days === 0
          ? "The last season has begun, and its month is over: players get no new looks."
          : `The month of the last season is over in ${counted(days, "day")}. After it players get no new looks.`}{" "}
        A new version of the game can bring more: its page docs/how/recipes.md says how a season is
        added.
      </p>
    </Panel>
  );
}
