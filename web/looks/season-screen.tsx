import { Check, Lock } from "lucide-react";
import { chooseSeason, listSeasons, type SeasonsOnWire } from "#contract/missions.ts";
import { lookOf, type LookId } from "#game/looks/looks.ts";
import {
  isFinished,
  pointsOf,
  seasonOf,
  STEP_POINTS,
  type SeasonId,
} from "#game/missions/seasons.ts";
import { pressFor, useAnswer, useChange } from "#web/lib/query.ts";
import { LookPicture } from "#web/shared/looks/look-picture.tsx";
import { Button } from "#web/ui/button.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { seasonChosen } from "#web/words/missions.ts";
import { LooksPanel } from "./looks-panel.tsx";

/** The tracks of all seasons that have begun, and the looks of the player. */
export function SeasonScreen() {
  const seasons = useAnswer(listSeasons, {}, { isAskedAnew: true });
  return (
    <Page
      intro="Every mission that you finish brings you closer to a new look. A season never ends: finish it whenever you like."
      back={{ href: "/", label: "Home" }}
    >
      <div className="space-y-6">
        <Unanswered query={seasons} title="Your seasons did not load" size="h-80" />
        {seasons.data && <Seasons seasons={seasons.data} />}
        <LooksPanel />
      </div>
    </Page>
  );
}

function Seasons({ seasons: { seasons, running, coming } }: { seasons: SeasonsOnWire }) {
  return (
    <>
      {seasons
        .toSorted((a, b) => Number(b.season === running) - Number(a.season === running))
        .map((each) => (
          <SeasonPanel key={each.season} {...each} isRunning={each.season === running} />
        ))}
      {coming && (
        <p className="text-muted">
          {seasonOf(coming).name} begins on {firstDay(coming)}.
        </p>
      )}
    </>
  );
}

const firstDay = (season: SeasonId): string =>
  new Date(`${season}-01T00:00:00Z`).toLocaleDateString("en", {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });

type SeasonPanelProps = { season: SeasonId; points: number; isRunning: boolean };

function SeasonPanel({ season, points, isRunning }: SeasonPanelProps) {
  const { name, steps } = seasonOf(season);
  const total = pointsOf(season);
  const isDone = isFinished({ season, points });
  return (
    <Panel title={name} aria-label={name} className={isRunning ? "hero-fill" : undefined}>
      <Progress label={`Points in ${name}`} value={Math.min(points, total)} max={total} />
      <div className="mt-3 mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="font-bold">
          {isDone ? "You have every look of this season." : `${points} of ${total} points`}
        </p>
        {!isRunning && !isDone && <ChooseButton season={season} />}
      </div>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(5.5rem,100%),1fr))] gap-3 sm:grid-cols-6">
        {steps.map((look, i) => (
          <Step key={look} look={look} needed={(i + 1) * STEP_POINTS} points={points} />
        ))}
      </ol>
      {isRunning && (
        <p className="mt-4 text-muted">
          A mission of a day gives 1 point, one of a week 3.{" "}
          <TextLink href="/missions">See your missions</TextLink>
        </p>
      )}
    </Panel>
  );
}

type StepProps = { look: LookId; needed: number; points: number };

function Step({ look, needed, points }: StepProps) {
  const isEarned = points >= needed;
  return (
    <li className="flex flex-col gap-1.5 text-center text-sm">
      <span className="grid aspect-square place-items-center overflow-hidden rounded-field bg-raised">
        <LookPicture look={look} className={isEarned ? "size-full" : "size-full opacity-60"} />
      </span>
      <span className="font-bold hyphens-auto">{lookOf(look).name}</span>
      <span className="flex items-center justify-center gap-1 text-muted">
        {isEarned ? (
          <>
            <Check size={16} aria-hidden className="flex-none text-good" /> Yours
          </>
        ) : (
          <>
            <Lock size={14} aria-hidden className="flex-none" /> {needed} points
          </>
        )}
      </span>
    </li>
  );
}

function ChooseButton({ season }: { season: SeasonId }) {
  const choose = useChange(chooseSeason, { touches: [listSeasons], ...seasonChosen });
  return (
    <Button look="ghost" size="small" {...pressFor(choose, { season })}>
      Play for {seasonOf(season).name}
    </Button>
  );
}
