/**
 * The game as it runs on several machines, on one: HAProxy, three game servers, PgBouncer, two
 * PostgreSQL under Patroni with etcd, each with the settings that lie in `deploy`, and a store of S3.
 */
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { must } from "#game/lib/must.ts";
import { s3rverArguments, s3rverSettings } from "#server/testing/s3rver.ts";
import { ensureWebIsBuilt, gameEnvironment, untilReady } from "#bench/processes.ts";
import { freePort } from "#tools/free-port.mjs";
import { environment, home, serverArguments } from "#tools/set-up.mjs";
import { createDatabase, findPrimary, isReplicated, until } from "./patroni.ts";
import { openRelay, type Relay } from "./relay.ts";
import { startPart, type Command, type Part } from "./part.ts";
import { postgresPrograms, postgresUser, programs } from "./programs.ts";

const SERVERS = 3;

const nodeName = (i: number) => `postgres${i + 1}`;

const secret = () => randomBytes(16).toString("hex");

type Ports = Awaited<ReturnType<typeof choosePorts>>;

async function freePorts(howMany: number): Promise<number[]> {
  const chosen: number[] = [];
  while (chosen.length < howMany) chosen.push(await freePort());
  return chosen;
}

async function choosePorts() {
  const [players = 0, primary = 0, pool = 0, etcd = 0, etcdPeers = 0] = await freePorts(5);
  const nodes = [];
  for (const _ of [1, 2]) {
    const [postgres = 0, patroni = 0] = await freePorts(2);
    nodes.push({ postgres, patroni });
  }
  const [store = 0, ...games] = await freePorts(1 + SERVERS);
  return { players, primary, pool, etcd, etcdPeers, nodes, store, games };
}

