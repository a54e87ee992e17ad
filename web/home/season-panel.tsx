import { listSeasons } from "#contract/missions.ts";
import { pointsOf, seasonOf, STEP_POINTS } from "#game/missions/seasons.ts";
import { useAnswer } from "#web/lib/query.ts";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Progress } from "#web/ui/progress.tsx";

/** How far the player has come in the season of now; nothing while none is open. */
export function SeasonPanel() {
  const { data } = useAnswer(listSeasons);
  if (!data?.running) return null;
  const { running, seasons } = data;
  const points = seasons.find(({ season }) => season === running)?.points ?? 0;
  const toNext = STEP_POINTS - (points % STEP_POINTS);
  return (
    <Panel title={seasonOf(running).name} aria-label="Season">
      <p className="mb-3 text-muted">
        {toNext === 1 ? "One more point" : `${toNext} more points`} to your next look.
      </p>
      <Progress label="Points of the season" value={points} max={pointsOf(running)} />
      <ButtonLink look="ghost" size="small" className="mt-4 w-full" href="/season">
        See the Season
      </ButtonLink>
    </Panel>
  );
}
