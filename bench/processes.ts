/** The processes that a bench starts: the game as players run it, and programs of the bench. */
import { execFileSync, fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { embeddedUrl, socketFolder } from "#server/adapters/database/socket-folder.ts";
import { endless, openDb } from "#server/lib/database/open-db.ts";
import type { Db } from "#server/lib/db.ts";
import { isWebBuilt } from "#tools/build/web-stamp.mjs";
import { stopProcess } from "#tools/stop-process.mjs";
import { freePort } from "#tools/free-port.mjs";
import { environment, home, run, serverArguments } from "#tools/set-up.mjs";

/** A game that has not answered by then never will. */
const PATIENCE_MS = 60_000;
const ASK_AGAIN_MS = 5;

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), "taleborn-bench-"));

export function forgetDataDir(folder: string): void {
  const socket = socketFolder(databaseFolder(folder));
  for (const each of [folder, socket]) rmSync(each, { recursive: true, force: true });
}

const databaseFolder = (dataDir: string): string => join(dataDir, "postgres");

export async function ensureWebIsBuilt(): Promise<void> {
  if (isWebBuilt()) return;
  if ((await run(process.execPath, ["tools/build/build-web.ts"])) !== 0) {
    throw new Error("The web client could not be built.");
  }
}

/** Resolves when the game at this address says that it is ready. */
export async function untilReady(url: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let said = "no answer";
  while (Date.now() < end) {
    const answer = await fetch(`${url}/api/ready`).catch(() => null);
    if (answer) said = await answer.text();
    if (answer?.ok) return;
    await sleep(ASK_AGAIN_MS);
  }
  throw new Error(`The game at ${url} did not become ready: ${said}`);
}

/** The settings of a game of its own, whatever the environment says. */
export const gameEnvironment = (settings: { dataDir: string; port: number }) => ({
  ...environment(),
  DATABASE_URL: "",
  DATA_DIR: settings.dataDir,
  PORT: String(settings.port),
  PUBLIC_URL: `http://localhost:${settings.port}`,
  AI_PROVIDER: "",
  SMTP_URL: "",
  UNPROVEN_DAYS: "0",
  SIGN_UPS_PER_ADDRESS: "1000000",
  LOG_LEVEL: "warn",
});

/** Includes its database; the pool connects only at the first query. */
export type GameProcess = {
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  db: Db;
  pool: Pool;
};

type Settings = { dataDir: string; env?: Record<string, string> };

/** `startMs` is how long it took until it was ready. */
export type StartedGame = GameProcess & { startMs: number };

/** Starts the game's server by itself. */
async function startGame({
  dataDir,
  env = {},
}: Settings): Promise<StartedGame & { stop(): Promise<void> }> {
  await ensureWebIsBuilt();
  const port = await freePort();
  const began = performance.now();
  const server = spawn(process.execPath, serverArguments, {
    cwd: home,
    env: { ...gameEnvironment({ dataDir, port }), ...env },
    // By the channel it notices when the bench is gone, and ends.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const url = `http://localhost:${port}`;
  const stopServer = () => ended(server, () => stopProcess(server));
  try {
    await untilReady(url);
  } catch (error) {
    await stopServer();
    throw error;
  }
  const startMs = performance.now() - began;
  const { db, pool, close } = openDb(embeddedUrl(databaseFolder(dataDir)), { patience: endless });
  const stop = async () => {
    await close();
    await stopServer();
  };
  return { url, port, dataDir, pid: server.pid ?? 0, db, pool, startMs, stop };
}

/** Of a game that was started once and never played: a copy of it starts three times as fast. */
let unplayed: Promise<string> | null = null;

async function makeUnplayed(): Promise<string> {
  const dataDir = newDataDir();
  // It is stopped while it still sets out to work, of which it would complain.
  const game = await startGame({ dataDir, env: { LOG_LEVEL: "fatal" } });
  await game.stop();
  return dataDir;
}

/** Says that no more games are needed. */
export async function forgetUnplayed(): Promise<void> {
  if (unplayed) forgetDataDir(await unplayed);
  unplayed = null;
}

/** Works in the data folder of a game without players. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = newDataDir();
  try {
    // Only `cp` keeps the database's owner, who is not root.
    execFileSync("cp", ["-a", `${await (unplayed ??= makeUnplayed())}/.`, dataDir]);
    return await work(dataDir);
  } finally {
    forgetDataDir(dataDir);
  }
}

/** Runs the game's server by itself with an empty database, for as long as `work` takes. */
export const withGame = <T>(
  work: (game: GameProcess) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> => withDataDir((dataDir) => withStarted({ dataDir, env }, work));

export async function withStarted<T>(
  settings: Settings,
  work: (game: StartedGame) => Promise<T>,
): Promise<T> {
  const game = await startGame(settings);
  try {
    return await work(game);
  } finally {
    await game.stop();
  }
}

export async function ended(child: ChildProcess, end: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  end();
  await exit;
}

export type Program = {
  pid: number;
  ask<Answer>(question: object): Promise<Answer>;
};

type Reply = { answer: unknown } | { failure: string };

/** Runs a program of this folder for as long as `work` takes; it answers every message with one. */
export async function withProgram<T>(
  file: string,
  work: (program: Program) => Promise<T>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<T> {
  const child = fork(join(import.meta.dirname, file), { serialization: "advanced", env });
  let hear: ((reply: Reply) => void) | undefined;
  child.on("message", (reply: Reply) => hear?.(reply));
  child.once("exit", () => hear?.({ failure: "it ended" }));
  const program = {
    pid: child.pid ?? 0,
    async ask<Answer>(question: object): Promise<Answer> {
      child.send(question);
      const reply = await new Promise<Reply>((heard) => (hear = heard));
      if ("failure" in reply) throw new Error(`${file}: ${reply.failure}`);
      return reply.answer as Answer;
    },
  };
  try {
    return await work(program);
  } finally {
    await ended(child, () => child.kill());
  }
}

/** The other side of `withProgram`. */
export function answerMessages<Question>(answer: (question: Question) => Promise<unknown>): void {
  process.on("message", (question: Question) => {
    answer(question).then(
      (found) => process.send?.({ answer: found }),
      (error: unknown) => process.send?.({ failure: String((error as Error).stack) }),
    );
  });
  process.on("disconnect", () => process.exit());
}
