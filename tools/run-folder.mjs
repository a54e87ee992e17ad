/**
 * A folder of its own for all that a run of tests writes. As TMPDIR it also marks the run's processes:
 * a watcher ends them and removes the folder as soon as the run is over, also when it was killed.
 */
import { spawn, spawnSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onParentGone } from "./parent.mjs";

const PREFIX = "tale-";

/** Every story has a database of a thousand files: in memory they take no time and wear no disk. */
const MEMORY = "/dev/shm";
const MEMORY_MIN_BYTES = 2 * 1024 ** 3;

const hasMemory = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    accessSync(MEMORY, constants.W_OK);
    const runsPrograms = !/ \/dev\/shm tmpfs \S*noexec/.test(readFileSync("/proc/mounts", "utf8"));
    return runsPrograms && bavail * bsize >= MEMORY_MIN_BYTES;
  } catch {
    return false;
  }
};

/** A unix socket path may have about 100 bytes, which the folder that macOS names half fills. */
function system() {
  // It was chosen, or is the folder of the run around this one.
  if (process.env.TMPDIR) return tmpdir();
  if (process.platform === "linux" && hasMemory()) return MEMORY;
  return process.platform === "darwin" ? "/tmp" : tmpdir();
}

/**
 * The folder of the run of that name, opened by the first process that asks; the environment tells
 * its children. A run within a run has its folder within the other's, and ends with it.
 */
export function openRunFolder(name) {
  return (process.env[`TALEBORN_RUN_${name.toUpperCase()}`] ??= open());
}

function open() {
  let folder;
  try {
    removeLeftOvers();
    folder = realpathSync(mkdtempSync(join(system(), PREFIX)));
  } catch (error) {
    console.error(`\u2716 The tests have no folder for their files: ${error.message}`);
    process.exit(1);
  }
  // PostgreSQL refuses root: it may run as another user, who has to pass through.
  chmodSync(folder, 0o711);
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  // Vitest keeps a token of its own in the home folder otherwise.
  process.env.XDG_DATA_HOME = folder;
  watch(folder);
  onParentGone(() => process.exit(1));
  return folder;
}

/** However this process ends, the system closes the pipe, and the watcher hears of it. */
function watch(folder) {
  const watcher = spawn(process.execPath, [import.meta.filename, folder], {
    stdio: ["pipe", "ignore", "ignore"],
    // A signal to the whole process group must not end the watcher as well.
    detached: true,
  });
  watcher.unref();
  watcher.stdin.unref();
}

/** What is left when a watcher was killed, too, or the machine lost power. */
function removeLeftOvers() {
  for (const name of readdirSync(system()).filter((each) => each.startsWith(PREFIX))) {
    const folder = join(system(), name);
    try {
      const { uid, mtimeMs } = lstatSync(folder);
      const isOurs = uid === process.getuid?.();
      // A run that begins at this moment has no process yet.
      const isOld = Date.now() - mtimeMs > 60_000;
      if (isOurs && isOld && processesOf(folder).length === 0) remove(folder);
    } catch {
      // Another run removes it at the same time.
    }
  }
}

const remove = (folder) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });

/** The processes whose temporary folder this is, and the databases that lie in it. */
export function processesOf(folder) {
  const marks = [`TMPDIR=${folder}`, ` -D ${folder}/`];
  return (process.platform === "linux" ? listProc() : listPs()).filter(
    ({ pid, text }) => pid !== process.pid && marks.some((mark) => text.includes(mark)),
  );
}

function listProc() {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => {
    const [command, environment] = ["cmdline", "environ"].map((file) => readProc(pid, file));
    return { pid: Number(pid), text: `${command} ${environment}` };
  });
}

/** Empty for what has ended in the meantime or belongs to another user. */
function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

function listPs() {
  const { stdout } = spawnSync("ps", ["-AEww", "-o", "pid=,command="], { encoding: "utf8" });
  return (stdout ?? "").split("\n").map((text) => ({ pid: Number.parseInt(text, 10), text }));
}

const PATIENCE_MS = 4_000;

async function endProcesses(folder) {
  const began = Date.now();
  for (let left = processesOf(folder); left.length > 0; left = processesOf(folder)) {
    const isLate = Date.now() - began > PATIENCE_MS;
    for (const { pid, text } of left) {
      // A database that is killed leaves its shared memory; told to quit, it ends as quickly.
      end(pid, text.includes(` -D ${folder}/`) && !isLate ? "SIGQUIT" : "SIGKILL");
    }
    if (isLate && Date.now() - began > 2 * PATIENCE_MS) return;
    await sleep(50);
  }
}

function end(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2);
  process.stdin.resume().once("close", async () => {
    await endProcesses(folder);
    remove(folder);
  });
}
