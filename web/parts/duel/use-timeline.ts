import { useEffect, useState } from "react";
import type { DuelView, SeenEvent } from "#game/duel/duel.ts";
import { timelineOf, type Beat } from "./timeline.ts";

/** How a duel stands after so many steps, and what happened in the last one. */
export type Frame = { step: number; view: DuelView; events: readonly SeenEvent[] };

export type Shown = {
  view: DuelView;
  /** Null before anything has been watched, as after a reload. */
  beat: Beat | null;
  /** Which beat of which step, so that what moves can begin anew. */
  beatKey: string;
  isPlaying: boolean;
  skip: () => void;
};

/** `at` counts the beats that have begun; one more, and the last of them is over. */
type Watched = { frame: Frame; before: DuelView; beats: readonly Beat[]; at: number };

const FIRST_BEAT_MS = 250;

/**
 * Plays what happened in a step. A frame that does not follow the one before is shown as it is:
 * after a lost connection nobody wants to watch five turns while their clock runs.
 */
export function useTimeline(frame: Frame, speed = 1): Shown {
  const [watched, setWatched] = useState<Watched>(() => still(frame));
  const now = watched.frame.step === frame.step ? watched : watch(watched, frame);
  if (now !== watched) setWatched(now);

  const { step } = frame;
  const { beats, at } = now;
  const beat = beats[Math.min(at, beats.length) - 1] ?? null;
  const isPlaying = isStillPlaying(now);
  const waitMs = (beat?.lastsMs ?? FIRST_BEAT_MS) / speed;
  useEffect(() => {
    if (!isPlaying) return;
    const goOn = () => setWatched((one) => (isAt(one, step, at) ? { ...one, at: at + 1 } : one));
    const timer = setTimeout(goOn, waitMs);
    return () => clearTimeout(timer);
  }, [isPlaying, step, at, waitMs]);

  return {
    // Once all is told, the table is what the server says, even if that has changed since.
    view: isPlaying ? (beat?.view ?? now.before) : frame.view,
    beat,
    beatKey: `${step} ${Math.min(at, beats.length)}`,
    isPlaying,
    skip: () => setWatched((one) => ({ ...one, at: one.beats.length + 1 })),
  };
}

const isStillPlaying = ({ beats, at }: Watched): boolean => beats.length > 0 && at <= beats.length;

const isAt = (one: Watched, step: number, at: number): boolean =>
  one.frame.step === step && one.at === at;

const still = (frame: Frame): Watched => ({ frame, before: frame.view, beats: [], at: 0 });

function watch({ frame: before }: Watched, frame: Frame): Watched {
  if (frame.step !== before.step + 1) return still(frame);
  const beats = timelineOf(before.view, frame.events, frame.view);
  return { frame, before: before.view, beats, at: 0 };
}
