/** For tests: where a toast of the specification is provoked. */
import type { Answers } from "#web/lib/test-screen.tsx";

/** For a call that is refused: once with a reason, once without any. */
export const FAILING = Symbol("failing");

export type Scene = readonly [answers: Answers, act: () => Promise<unknown>];
