import { expect, onTestFinished, test } from "vitest";
import { startCluster } from "#bench/cluster/cluster.ts";
import { missingPrograms } from "#bench/cluster/programs.ts";
import { failOver, restartUnderLoad } from "#bench/cluster/trial.ts";

test.skipIf(missingPrograms().length > 0)(
  "no request fails while all servers start anew, and a lost primary costs a moment",
  async () => {
    const cluster = await startCluster();
    onTestFinished(cluster.stop);

    const { requests, failed } = await restartUnderLoad(cluster, 500);
    expect(requests).toBeGreaterThanOrEqual(500);
    expect(failed).toBe(0);

    const { retries, wrong } = await failOver(cluster, false);
    expect(wrong).toEqual([]);
    // Otherwise nothing was lost.
    expect(retries).toBeGreaterThan(0);
  },
);
