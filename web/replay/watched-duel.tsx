import type { ComponentType } from "react";
import { useSearchParams } from "wouter";
import { getReplay, type DuelFrame, type DuelReplay } from "#contract/replays.ts";
import { useWatchedDuel } from "#web/lib/push.ts";
import { useAnswer } from "#web/lib/query.ts";
import { usePlayback } from "#web/parts/battle/playback.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Fairness } from "./fairness.tsx";
import { ReplayControls } from "./replay-controls.tsx";
import { stepOfTurn, turnOfStep } from "./turns.ts";

/** Shows one moment of a duel to somebody who only watches. */
export type WatchingTable = ComponentType<{ replay: DuelReplay; frame: DuelFrame }>;

const STEP_MS = 2_400;
const ASK_AGAIN_MS = 5_000;

const kinds: Record<DuelReplay["duelKind"], string> = {
  room: "Local battle",
  arena: "Fair Arena",
  practice: "Practice",
};

type WatchedDuelProps = { replay: DuelReplay; Table: WatchingTable };

/** A duel turn by turn, also while it goes on. */
export function WatchedDuel({ replay, Table }: WatchedDuelProps) {
  const [params] = useSearchParams();
  const { id, frames, live, names } = replay;
  const { refetch } = useAnswer(
    getReplay,
    { id },
    { everyMs: ASK_AGAIN_MS, until: (answer) => answer.kind !== "duel" || !answer.live },
  );
  useWatchedDuel(live ? id : null, () => void refetch());
  const steps = frames.length - 1;
  const playback = usePlayback(steps, {
    stepMs: STEP_MS,
    startAt: stepOfTurn(frames, params.get("turn")),
  });
  const step = Math.min(playback.step, steps);
  const frame = frames[step];
  const turn = turnOfStep(frames, step);
  if (!frame) return null;
  return (
    <div className="space-y-6">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="font-display text-2xl wrap-anywhere">
          {names[0]} against {names[1]}
        </h2>
        <Badge>{kinds[replay.duelKind]}</Badge>
        {live && <Badge tone="bad">Live, one turn late</Badge>}
      </header>
      <Table replay={replay} frame={frame} />
      <ReplayControls
        playback={playback}
        steps={steps}
        place={turn === 0 ? "Before the duel" : `Turn ${turn} of ${turnOfStep(frames, steps)}`}
        turn={turn}
        isLive={live}
      />
      {playback.isOver && (live ? <Waiting /> : <Ending replay={replay} />)}
      <Fairness commitment={replay.commitment} secret={replay.secret} />
    </div>
  );
}

const Waiting = () => (
  <p role="status" className="text-center text-muted">
    The next turn is shown as soon as it is over.
  </p>
);

const endings = {
  fainted: "Every creature of the other side has fainted.",
  turns: "After the last turn this side had more health left.",
  surrender: "The other side has given up.",
};

function Ending({ replay: { frames, names } }: { replay: DuelReplay }) {
  const { result, endedBy } = frames.at(-1)!.view;
  if (result === null || endedBy === null) return null;
  const winner = { won: names[0], lost: names[1], drawn: null }[result];
  return (
    <Panel className="text-center">
      <p role="status" className="font-display text-4xl text-gold wrap-anywhere">
        {winner === null ? "A draw!" : `${winner} wins!`}
      </p>
      <p className="mt-2">
        {winner === null ? "Both sides had the same health left." : endings[endedBy]}
      </p>
    </Panel>
  );
}
