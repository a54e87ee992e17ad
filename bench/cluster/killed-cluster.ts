/** A cluster for the torture, and every way in which a part of it is killed. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Dice } from "#game/lib/dice.ts";
import { must } from "#game/lib/must.ts";
import { descendants, kill } from "#bench/process-table.ts";
import { untilReady } from "#bench/processes.ts";
import { persistent, type KilledGame, type Opening } from "#bench/torture/killed-game.ts";
import { payerAt, walletsOn } from "#bench/torture/outside/outside.ts";
import { openEmbeddedChain } from "#server/adapters/chain/embedded/embedded-chain.ts";
import { inProcess } from "#server/adapters/chain/transport.ts";
import { openDb } from "#server/lib/database/open-db.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { postmasterIn } from "./programs.ts";

export async function openKilledCluster({ dice, log = () => {} }: Opening): Promise<KilledGame> {
  const cluster = await startCluster({ log, canBeCut: true });
  const { db, pool, close } = openDb(cluster.databaseUrl(), { connections: 2, readConnections: 1 });
  const steady = persistent(db);
  const publishableKey = () =>
    steady.value<string>(`select publishable_key as key from emulator_keys`);
  return {
    url: cluster.url,
    kills: waysToKill(cluster, dice),
    // After each of these the standby takes over.
    often: ["the primary", "the machine of the primary", "the Patroni of the primary"],
    db: steady,
    pool,
    // Provider and chain are parts of the game here.
    outside: {
      pays: payerAt({ paymentsUrl: cluster.url, publishableKey }),
      documents: steady,
      ...(await walletsOn(inProcess(await openEmbeddedChain(db)))),
    },
    calm() {},
    hurry() {},
    async comeBack() {
      const began = performance.now();
      await untilReady(cluster.url);
      const tookMs = performance.now() - began;
      for (const node of cluster.nodes) node.start();
      await cluster.untilWhole();
      return tookMs;
    },
    async end() {
      await close();
      await cluster.stop();
    },
  };
}

/** Kills the PostgreSQL of the primary, as a fault of it would, and not the machine around it. */
export async function killPrimary({ nodes, primary, dataFolderOf }: Cluster): Promise<void> {
  const place = await untilPrimary(primary);
  process.kill(postmasterIn(dataFolderOf(must(nodes[place], "node"))), "SIGKILL");
}

export const killMachine = async (cluster: Cluster): Promise<void> =>
  killAll(cluster, await untilPrimary(cluster.primary));

/** Patroni, and the PostgreSQL of which it has let go. */
async function killAll({ nodes, dataFolderOf }: Cluster, place: number): Promise<void> {
  const node = must(nodes[place], "node");
  const stopped = node.stop("SIGKILL");
  const postmaster = postmasterIn(dataFolderOf(node));
  for (const pid of [...descendants(postmaster), postmaster]) kill(pid, "SIGKILL");
  await stopped;
}

/** Patroni alone, which starts anew beside a PostgreSQL that goes on. */
export async function killPatroni({ nodes, primary }: Cluster): Promise<void> {
  must(nodes[await untilPrimary(primary)], "node").signal("SIGKILL");
}

async function untilPrimary(primary: Cluster["primary"]): Promise<number> {
  for (;;) {
    const place = await primary();
    if (place !== undefined) return place;
    await sleep(50);
  }
}

/** Stops one server after the other, as an update does, each when the one before is back. */
export async function restartAll({ servers, ports }: Cluster): Promise<void> {
  for (const [i, server] of servers.entries()) {
    await server.stop();
    server.start();
    await untilReady(`http://127.0.0.1:${ports.games[i]}`);
  }
}

function waysToKill(cluster: Cluster, dice: Dice): KilledGame["kills"] {
  const { parts, servers } = cluster;
  const network = must(cluster.network, "network that can be cut");
  const forAWhile = async (fault: () => void) => {
    fault();
    await sleep(dice.int(500, 4_000));
    network.mend();
  };
  return {
    "a game server": () => dice.pick(servers).signal("SIGKILL"),
    "the primary": () => killPrimary(cluster),
    PgBouncer: () => parts.pgbouncer.signal("SIGKILL"),
    "the machine of the primary": () => killMachine(cluster),
    HAProxy: () => parts.haproxy.signal("SIGKILL"),
    "the machine of the standby": async () =>
      killAll(cluster, 1 - (await untilPrimary(cluster.primary))),
    "the Patroni of the primary": () => killPatroni(cluster),
    "the store": () => parts.store.signal("SIGKILL"),
    etcd: () => parts.etcd.signal("SIGKILL"),
    "nothing: PgBouncer stands still": async () => {
      parts.pgbouncer.signal("SIGSTOP");
      await sleep(dice.int(500, 3_000));
      parts.pgbouncer.signal("SIGCONT");
    },
    "nothing: all servers start anew": () => restartAll(cluster),
    "nothing: the network to the database is cut": () => forAWhile(network.cut),
    "nothing: the network to the database lets nothing pass": () => forAWhile(network.hold),
  };
}
