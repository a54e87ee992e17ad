/**
 * How a conversion is shown. Three steps take their time so that they can be read; the fourth is the
 * network's, and takes as long as it does.
 */
import type { StepState } from "./conversion-steps.tsx";

export type Stage =
  | "ready"
  | "preparing"
  | "connecting"
  | "writing"
  | "minting"
  | "minted"
  | "completing"
  | "done";

/** Part 1, sections 4 and 9: how long a stage is shown, and which follows by itself. */
export const pauses: Partial<Record<Stage, { ms: number; next: Stage }>> = {
  preparing: { ms: 2_000, next: "connecting" },
  connecting: { ms: 3_000, next: "writing" },
  writing: { ms: 4_000, next: "minting" },
  minted: { ms: 1_000, next: "completing" },
  completing: { ms: 1_000, next: "done" },
};

const STEPS = 5;

/** How many steps are completed, and whether the next one is under way. */
const progress: Record<Stage, { completed: number; isUnderWay: boolean }> = {
  ready: { completed: 0, isUnderWay: false },
  preparing: { completed: 0, isUnderWay: true },
  connecting: { completed: 1, isUnderWay: true },
  writing: { completed: 2, isUnderWay: true },
  minting: { completed: 3, isUnderWay: true },
  minted: { completed: 4, isUnderWay: false },
  completing: { completed: 4, isUnderWay: true },
  done: { completed: STEPS, isUnderWay: false },
};

export function stepStates(stage: Stage, { hasFailed = false } = {}): StepState[] {
  const { completed, isUnderWay } = progress[stage];
  return Array.from({ length: STEPS }, (_, i) => {
    if (i < completed) return "completed";
    if (i > completed || !isUnderWay) return "pending";
    return hasFailed ? "error" : "active";
  });
}
