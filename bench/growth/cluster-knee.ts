/** How many players a cluster carries with one, two and three game servers, all on one machine. */
import { setTimeout as sleep } from "node:timers/promises";
import { startCluster, type Cluster } from "#bench/cluster/cluster.ts";
import { missingPrograms, postmasterIn } from "#bench/cluster/programs.ts";
import { descendants } from "#bench/process-table.ts";
import { untilReady } from "#bench/processes.ts";
import type { Cell, Table } from "#bench/table.ts";
import { openDb } from "#server/lib/database/open-db.ts";
import type { Db } from "#server/lib/db.ts";
import { findKnee, kneeHead, kneeNote, type Loaded, type Rates } from "./knee.ts";
import { mixedCalls, type Callers } from "./mixed-load.ts";
import { besidePlain } from "./plain-knee.ts";

/** HAProxy looks twice a second, and lets a server that is back begin slowly. */
const HAPROXY_SEES_MS = 2_500;

type KneeOptions = Rates & { servers: readonly number[] };

/** No table where the programs of a cluster are not installed. */
export async function findClusterKnees(
  wanted: KneeOptions,
  populate: (db: Db) => Promise<Callers>,
): Promise<Table[]> {
  if (wanted.servers.length === 0 || missingPrograms().length > 0) return [];
  const cluster = await startCluster();
  const { db, close } = openDb(cluster.databaseUrl());
  try {
    const callers = await populate(db);
    const calls = mixedCalls(callers);
    const found: { servers: number; row: Cell[] }[] = [];
    for (const servers of wanted.servers) {
      const rows = await findKnee(await loadedWith(cluster, servers, { db, calls }), wanted);
      found.push(...rows.map((row) => ({ servers, row })));
    }
    const rows = await besidePlain(
      found.map(({ row }) => row),
      { env: cluster.serverEnv, callers, database: databaseOf(cluster), seconds: wanted.seconds },
    );
    return [
      {
        title: "How many players a cluster on one machine carries",
        note:
          `${kneeNote(wanted.seconds)} By way of HAProxy and PgBouncer, with a standby for which every ` +
          "commit waits, whose work is in that of the database: what more machines would bring, one " +
          "machine cannot show.",
        head: ["game servers", ...kneeHead],
        rows: rows.map((row, i) => [String(found[i]?.servers), ...row]),
      },
    ];
  } finally {
    await close();
    await cluster.stop();
  }
}

async function loadedWith(
  cluster: Cluster,
  howMany: number,
  { db, calls }: Pick<Loaded, "db" | "calls">,
): Promise<Loaded> {
  const { ports, servers } = cluster;
  for (const [i, server] of servers.entries()) {
    if (i >= howMany) await server.stop();
    else {
      server.start();
      await untilReady(`http://127.0.0.1:${ports.games[i]}`);
    }
  }
  await sleep(HAPROXY_SEES_MS);
  return {
    port: ports.players,
    db,
    calls,
    servers: servers.flatMap((server) => server.pid() ?? []),
    database: databaseOf(cluster),
  };
}

const databaseOf =
  ({ nodes, dataFolderOf }: Cluster) =>
  (): number[] =>
    nodes.flatMap((node) => postgresIn(dataFolderOf(node)));

const postgresIn = (dataFolder: string): number[] => {
  const postmaster = postmasterIn(dataFolder);
  return [postmaster, ...descendants(postmaster)];
};
