/** What servers do by themselves, as a test wants it: left out, or with something around it. */
import type { Deps } from "#server/lib/deps.ts";

type AnyCall = (...said: never[]) => unknown;

/** By the name of its job or loop; null leaves it out. */
type WorkChange = <Call extends AnyCall>(what: string, work: Call) => Call | null;

/** The nudges by which a work begins before its next look. */
const nudged: Record<string, string> = {
  promise: "the making of cards",
  "nft-jobs": "cards on their way on the chain",
};

export const changeWorks = ({ jobs, nudges }: Deps, change: WorkChange): Partial<Deps> => ({
  jobs: {
    ...jobs,
    async handle(name, handler, options) {
      const changed = change(name, handler);
      if (changed) await jobs.handle(name, changed, options);
    },
    keepDoing(what, pauseMs, work) {
      const changed = change(what, work);
      if (changed) jobs.keepDoing(what, pauseMs, changed);
    },
  },
  nudges: {
    ...nudges,
    listen(about, onNudge) {
      const what = nudged[about];
      const changed = what === undefined ? onNudge : change(what, onNudge);
      return changed ? nudges.listen(about, changed) : () => {};
    },
  },
});

const left = new Set([
  "make-export",
  "the making of cards",
  "cards on their way on the chain",
  "matches of the weekend cup",
]);

/** A server that leaves these works to others, which a test starts and lets die. */
export const leaveWorks = (deps: Deps): Partial<Deps> =>
  changeWorks(deps, (what, work) => (left.has(what) ? null : work));

/** A server whose clock a test moves: its own audits are those of the test. */
export const withoutAudits = (deps: Deps): Partial<Deps> =>
  changeWorks(deps, (what, work) => (what === "audits" ? null : work));
