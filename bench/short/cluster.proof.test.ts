import { expect, onTestFinished, test } from "vitest";
import { must } from "#game/lib/must.ts";
import { startCluster } from "#bench/cluster/cluster.ts";
import { killPatroni } from "#bench/cluster/killed-cluster.ts";
import { until } from "#bench/cluster/patroni.ts";
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

    const { longestMs, wrong } = await failOver(cluster, false);
    expect(wrong).toEqual([]);
    // Otherwise nothing was lost; whether a caller waits or asks again is luck.
    expect(longestMs).toBeGreaterThan(500);
  },
);

test.skipIf(missingPrograms().length > 0)(
  "a Patroni that starts anew beside its primary leaves no commit without the standby",
  async () => {
    let said = "";
    const cluster = await startCluster({ log: (text) => (said += text) });
    onTestFinished(cluster.stop);
    const place = must(await cluster.primary(), "primary");
    const name = must(cluster.nodes[place], "node").name;

    await killPatroni(cluster);
    said = "";
    await until("a Patroni that is back", async () => said.includes(`I am ${name}`));

    await expect(cluster.untilWhole()).resolves.toBeUndefined();
  },
);
