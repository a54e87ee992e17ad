import { useState } from "react";
import type { DuelView, SeenEvent } from "#game/duel/duel.ts";
import { useAfter } from "#web/lib/use-after.ts";
import { timelineOf, type Beat } from "./timeline.ts";

/** How a duel stands after so many steps, and what happened in the last one. */
export type ShownFrame = { step: number; view: DuelView; events: readonly SeenEvent[] };

export type Shown = {
  /** The step on show; the last one that came may still be waiting for its turn. */
  step: number;
  view: DuelView;
  /** Null before anything has been watched, as after a reload. */
  beat: Beat | null;
  /** Which beat of which step, so that what moves can begin anew. */
  beatKey: string;
  isPlaying: boolean;
  skip: () => void;
};

/** `at` counts the beats that have begun; one more, and the last beat is over. */
type Watched = {
  frame: ShownFrame;
  before: DuelView;
  beats: readonly Beat[];
  at: number;
  /** Frames that came while this one is on show. */
  waiting: readonly ShownFrame[];
};

const FIRST_BEAT_MS = 250;
/** After a longer absence only the last one is shown. */
const MOST_WAITING = 2;

/**
 * Plays what happened, step after step. A frame that does not follow the last one is shown as it
 * is: after a lost connection a player should not watch five turns while their clock runs.
 */
export function useTimeline(frame: ShownFrame, speed = 1): Shown {
  const [watched, setWatched] = useState<Watched>(() => still(frame));
  const now = withFrame(watched, frame);
  if (now !== watched) setWatched(now);

  const { beats, at } = now;
  const { step } = now.frame;
  const beat = beats[Math.min(at, beats.length) - 1] ?? null;
  const isPlaying = !isDone(now);
  const waitMs = (beat?.lastsMs ?? FIRST_BEAT_MS) / speed;
  const goOn = () => setWatched((one) => (isAt(one, step, at) ? goneOn(one) : one));
  useAfter(isPlaying ? waitMs : null, goOn, `${step} ${at}`);

  return {
    step,
    // After the last beat the view is the server's, even if that has changed since.
    view: isPlaying ? (beat?.view ?? now.before) : frame.view,
    beat,
    beatKey: `${step} ${Math.min(at, beats.length)}`,
    isPlaying,
    skip: () => setWatched(ended),
  };
}

const still = (frame: ShownFrame): Watched => ({
  frame,
  before: frame.view,
  beats: [],
  at: 0,
  waiting: [],
});

const isDone = ({ beats, at }: Watched): boolean => beats.length === 0 || at > beats.length;

const isAt = (one: Watched, step: number, at: number): boolean =>
  one.frame.step === step && one.at === at;

function withFrame(watched: Watched, frame: ShownFrame): Watched {
  const last = watched.waiting.at(-1) ?? watched.frame;
  if (last.step === frame.step) return watched;
  if (frame.step !== last.step + 1) return still(frame);
  const isFarBehind = watched.waiting.length >= MOST_WAITING;
  const now = isFarBehind ? ended(watched) : watched;
  const all = { ...now, waiting: [...now.waiting, frame] };
  return isDone(all) ? begun(all) : all;
}

/** The first of the waiting frames takes the place of the one on show. */
function begun(watched: Watched): Watched {
  const [frame, ...waiting] = watched.waiting;
  if (!frame) return watched;
  const before = watched.frame.view;
  return { frame, before, beats: timelineOf(before, frame.events, frame.view), at: 0, waiting };
}

function goneOn(watched: Watched): Watched {
  const next = { ...watched, at: watched.at + 1 };
  return isDone(next) ? begun(next) : next;
}

function ended(watched: Watched): Watched {
  let last = watched;
  while (last.waiting.length > 0) last = begun(last);
  return { ...last, at: last.beats.length + 1 };
}
