/** The duels of a process that starts. */
import { joinCluster, type Cluster } from "#server/lib/cluster.ts";
import { startClock, takeUpDuels } from "./clock.ts";
import { LiveDuels, type DuelSurroundings } from "./live-duels.ts";

export type OpenDuels = { duels: LiveDuels; cluster: Cluster; close(): Promise<void> };

/** Takes up every duel that an earlier process left, and starts the clock. */
export async function openLiveDuels(deps: DuelSurroundings): Promise<OpenDuels> {
  const cluster = await joinCluster(deps);
  const duels = new LiveDuels(deps, cluster);
  await takeUpDuels(deps);
  const stopClock = startClock(deps, (id, command) => duels.send(id, command));
  return {
    duels,
    cluster,
    async close() {
      stopClock();
      await duels.close();
    },
  };
}
