/**
 * A cluster whose PostgreSQL are copied by pgBackRest loses a table, then both machines; the moment
 * before is restored from the copies alone.
 */
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { must } from "#game/lib/must.ts";
import { visitor } from "#bench/visitor.ts";
import { audit } from "#server/economy/audit.ts";
import { endless, openDb } from "#server/lib/database/open-db.ts";
import type { Db } from "#server/lib/db.ts";
import { freePort } from "#tools/free-port.mjs";
import { home } from "#tools/set-up.mjs";
import { startCluster, type Cluster } from "./cluster.ts";
import { startPart } from "./part.ts";
import { copier, postgresPrograms, postgresUser } from "./programs.ts";

const STANZA = "taleborn";
const PLAYERS = 5;

type Log = (text: string) => void;
type Copies = { folder: string; env: Record<string, string> };
/** What was there at the moment that is restored. */
type Moment = { at: string; players: number; ledger: number };

function newCopies(): Copies {
  const folder = mkdtempSync(join(tmpdir(), "taleborn-copies-"));
  chmodSync(folder, 0o777);
  const place = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path);
    chmodSync(path, 0o777);
    return path;
  };
  const env = {
    PGBACKREST_CONFIG: join(home, "deploy/pgbackrest/pgbackrest.conf"),
    PGBACKREST_STANZA: STANZA,
    PGBACKREST_REPO1_PATH: place("repository"),
    PGBACKREST_REPO1_CIPHER_PASS: randomBytes(32).toString("hex"),
    PGBACKREST_LOCK_PATH: place("locks"),
    PGBACKREST_LOG_PATH: place("logs"),
  };
  return { folder, env };
}

async function runCopier({ env }: Copies, ...args: string[]): Promise<void> {
  const user = postgresUser
    ? ["--reuid", postgresUser, "--regid", postgresUser, "--clear-groups"]
    : [];
  await promisify(execFile)("setpriv", [...user, copier, ...args], {
    env: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8", ...env },
    cwd: "/",
  });
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Throws unless everything of the moment is there, and nothing of what came after. */
export async function tryRestore(log: Log) {
  const copies = newCopies();
  try {
    const { moment, copyMs, password } = await loseAll(copies, log);
    const folder = join(copies.folder, "restored");
    const restoreMs = await timed(() =>
      runCopier(
        copies,
        `--pg1-path=${folder}`,
        "--archive-mode=off",
        "--type=time",
        `--target=${moment.at}`,
        "--target-action=promote",
        "restore",
      ),
    );
    const startMs = await checkRestored({ copies, folder, password, moment }, log);
    return { players: moment.players, copyMs, restoreMs: restoreMs + startMs };
  } finally {
    rmSync(copies.folder, { recursive: true, force: true });
  }
}

/** Copies a cluster while it is played on, and loses it. */
async function loseAll(copies: Copies, log: Log) {
  const cluster = await startCluster({ log, nodeEnvironment: copies.env });
  const { db, pool, close } = openDb(cluster.databaseUrl(), { connections: 2, readConnections: 1 });
  try {
    const node = await primaryOf(cluster);
    await runCopier(copies, ...node, "stanza-create");
    await signUp(cluster.url, "before");
    const copyMs = await timed(() => runCopier(copies, ...node, "--type=full", "backup"));
    await signUp(cluster.url, "after");
    // pgBackRest knows the end of a copy to the second, and restores only what comes after that second.
    await sleep(1_000);
    const moment = await db.one<Moment>(
      `select clock_timestamp()::text as at, (select count(*) from players)::int as players,
              (select count(*) from ledger)::int as ledger`,
    );
    await sleep(1_000);
    await signUp(cluster.url, "later");
    await pool.query("drop table ledger cascade");
    // It waits until the whole log is with the copies.
    await runCopier(copies, ...node, "check");
    return { moment, copyMs, password: new URL(cluster.databaseUrl()).password };
  } finally {
    await close();
    await cluster.stop();
  }
}

async function primaryOf({ primary, nodes, ports, dataFolderOf }: Cluster): Promise<string[]> {
  const place = must(await primary(), "primary");
  const folder = dataFolderOf(must(nodes[place], "node"));
  return [`--pg1-path=${folder}`, `--pg1-port=${must(ports.nodes[place], "ports").postgres}`];
}

async function signUp(url: string, name: string): Promise<void> {
  for (let i = 0; i < PLAYERS; i++) await visitor(url).signUp(`${name}${"abcde"[i]}`);
}

type Restored = { copies: Copies; folder: string; password: string; moment: Moment };

/** Says how long the database took until it was at the moment, in milliseconds. */
async function checkRestored(
  { copies, folder, password, moment }: Restored,
  log: Log,
): Promise<number> {
  const port = await freePort();
  const settings = {
    port: String(port),
    listen_addresses: "127.0.0.1",
    // Patroni has written here what was true for the machine that is gone.
    hba_file: join(folder, "pg_hba.conf"),
    ident_file: join(folder, "pg_ident.conf"),
    synchronous_standby_names: "",
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const file = join(must(postgresPrograms(), "PostgreSQL"), "postgres");
  const env = { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8", ...copies.env };
  const postgres = startPart(
    "restored",
    { file, args: ["-D", folder, ...args], env, user: postgresUser },
    log,
  );
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/taleborn`;
  const { db, close } = openDb(url, { connections: 1, readConnections: 1, patience: endless });
  try {
    const tookMs = await timed(async () => {
      while (!(await isRestored(db))) await sleep(100);
    });
    const found = await db.one<Omit<Moment, "at">>(
      `select (select count(*) from players)::int as players,
              (select count(*) from ledger)::int as ledger`,
    );
    const broken = (await audit(db)).filter(({ violations }) => violations > 0);
    if (found.players !== moment.players || found.ledger !== moment.ledger || broken.length > 0) {
      throw new Error(`The moment was not restored: ${JSON.stringify({ moment, found, broken })}`);
    }
    return tookMs;
  } finally {
    await close();
    await postgres.stop("SIGINT");
  }
}

const isRestored = (db: Db): Promise<boolean> =>
  db.one<{ isOver: boolean }>(`select not pg_is_in_recovery() as "isOver"`).then(
    ({ isOver }) => isOver,
    () => false,
  );
