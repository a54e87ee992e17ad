/** The workers of the chain: each process takes due jobs that no other process has. */
import { setTimeout as sleep } from "node:timers/promises";
import { must } from "#game/lib/must.ts";
import { LEASE_MS } from "#game/nfts/job.ts";
import type { Deps } from "#server/lib/deps.ts";
import { keepLeases, takeDue } from "./job-queries.ts";
import { doJob } from "./work.ts";

/** A lost nudge costs no more than this. */
const LOOK_EVERY_MS = 400;
const AT_ONCE = 4;

/** A server that stops lets what is nearly done be done. */
const FINISH_WITHIN_MS = 2_000;

const leaseOf = ({ now }: Deps) => ({
  now: new Date(now()),
  leaseUntil: new Date(now() + LEASE_MS),
});

/** Takes one job that is due and does a turn of it. False when there is none. */
export async function doNextJob(deps: Deps, underWay = new Set<string>()): Promise<boolean> {
  const job = await takeDue(deps.db, leaseOf(deps));
  if (!job) return false;
  const lease = must(job.leaseId, "lease of a job that was taken");
  underWay.add(lease);
  await doJob(deps, job).finally(() => underWay.delete(lease));
  return true;
}

export function workOnNfts(deps: Deps): { stop(): Promise<void> } {
  const { db, log, jobs, nudges } = deps;
  const hands = new Set<Promise<void>>();
  const underWay = new Set<string>();
  const stopping = new AbortController();
  const { signal } = stopping;

  const workOff = async () => {
    while (!signal.aborted && (await doNextJob(deps, underWay)));
  };
  const begin = () => {
    if (signal.aborted || hands.size >= AT_ONCE) return;
    const hand = workOff()
      .catch((error: unknown) => log.warn({ error }, "jobs of the chain could not be taken up"))
      .finally(() => hands.delete(hand));
    hands.add(hand);
  };
  const stopListening = nudges.listen("nft-jobs", begin);
  jobs.keepDoing("cards on their way on the chain", LOOK_EVERY_MS, async () => {
    begin();
    // A job that waits for the chain keeps its lease.
    if (underWay.size > 0) await keepLeases(db, [...underWay], leaseOf(deps));
  });
  return {
    async stop() {
      stopping.abort();
      stopListening();
      await Promise.race([Promise.all(hands), sleep(FINISH_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
