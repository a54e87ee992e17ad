// What every command needs before it can run: packages, and the Node version that the game is
// written for. Plain JavaScript, because it runs on whatever Node (20 or newer) the machine has.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const home = fileURLToPath(new URL("../", import.meta.url));
const modules = join(home, "node_modules");

/** Tells the person at the terminal what is going on. */
export const say = (text) => console.log(`\u2726 ${text}`);

/** Ends with one sentence on what to do. @returns {never} */
export function giveUp(text) {
  console.error(`\u2716 ${text}`);
  process.exit(1);
}

const major = Number(process.versions.node.split(".")[0]);
if (major < 20) giveUp(`Node ${process.versions.node} is too old: install Node 20 or newer.`);

const STAMP = ".taleborn-";
const lockHash = createHash("sha256")
  .update(readFileSync(join(home, "package-lock.json")))
  .digest("hex")
  .slice(0, 16);
const stamp = (kind) => join(modules, `${STAMP}${kind}-${lockHash}`);

const arePlayable = () => existsSync(stamp("all")) || existsSync(stamp("game"));

/** Whether the packages are those of another version, so that installing would replace some. */
export const areOutdated = () => existsSync(modules) && !arePlayable();

/** What npm has installed here stands in a lock file of its own. */
function hasTestPackages() {
  try {
    return readFileSync(join(modules, ".package-lock.json"), "utf8").includes('"dev": true');
  } catch {
    return false;
  }
}

/**
 * Installs what is missing: the packages for playing, and for tests, or where those are there
 * already, all packages. Packages of this version that are there stay.
 */
export function ensurePackages({ forTests = false } = {}) {
  if (forTests ? existsSync(stamp("all")) : arePlayable()) return;
  installPackages(forTests || hasTestPackages());
}

/** For commands beside a game, which may be running: packages that are there are left alone. */
export function ensureSomePackages() {
  if (!existsSync(modules)) installPackages(false);
  else if (!arePlayable()) {
    say("These packages may be another version's: the next start of the game renews them.");
  }
}

function installPackages(all) {
  say(`Installing packages${all ? " and the test browser" : ""}; this is needed once ...`);
  if (install(all ? "--include=dev" : "--omit=dev") !== 0) {
    giveUp("The packages could not be installed: check your connection to the npm registry.");
  }
  mkdirSync(modules, { recursive: true });
  forgetOldStamps();
  writeFileSync(stamp(all ? "all" : "game"), "");
}

/** They would be believed again when their version comes back. */
function forgetOldStamps() {
  const old = readdirSync(modules).filter(
    (name) => name.startsWith(STAMP) && !name.endsWith(lockHash),
  );
  for (const name of old) rmSync(join(modules, name));
}

function install(scope) {
  const isWindows = process.platform === "win32";
  const flags = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", scope];
  // npm's count of packages says nothing to a newcomer; what goes wrong it says on the other stream.
  const options = { cwd: home, stdio: ["inherit", "ignore", "inherit"], shell: isWindows };
  return spawnSync(isWindows ? "npm.cmd" : "npm", flags, options).status;
}

/** The pinned Node, delivered as a package; else the machine's own when it is new enough. */
export function pinnedNode() {
  const name = process.platform === "win32" ? "win" : process.platform;
  const file = process.platform === "win32" ? "node.exe" : "node";
  const pinned = join(modules, `node-${name}-${process.arch}`, "bin", file);
  if (existsSync(pinned)) return pinned;
  if (major >= 24) return process.execPath;
  return giveUp(`There is no packaged Node for ${name}-${process.arch}: install Node 24.`);
}

/**
 * How Node runs the server. With a nursery of 8 MB for short-lived objects a thousand duels take a sixth
 * more of the processor; one of 32 MB saves nothing more. To wake four threads to clear it takes longer than to
 * clear it.
 */
export const serverArguments = [
  "--max-semi-space-size=16",
  "--v8-pool-size=1",
  "--no-parallel-scavenge",
  "server/main.ts",
];

/** glibc gives memory that was needed for a moment, such as for a picture, back to the system. */
const frugal = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_MMAP_THRESHOLD_: "131072",
};

/** The environment in which commands find the pinned Node and the installed programs first. */
export function environment() {
  const node = pinnedNode();
  const first = [join(node, ".."), join(modules, ".bin")].join(delimiter);
  return {
    ...frugal,
    ...process.env,
    PATH: `${first}${delimiter}${process.env.PATH ?? ""}`,
    NODE_COMPILE_CACHE: join(modules, ".cache", "node-compile-cache"),
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(modules, ".cache", "playwright"),
  };
}

/** Runs a command to its end and returns its exit code. */
export const run = (command, args, options = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, {
      cwd: home,
      stdio: "inherit",
      shell: process.platform === "win32",
      ...options,
      env: { ...environment(), ...options.env },
    });
    child.once("error", () => done(127));
    child.once("exit", (code) => done(code ?? 1));
  });
