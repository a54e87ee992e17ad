import { getRoad } from "#contract/road.ts";
import { rivalIds } from "#game/road/rival-ids.ts";
import { useAnswer } from "#web/lib/query.ts";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Progress } from "#web/ui/progress.tsx";

/** How far the player has come on the Tale Road, and the way back to it. */
export function RoadPanel() {
  const { data } = useAnswer(getRoad);
  const beaten = data?.wins.length ?? null;
  const isDone = beaten === rivalIds.length;
  return (
    <Panel title="Tale Road" aria-label="Tale Road">
      <p className="mb-3 text-muted">
        {isDone
          ? "All six pages are home. How many stars can you still find?"
          : "Thirty rivals, six lost pages, one story."}
      </p>
      <Progress label="Rivals beaten" value={beaten} max={rivalIds.length} />
      <p className="my-3 font-bold">
        {beaten ?? "…"} of {rivalIds.length} rivals
      </p>
      <ButtonLink look="ghost" size="small" className="w-full" href="/road">
        {beaten ? "Walk On" : "Begin the Road"}
      </ButtonLink>
    </Panel>
  );
}
