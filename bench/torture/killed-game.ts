/** A game of its own in a process of its own, and every way in which it is killed. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import type { Dice } from "#game/lib/dice.ts";
import { descendants, kill } from "#bench/process-table.ts";
import {
  ensureWebIsBuilt,
  forgetDataDir,
  gameEnvironment,
  newDataDir,
  untilReady,
} from "#bench/processes.ts";
import { holderOf } from "#server/adapters/database/lock-file.ts";
import { embeddedUrl } from "#server/adapters/database/socket-folder.ts";
import { openDb } from "#server/lib/database/open-db.ts";
import { askingBy, type Tx } from "#server/lib/db.ts";
import { freePort } from "#tools/free-port.mjs";
import { home, serverArguments } from "#tools/set-up.mjs";
import { clockOf } from "./clock.ts";
import { mountDisk, type Disk } from "./disk.ts";
import { elsewhere, openOutside, type Outside, type OutsideProcess } from "./outside/outside.ts";

const LOOK_AGAIN_MS = 50;

export type KilledGame = {
  url: string;
  /** By what they kill. */
  kills: Record<string, () => Promise<void> | void>;
  /** What is killed twice as often as the rest. */
  often?: readonly string[];
  db: Tx;
  /** For what no reader of rows sees, while nothing is killed. */
  pool: Pool;
  outside: Outside;
  /** What is outside does not fail any more. */
  calm(): void;
  /** While the players are waited for, what is outside answers at once, or breaks off. */
  hurry(isHurried: boolean): void;
  /** Until it answers again, started anew where it has ended; in milliseconds. */
  comeBack(): Promise<number>;
  end(): Promise<void>;
};

/** Of a game that asks outside; `before` wins. */
function environmentOf(
  own: { dataDir: string; port: number },
  outside: OutsideProcess,
  before: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  return {
    ...gameEnvironment(own),
    LOG_LEVEL: "error",
    ...outside.environment,
    ...before,
    NODE_OPTIONS: `${before["NODE_OPTIONS"] ?? ""} --import=${elsewhere}`.trim(),
  };
}

type Serving = {
  env: NodeJS.ProcessEnv;
  clock: ReturnType<typeof clockOf>;
  /** Hears when the server ends although the torture has not killed it. */
  died: (how: string) => void;
  log: (text: string) => void;
};

/** The game's process, of which there is always one or none. */
function serverOf({ env, clock, died, log }: Serving) {
  const killed = new WeakSet<ChildProcess>();
  const start = (): ChildProcess => {
    const child = spawn(process.execPath, serverArguments, {
      cwd: home,
      env: { ...env, ...clock.environment(env) },
      // By the channel it notices when the torture is gone, and ends.
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    child.stdout?.on("data", (text: Buffer) => log(text.toString()));
    child.once("exit", (code) => {
      if (killed.has(child)) return;
      died(`the server ended by itself with ${code}`);
      server = start();
    });
    return child;
  };
  let server = start();
  const isOver = () => server.exitCode !== null || server.signalCode !== null;
  return {
    isOver,
    startAnew: () => void (server = start()),
    async end(how: NodeJS.Signals) {
      killed.add(server);
      const ended = isOver() ? null : once(server, "exit");
      server.kill(how);
      await ended;
    },
  };
}

export type Opening = {
  dice: Dice;
  /** Hears when a server ends although the torture has not killed it. */
  died: (how: string) => void;
  /** Beside the game's own, such as what Node loads before the game, which is how mutants are made. */
  environment?: NodeJS.ProcessEnv | undefined;
  /** Hears what the servers say of errors. */
  log?: ((text: string) => void) | undefined;
};

export async function openKilledGame({
  dice,
  died,
  environment = {},
  log = () => {},
}: Opening): Promise<KilledGame> {
  await ensureWebIsBuilt();
  const [dataDir, outsideDir] = [newDataDir(), newDataDir()];
  const disk = mountDisk(dataDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = join(dataDir, "postgres");
  const outside = await openOutside(outsideDir, url, dice.fork("outside"));
  const clock = clockOf(dice.fork("clock"));
  const env = environmentOf({ dataDir, port }, outside, environment);
  const server = serverOf({ env, clock, died, log });
  const databasePid = () => holderOf(join(folder, "data"))?.pid ?? 0;
  const kills = waysToKill({ dice, databasePid, endServer: server.end, outside, disk });
  const { db, pool, close } = openDb(embeddedUrl(folder), { connections: 2, readConnections: 1 });
  await untilReady(url);
  return {
    url,
    kills,
    db: persistent(db),
    pool,
    outside,
    calm: () => outside.tell({ isCalm: true }),
    hurry: (isHurried) => outside.tell({ isHurried }),
    async comeBack() {
      const began = performance.now();
      if (server.isOver()) {
        outside.tell({ aheadMs: clock.goAhead() });
        server.startAnew();
      }
      await untilReady(url);
      return performance.now() - began;
    },
    async end() {
      await close();
      await server.end("SIGTERM");
      await outside.end();
      if (disk) spawnSync("umount", [dataDir]);
      for (const each of [dataDir, outsideDir]) forgetDataDir(each);
    },
  };
}

type Killing = {
  dice: Dice;
  databasePid: () => number;
  endServer: (how: NodeJS.Signals) => Promise<void>;
  outside: OutsideProcess;
  disk: Disk | null;
};

function waysToKill({ dice, databasePid, endServer, outside, disk }: Killing): KilledGame["kills"] {
  const allOfDatabase = () => [databasePid(), ...descendants(databasePid())];
  const killChild = () =>
    kill(dice.pick([...descendants(databasePid()), 0]) || databasePid(), "SIGKILL");
  return {
    "the server": () => endServer("SIGKILL"),
    "a process of the database": killChild,
    "the whole database": () => kill(databasePid(), "SIGKILL"),
    "both, as a power cut": async () => {
      for (const pid of allOfDatabase()) kill(pid, "SIGKILL");
      await endServer("SIGKILL");
    },
    "a process of the database, then the server": async () => {
      killChild();
      await sleep(dice.int(10, 80));
      await endServer("SIGKILL");
    },
    "nothing: the database stands still": async () => {
      const all = allOfDatabase();
      for (const pid of all) kill(pid, "SIGSTOP");
      await sleep(dice.int(500, 3_000));
      for (const pid of all) kill(pid, "SIGCONT");
    },
    "nothing: it was asked to stop": () => endServer("SIGTERM"),
    "nothing: payments, the chain and the AI are away": () =>
      outside.tell({ awayMs: dice.int(1_000, 4_000) }),
    ...(disk && {
      "nothing: the disk is full": async () => {
        disk.fill();
        await sleep(dice.int(500, 3_000));
        disk.empty();
      },
    }),
  };
}

/** Asks again until the database is there. */
export function persistent({ rows, afterCommit }: Tx): Tx {
  const all: Tx["rows"] = async (sql, values) => {
    for (;;) {
      try {
        return await rows(sql, values);
      } catch (error) {
        // What is wrong with the statement itself does not pass.
        if (/^(22|23|42|P0)/.test(String((error as { code?: unknown }).code))) throw error;
        await sleep(LOOK_AGAIN_MS);
      }
    }
  };
  return { ...askingBy(all), afterCommit };
}
