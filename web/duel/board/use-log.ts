import { useState } from "react";
import type { DuelView } from "#game/duel/duel.ts";
import { entriesOf, type LogEntry } from "#web/duel/stage/duel-log.tsx";
import type { Voice } from "#web/duel/stage/story.ts";
import type { ShownFrame } from "#web/duel/stage/use-timeline.ts";

export type LogStep = { step: number; entries: readonly LogEntry[] };

type Log = { frame: ShownFrame; steps: readonly LogStep[] };

/** All steps that were seen on this page, the newest first. What was missed is not made up. */
export function useLog(frame: ShownFrame, voice: Voice): readonly LogStep[] {
  const [log, setLog] = useState<Log>(() => ({ frame, steps: first(frame, voice) }));
  const now = log.frame.step === frame.step ? log : withStep(log, frame, voice);
  if (now !== log) setLog(now);
  return now.steps;
}

/** After a reload only the last step is known, and the log tells it from how it ended. */
const first = (frame: ShownFrame, voice: Voice): LogStep[] =>
  frame.events.length === 0 ? [] : [stepOf(frame, frame.view, voice)];

function withStep({ frame: before, steps }: Log, frame: ShownFrame, voice: Voice): Log {
  const follows = frame.step === before.step + 1;
  return { frame, steps: [stepOf(frame, follows ? before.view : frame.view, voice), ...steps] };
}

const stepOf = (frame: ShownFrame, before: DuelView, voice: Voice): LogStep => ({
  step: frame.step,
  entries: entriesOf(frame.step, { ...frame, before }, voice),
});

/** The newest turn first. A creature that comes in after a turn stands below that turn. */
export function inTurns(steps: readonly LogStep[]): readonly LogEntry[] {
  const turns: LogEntry[][] = [];
  for (const { entries } of steps.toReversed()) {
    const turn = turns.at(-1);
    if (turn && !entries.some(({ isTurn }) => isTurn)) turn.push(...entries);
    else turns.push([...entries]);
  }
  return turns.toReversed().flat();
}
