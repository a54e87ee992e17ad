import { useState } from "react";
import type { BattleOnWire } from "#contract/battle.ts";
import { useAfter } from "#web/lib/use-after.ts";

export const speeds = [0.5, 1, 2, 4] as const;

export type Speed = (typeof speeds)[number];

export type Playback = {
  /** 0 before the first round, then the number of the round on show. */
  step: number;
  isOver: boolean;
  isPlaying: boolean;
  speed: Speed;
  play: () => void;
  pause: () => void;
  goTo: (step: number) => void;
  /** To the last step, and on from there when more steps come. */
  goToEnd: () => void;
  setSpeed: (speed: Speed) => void;
};

type Options = {
  /** How long a step is watched before the next one; step 0 is the moment before the first. */
  stepMs: (step: number) => number;
  startAt?: number | null;
  /** A link to a moment opens it paused. */
  startsPlaying?: boolean;
};

/** One step a round, and one more: the last round is watched to its end. */
export const stepsOf = (battle: BattleOnWire): number => battle.rounds.length + 1;

/** Walks through what has long been decided. New steps of a duel that goes on may come at the end. */
export function usePlayback(steps: number, options: Options): Playback {
  const { stepMs, startAt = null, startsPlaying = startAt === null } = options;
  const [step, setStep] = useState(startAt ?? 0);
  const [wantsToPlay, setWantsToPlay] = useState(startsPlaying);
  const [speed, setSpeed] = useState<Speed>(1);
  const isOver = step >= steps;
  const isPlaying = wantsToPlay && !isOver;

  const waitMs = stepMs(step) / speed;
  useAfter(isPlaying ? waitMs : null, () => setStep(step + 1), step);

  return {
    step,
    isOver,
    isPlaying,
    speed,
    play: () => {
      if (isOver) setStep(0);
      setWantsToPlay(true);
    },
    pause: () => setWantsToPlay(false),
    goTo: (next) => {
      setWantsToPlay(false);
      setStep(Math.min(Math.max(next, 0), steps));
    },
    goToEnd: () => {
      setWantsToPlay(true);
      setStep(steps);
    },
    setSpeed,
  };
}
