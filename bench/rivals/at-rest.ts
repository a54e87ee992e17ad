/** What a peer of the duels needs before any player comes: until it listens, and its memory then. */
import { megabytes } from "#bench/process-table.ts";
import { withProgram } from "#bench/processes.ts";
import { freePort } from "#tools/free-port.mjs";
import { areRivalsInstalled, installRivals } from "./rival.ts";
import { median, type Extent } from "#bench/table.ts";

const peers = [
  { name: "peer: Colyseus, in memory", program: "rivals/colyseus-server.ts" },
  { name: "peer: boardgame.io, in memory", program: "rivals/boardgame-server.ts" },
] as const;

export type AtRest = { name: string; startsMs: number[]; memoryMb: number };

/** None where the rivals are not installed, which the short form does not do. */
export async function measurePeersAtRest(extent: Extent, times: number): Promise<AtRest[]> {
  if (extent === "whole") installRivals();
  const measured: AtRest[] = [];
  for (const { name, program } of areRivalsInstalled() ? peers : []) {
    const startsMs: number[] = [];
    const memory: number[] = [];
    for (let time = 0; time < times; time++) {
      const began = performance.now();
      const port = await freePort();
      await withProgram(program, async ({ pid, ask }) => {
        await ask({ port });
        startsMs.push(performance.now() - began);
        memory.push(megabytes(pid, "status", "VmRSS"));
      });
    }
    measured.push({ name, startsMs, memoryMb: median(memory) });
  }
  return measured;
}
