import { useEffect, useEffectEvent, useMemo } from "react";
import { getReplay, type DuelReplay as DuelReplayOnWire } from "#contract/replays.ts";
import { useLiveIsOpen } from "#web/lib/live.ts";
import { liveSocket } from "#web/lib/live-socket.ts";
import { useAnswer } from "#web/lib/query.ts";
import { usePlayback } from "#web/shared/playback/playback.ts";
import { DuelLog, entriesOf } from "#web/duel/stage/duel-log.tsx";
import { DuelStage } from "#web/duel/stage/duel-stage.tsx";
import { watchersVoice, type Voice } from "#web/duel/stage/story.ts";
import { timelineOf } from "#web/duel/stage/timeline.ts";
import { useTimeline } from "#web/duel/stage/use-timeline.ts";
import { useParam } from "#web/lib/use-param.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Fairness } from "./fairness.tsx";
import { ReplayControls } from "#web/shared/playback/replay-controls.tsx";
import { frameAt, stepOfTurn } from "./turns.ts";

const ASK_AGAIN_MS = 5_000;

/** Between two steps, so that one can see how it stands. */
const PAUSE_MS = 900;

const kinds: Record<DuelReplayOnWire["duelKind"], string> = {
  room: "Local battle",
  arena: "Fair Arena",
  cup: "Weekend Cup",
  practice: "Practice",
};

/** A duel turn by turn, also while it goes on. */
export function DuelReplay({ replay }: { replay: DuelReplayOnWire }) {
  const { frames, live, names } = replay;
  useNextSteps(replay);
  const steps = frames.length - 1;
  const asked = stepOfTurn(frames, useParam("turn"));
  const playback = usePlayback(steps, {
    stepMs: (step) => lengthOf(replay, step),
    startAt: live ? (asked ?? steps) : asked,
    startsPlaying: asked === null,
  });
  const step = Math.min(playback.step, steps);
  const shown = useTimeline(frameAt(frames, step), playback.speed);
  const voice = useMemo(() => watchersVoice(names), [names]);
  const { turn } = shown.view;
  return (
    <div className="space-y-6">
      <p className="flex flex-wrap items-center gap-3">
        <b className="wrap-anywhere">
          {names.own} against {names.other}
        </b>
        <Badge>{kinds[replay.duelKind]}</Badge>
        {replay.otherKind === "computer" && <Badge>Computer opponent</Badge>}
        {live && <Badge tone="bad">Live, one turn late</Badge>}
      </p>
      <DuelStage shown={shown} names={names} voice={voice} />
      <ReplayControls
        playback={playback}
        steps={steps}
        place={`Turn ${turn} of ${frames[steps]!.view.turn}`}
        turn={turn}
        isLive={live}
      />
      {playback.isOver &&
        !shown.isPlaying &&
        (live ? <WaitingForTurn /> : <Ending replay={replay} />)}
      {/* What is still being shown on the stage is not given away below it. */}
      <Log replay={replay} step={shown.isPlaying ? step - 1 : step} voice={voice} />
      <Fairness commitment={replay.commitment} secret={replay.secret} />
    </div>
  );
}

/** The server says when a turn of a running duel is over; without a connection the page polls. */
function useNextSteps({ id, live }: DuelReplayOnWire) {
  const isOpen = useLiveIsOpen();
  const { refetch } = useAnswer(
    getReplay,
    { id },
    {
      ...(!isOpen && { everyMs: ASK_AGAIN_MS }),
      until: (answer) => answer.kind !== "duel" || !answer.live,
    },
  );
  const lookAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (live) return liveSocket.follow("watch", id, () => lookAgain());
  }, [live, id]);
}

/** As long as the stage takes to show all that happens in the step. */
function lengthOf({ frames }: DuelReplayOnWire, step: number): number {
  const [before, frame] = [frames[step - 1], frames[step]];
  if (!before || !frame) return PAUSE_MS;
  const beats = timelineOf(before.view, frame.events, frame.view);
  return beats.reduce((sum, { lastsMs }) => sum + lastsMs, 0) + PAUSE_MS;
}

type LogProps = { replay: DuelReplayOnWire; step: number; voice: Voice };

/** Everything up to the moment on show, the newest first. */
function Log({ replay: { frames }, step, voice }: LogProps) {
  const entries = useMemo(
    () =>
      frames
        .slice(1, step + 1)
        .map((frame, index) =>
          entriesOf(index + 1, { ...frame, before: frames[index]!.view }, voice),
        )
        .toReversed(),
    [frames, step, voice],
  );
  return (
    <Panel title="What happened">
      <p role="status" className="sr-only">
        {entries[0]?.map(({ text }) => text).join(" ")}
      </p>
      {/* It scrolls, so that the keyboard must get to it. */}
      <div
        className="max-h-80 overflow-y-auto"
        tabIndex={0}
        role="group"
        aria-label="What happened so far"
      >
        <DuelLog entries={entries.flat()} />
      </div>
    </Panel>
  );
}

const WaitingForTurn = () => (
  <p role="status" className="text-center text-muted">
    The next turn is shown as soon as it is over.
  </p>
);

const endings = {
  fainted: "Every creature of the other side has fainted.",
  turns: "After the last turn this side had more health left.",
  surrender: "The other side has given up.",
};

function Ending({ replay: { frames, names } }: { replay: DuelReplayOnWire }) {
  const { result, endedBy } = frames.at(-1)!.view;
  if (result === null || endedBy === null) return null;
  const winner = { won: names.own, lost: names.other, drawn: null }[result];
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
