/**
 * Runs the PostgreSQL that npm delivers, on a private unix socket, never leaves it behind, and
 * starts it again when it ends unasked.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freeFromTheDead, holderOf, isInUse, marksOf } from "./lock-file.ts";
import { preparePrograms, type Programs } from "./programs.ts";
import { embeddedUrl, makeSocketFolder } from "./socket-folder.ts";

export type EmbeddedPostgres = {
  url(database?: string): string;
  /** Resolves when the database has ended and cannot be started again; says why. */
  lost: Promise<Error>;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  folder: string;
  settings?: Record<string, string>;
  /** Hears what the people who run the game should know. */
  warn?: (text: string) => void;
};

const MAJOR = "18";

/** A database that has been stopping for so long, although the server did not stop it, hangs. */
const STOPPING_MAX_MS = 3_000;

/** A database that the server stops gets so long until a SIGQUIT ends it at once. */
const STOP_MAX_MS = 3_000;

const defaults: Record<string, string> = {
  listen_addresses: "",
  shared_buffers: "64MB",
  max_connections: "60",
  jit: "off",
};

function create(data: string, { bin, prefix, uid }: Programs): void {
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

/** A folder that was copied here is perhaps open, which PostgreSQL refuses. */
function closeToOthers(data: string): void {
  try {
    chmodSync(data, 0o700);
  } catch {
    // The folder belongs to another user: PostgreSQL says so in its own words.
  }
}

const as = (uid: number | null) => ({
  env: { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C.UTF-8", TZ: "UTC" },
  ...(uid !== null && { uid, gid: uid, cwd: "/" }),
});

export async function startEmbeddedPostgres({
  folder,
  settings = {},
  warn = () => {},
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const data = resolve(folder, "data");
  mkdirSync(data, { recursive: true, mode: 0o700 });
  closeToOthers(data);
  const socket = makeSocketFolder(folder);
  const programs = await preparePrograms({ data, socket });
  create(data, programs);

  const options = Object.entries({
    ...defaults,
    unix_socket_directories: socket,
    ...settings,
  }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const postgres = join(programs.bin, "postgres");
  const [file = "", ...args] = [...programs.prefix, postgres, ...marksOf(data), ...options];
  const start = () =>
    launch(data, () =>
      // Detached: Ctrl-C belongs to the server, which lets requests finish before the database stops.
      spawn(file, args, {
        ...as(programs.uid),
        stdio: ["ignore", "ignore", "pipe"],
        detached: true,
      }),
    );
  return {
    url: (database) => embeddedUrl(folder, database),
    ...(await keepRunning(data, start, warn)),
  };
}

/** Starts the database, and again whenever it ends without having been asked to. */
async function keepRunning(
  data: string,
  start: () => Promise<ChildProcess>,
  warn: (text: string) => void,
): Promise<Pick<EmbeddedPostgres, "lost" | "stop">> {
  let isStopping = false;
  let child = await start();
  const endIfItHangs = hangWatch(data, () => {
    warn("The database hangs while it stops, although nobody asked it to: it is ended.");
    child.kill("SIGQUIT");
  });
  const watching = setInterval(() => !isStopping && endIfItHangs(), 500).unref();

  const startWithRoom = async (): Promise<ChildProcess> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await start();
      } catch (error) {
        if (isStopping || !(error instanceof DiskFullError)) throw error;
        if (attempt === 0) warn(error.message);
        await sleep(LOOK_FOR_ROOM_MS);
      }
    }
  };
  const keep = async (): Promise<void> => {
    for (;;) {
      await ended(child);
      if (isStopping) return;
      warn("The database ended by itself: it is started again.");
      child = await startWithRoom();
      if (isStopping) child.kill("SIGINT");
    }
  };
  const keeping = keep();
  return {
    lost: new Promise((lose) => void keeping.catch(lose)),
    async stop() {
      isStopping = true;
      clearInterval(watching);
      child.kill("SIGINT");
      // Asked to stop in the midst of a crash, PostgreSQL would wait for ever.
      const impatience = setTimeout(() => child.kill("SIGQUIT"), STOP_MAX_MS);
      await keeping.catch(() => {});
      clearTimeout(impatience);
    },
  };
}

/** To be called now and then; calls back when the database has been stopping for too long. */
function hangWatch(data: string, onHang: () => void): () => void {
  let stoppingSinceMs: number | null = null;
  return () => {
    if (holderOf(data)?.state !== "stopping") {
      stoppingSinceMs = null;
      return;
    }
    stoppingSinceMs ??= performance.now();
    if (performance.now() - stoppingSinceMs < STOPPING_MAX_MS) return;
    stoppingSinceMs = null;
    onHang();
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

class InUseError extends Error {}

/** Its files could not grow any more, so that it ended; the game waits, and answers when there is room. */
class DiskFullError extends Error {}
const LOOK_FOR_ROOM_MS = 1_000;

/** A server that was just killed may still be closing its files: worth some patience. */
const IN_USE_MAX_MS = 10_000;
const END_KINDLY_MS = 6_000;

async function launch(data: string, spawnIt: () => ChildProcess): Promise<ChildProcess> {
  const began = performance.now();
  for (;;) {
    const child = spawnIt();
    try {
      await untilReady(child);
      return child;
    } catch (error) {
      const waitedMs = performance.now() - began;
      if (!(error instanceof InUseError)) throw error;
      if (isInUse(data) || waitedMs > IN_USE_MAX_MS) throw error;
      freeFromTheDead(data, waitedMs < END_KINDLY_MS ? "SIGQUIT" : "SIGKILL");
      await sleep(100);
    }
  }
}

/** What PostgreSQL says while another one, or what is left of it, holds the folder. */
const inUse = /lock file .* already exists|pre-existing shared memory block/;

/** Resolves when the database takes connections; what it said last says why it ended before. */
export function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((ready, failed) => {
    let log = "";
    child.stderr?.on("data", (piece: Buffer) => {
      // While it repairs its files, each connection is refused with a line: only the last ones count.
      log = (log + piece.toString()).slice(-20_000);
      if (log.includes("ready to accept connections")) ready();
    });
    child.once("error", failed);
    // What it said last may come after the news of its end: "close" waits for both.
    child.once("close", (code) => {
      failed(whyEnded(log, code));
    });
  });
}

function whyEnded(log: string, code: number | null): Error {
  if (inUse.test(log)) {
    return new InUseError(
      "Another server is using this DATA_DIR: stop it, or choose another DATA_DIR.",
    );
  }
  if (log.includes("No space left on device")) {
    return new DiskFullError("The disk is full: the database cannot start until there is room.");
  }
  return new Error(`postgres ended with ${code}:\n${log}`);
}