export type Cluster = {
  /** Where players come in. */
  url: string;
  ports: Ports;
  parts: Record<"etcd" | "haproxy" | "pgbouncer" | "store", Part>;
  servers: readonly Part[];
  /** The settings of the first server. */
  serverEnv: NodeJS.ProcessEnv;
  /** From the servers to the database; null where it cannot be cut. */
  network: Relay | null;
  /** Patroni with its PostgreSQL. */
  nodes: readonly Part[];
  /** The primary by HAProxy, for a database of this name. */
  databaseUrl(name?: string): string;
  /** The place of the primary in `nodes`; undefined while there is none. */
  primary(): Promise<number | undefined>;
  dataFolderOf(node: Part): string;
  /** Until there is a primary with a standby that a commit waits for. */
  untilWhole(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  /** Hears what all programs say. */
  log?: (text: string) => void;
  /** For PostgreSQL, beside its own. */
  nodeEnvironment?: Record<string, string>;
  /** The servers reach the database by a network that can be cut. */
  canBeCut?: boolean;
};

export async function startCluster({
  log = () => {},
  nodeEnvironment = {},
  canBeCut = false,
}: Options = {}): Promise<Cluster> {
  await ensureWebIsBuilt();
  const folder = mkdtempSync(join(tmpdir(), "taleborn-cluster-"));
  chmodSync(folder, 0o755);
  const ports = await choosePorts();
  const password = secret();
  const start = (name: string, command: Command) => startPart(name, command, log);
  const databaseUrl = (name = "taleborn") =>
    `postgres://postgres:${password}@127.0.0.1:${ports.primary}/${name}`;
  const primary = () => findPrimary(ports);
  const dataFolderOf = ({ name }: Part) => join(folder, name, "data");
  const untilWhole = () =>
    until(
      "a primary with a standby",
      async () => (await primary()) !== undefined && (await isReplicated(ports, databaseUrl)),
    );

  const started: Part[] = [];
  const add = (name: string, command: Command) => {
    const part = start(name, command);
    started.push(part);
    return part;
  };
  const direct = { primary: ports.primary, pool: ports.pool };
  const network = canBeCut ? await openRelay(direct) : null;
  const database = network?.ports ?? direct;
  const plan = commandsOf({ folder, ports, password, nodeEnvironment, database });
  const stop = async () => {
    network?.close();
    // The database last, so that what came before it ends in peace.
    for (const part of started.toReversed()) await part.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const etcd = add("etcd", plan.etcd);
    const nodes = plan.nodes.map((command, i) => add(nodeName(i), command));
    const haproxy = add("haproxy", plan.haproxy);
    const pgbouncer = add("pgbouncer", plan.pgbouncer);
    const store = add("store", plan.store);
    await untilWhole();
    await until("a way to the primary", () => createDatabase(databaseUrl("postgres")));
    const servers = plan.servers.map((command, i) => add(`server ${i + 1}`, command));
    for (const port of ports.games) await untilReady(`http://127.0.0.1:${port}`);
    const url = `http://127.0.0.1:${ports.players}`;
    await untilReady(url);
    const parts = { etcd, haproxy, pgbouncer, store };
    const serverEnv = must(plan.servers[0], "first server").env;
    const ways = { databaseUrl, primary, dataFolderOf, untilWhole, stop };
    return { url, ports, parts, servers, serverEnv, network, nodes, ...ways };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Site = {
  folder: string;
  ports: Ports;
  password: string;
  nodeEnvironment: Record<string, string>;
  /** Where the servers reach the primary, and PgBouncer. */
  database: { primary: number; pool: number };
};

function commandsOf(site: Site) {
  return {
    etcd: etcdOf(site),
    nodes: [0, 1].map((i) => nodeOf(site, i)),
    haproxy: haproxyOf(site),
    pgbouncer: pgbouncerOf(site),
    store: storeOf(site),
    servers: serversOf(site),
  };
}

function etcdOf({ folder, ports }: Site): Command {
  const [clients, peers] = [ports.etcd, ports.etcdPeers].map((port) => `http://127.0.0.1:${port}`);
  const names = {
    name: "etcd1",
    "data-dir": join(folder, "etcd"),
    "listen-client-urls": clients,
    "advertise-client-urls": clients,
    "listen-peer-urls": peers,
    "initial-advertise-peer-urls": peers,
    "initial-cluster": `etcd1=${peers}`,
  };
  const args = Object.entries(names).map(([name, value]) => `--${name}=${value}`);
  return { file: programs.etcd, args, env: environment() };
}

function nodeOf({ folder, ports, password, nodeEnvironment }: Site, i: number): Command {
  const { postgres, patroni } = must(ports.nodes[i], "ports of the node");
  const own = join(folder, nodeName(i));
  mkdirSync(own, { mode: 0o777 });
  chmodSync(own, 0o777);
  const env = {
    PATH: "/usr/local/bin:/usr/bin:/bin",
    LC_ALL: "C.UTF-8",
    PATRONI_NAME: nodeName(i),
    PATRONI_ETCD3_HOSTS: `127.0.0.1:${ports.etcd}`,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${patroni}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${patroni}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${postgres}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${postgres}`,
    PATRONI_POSTGRESQL_DATA_DIR: join(own, "data"),
    PATRONI_POSTGRESQL_PGPASS: join(own, "pgpass"),
    PATRONI_POSTGRESQL_BIN_DIR: must(postgresPrograms(), "PostgreSQL"),
    PATRONI_SUPERUSER_USERNAME: "postgres",
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_USERNAME: "replicator",
    PATRONI_REPLICATION_PASSWORD: password,
    ...nodeEnvironment,
  };
  return {
    file: join(home, "deploy/patroni/start.sh"),
    args: [programs.patroni, join(home, "deploy/patroni/patroni.yml")],
    env,
    user: postgresUser,
  };
}

const at = (port: number): string => `127.0.0.1:${port}`;

function haproxyOf({ ports }: Site): Command {
  const env = {
    ...environment(),
    GAME_BIND: at(ports.players),
    PRIMARY_BIND: at(ports.primary),
    ...Object.fromEntries(ports.games.map((port, i) => [`GAME_${i + 1}`, at(port)])),
    ...Object.fromEntries(
      ports.nodes.flatMap(({ postgres, patroni }, i) => [
        [`POSTGRES_${i + 1}`, at(postgres)],
        [`PATRONI_${i + 1}_PORT`, String(patroni)],
      ]),
    ),
  };
  // As one process: it ends with us.
  return {
    file: programs.haproxy,
    args: ["-db", "-f", join(home, "deploy/haproxy/haproxy.cfg")],
    env,
  };
}

function pgbouncerOf({ folder, ports, password }: Site): Command {
  const users = join(folder, "users.txt");
  writeFileSync(users, `"postgres" "${password}"\n`);
  const values: Record<string, string> = {
    PRIMARY_HOST: "127.0.0.1",
    PRIMARY_PORT: String(ports.primary),
    POOL_HOST: "127.0.0.1",
    POOL_PORT: String(ports.pool),
    POOL_USERS: users,
  };
  const template = readFileSync(join(home, "deploy/pgbouncer/pgbouncer.ini"), "utf8");
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    template.replaceAll(/\$\{(\w+)\}/g, (text, name: string) => values[name] ?? text),
  );
  return { file: programs.pgbouncer, args: [file], env: environment(), user: postgresUser };
}

function storeOf({ folder, ports }: Site): Command {
  const directory = join(folder, "store");
  mkdirSync(directory);
  const args = s3rverArguments(directory, "127.0.0.1", ports.store);
  return { file: process.execPath, args, env: environment() };
}

function serversOf({ folder, ports, password, database }: Site): Command[] {
  const urlAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/taleborn`;
  const keys = { SEALING_KEY: secret() + secret(), WALLET_MASTER_KEY: secret() + secret() };
  const store = {
    STORAGE_S3_ENDPOINT: `http://127.0.0.1:${ports.store}`,
    STORAGE_S3_BUCKET: s3rverSettings.bucket,
    STORAGE_S3_REGION: s3rverSettings.region,
    STORAGE_S3_ACCESS_KEY: s3rverSettings.accessKey,
    STORAGE_S3_SECRET_KEY: s3rverSettings.secretKey,
  };
  return ports.games.map((port, i) => ({
    file: process.execPath,
    args: serverArguments,
    env: {
      ...gameEnvironment({ dataDir: join(folder, `game${i + 1}`), port }),
      ...keys,
      ...store,
      PUBLIC_URL: `http://127.0.0.1:${ports.players}`,
      TRUST_PROXY: "127.0.0.1",
      DATABASE_URL: urlAt(database.primary),
      DATABASE_POOL_URL: urlAt(database.pool),
    },
  }));
}
