import { Pause, Play, SearchX, SkipBack, SkipForward } from "lucide-react";
import { useParams } from "wouter";
import { getBattle, type BattleOnWire } from "#contract/battle.ts";
import { CallError } from "#web/lib/call.ts";
import { Page } from "#web/lib/page.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Select } from "#web/ui/select.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BattleOutcome } from "./battle-outcome.tsx";
import { BattleStage } from "./battle-stage.tsx";
import { speeds, stepsOf, usePlayback, type Playback } from "./playback.ts";
import { sceneAt } from "./scene.ts";

const STEP_MS = 1_600;

export function ReplayScreen() {
  const { id = "" } = useParams<{ id: string }>();
  const battle = useAnswer(getBattle, { id });
  return (
    <Page title="Replay" back={{ href: "/battles", label: "Battles" }}>
      {battle.isLoading && <Skeleton className="h-120" />}
      {battle.isError && <Failed error={battle.error} onRetry={() => void battle.refetch()} />}
      {battle.data && <Replay key={id} battle={battle.data} />}
    </Page>
  );
}

function Replay({ battle }: { battle: BattleOnWire }) {
  const playback = usePlayback(stepsOf(battle), { stepMs: STEP_MS });
  return (
    <div className="space-y-6">
      <BattleStage scene={sceneAt(battle, playback.step)} />
      <ReplayControls playback={playback} rounds={battle.rounds.length} />
      {playback.isOver && <BattleOutcome battle={battle} />}
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof CallError && error.status === 404)
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title="Battle not found"
        action={<ButtonLink href="/battles">All Battles</ButtonLink>}
      >
        Only your own battles can be watched again.
      </EmptyState>
    );
  return <FailedState title="This battle did not load" onRetry={onRetry} />;
}

type ReplayControlsProps = { playback: Playback; rounds: number };

function ReplayControls({ playback, rounds }: ReplayControlsProps) {
  const { step, isOver, isPlaying, speed, play, pause, goTo, setSpeed } = playback;
  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <Button
        look="ghost"
        round
        aria-label="Step back"
        disabled={step === 0}
        onClick={() => goTo(step - 1)}
      >
        <SkipBack size={20} aria-hidden />
      </Button>
      <Button onClick={isPlaying ? pause : play} className="min-w-32">
        {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        {isPlaying ? "Pause" : isOver ? "Play Again" : "Play"}
      </Button>
      <Button
        look="ghost"
        round
        aria-label="Step forward"
        disabled={isOver}
        onClick={() => goTo(step + 1)}
      >
        <SkipForward size={20} aria-hidden />
      </Button>
      <div className="w-36">
        <Select
          label="Speed"
          hideLabel
          value={String(speed)}
          onChange={(value) => setSpeed(speeds.find((one) => String(one) === value) ?? 1)}
          options={speeds.map((one) => ({ value: String(one), label: `${one} × speed` }))}
        />
      </div>
      <p className="w-full text-center text-muted sm:w-auto">
        {step === 0 ? "Before the battle" : `Round ${Math.min(step, rounds)} of ${rounds}`}
      </p>
    </div>
  );
}
