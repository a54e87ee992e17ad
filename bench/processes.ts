/** The processes that a bench starts: the game as players run it, and programs of the bench. */
import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isWebBuilt } from "#tools/build/web-stamp.mjs";
import { environment, home, run, serverArguments } from "#tools/set-up.mjs";

/** A game that has not answered by then never will. */
const PATIENCE_MS = 60_000;
const ASK_AGAIN_MS = 5;

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), "taleborn-bench-"));

export const forgetDataDir = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true });

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

export async function ensureWebIsBuilt(): Promise<void> {
  if (isWebBuilt()) return;
  if ((await run(process.execPath, ["tools/build/build-web.ts"])) !== 0) {
    throw new Error("The web client could not be built.");
  }
}

/** Resolves when the game at this address says that it is ready. */
export async function untilReady(url: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${url}/api/ready`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(ASK_AGAIN_MS);
  }
  throw new Error(`The game at ${url} did not become ready.`);
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

export type GameProcess = { url: string; port: number; dataDir: string; pid: number };

type Settings = { dataDir: string; env?: Record<string, string> };

/** Starts the game's server by itself; `startMs` is how long it took until it was ready. */
export async function startGame({
  dataDir,
  env = {},
}: Settings): Promise<GameProcess & { startMs: number; stop(): Promise<void> }> {
  await ensureWebIsBuilt();
  const port = await freePort();
  const flags = process.env["BENCH_NODE_FLAGS"]?.split(" ").filter(Boolean) ?? [];
  const began = performance.now();
  const server = spawn(process.execPath, [...flags, ...serverArguments], {
    cwd: home,
    env: { ...gameEnvironment({ dataDir, port }), ...env },
    stdio: "inherit",
  });
  const url = `http://localhost:${port}`;
  const stop = () => ended(server, () => server.kill("SIGTERM"));
  try {
    await untilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  const startMs = performance.now() - began;
  return { url, port, dataDir, pid: server.pid ?? 0, startMs, stop };
}

/** Runs the game's server by itself with an empty database, for as long as `work` takes. */
export async function withGame<T>(
  work: (game: GameProcess) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const dataDir = newDataDir();
  try {
    const game = await startGame({ dataDir, env });
    try {
      return await work(game);
    } finally {
      await game.stop();
    }
  } finally {
    forgetDataDir(dataDir);
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
  stop(): void;
};

type Reply = { answer: unknown } | { failure: string };

/** Starts a program of this folder, which answers every message with one. */
export function startProgram(file: string, args: readonly string[] = []): Program {
  const child = fork(join(import.meta.dirname, file), args, { serialization: "advanced" });
  let hear: ((reply: Reply) => void) | undefined;
  child.on("message", (reply: Reply) => hear?.(reply));
  child.once("exit", () => hear?.({ failure: "it ended" }));
  return {
    pid: child.pid ?? 0,
    async ask<Answer>(question: object): Promise<Answer> {
      child.send(question);
      const reply = await new Promise<Reply>((heard) => (hear = heard));
      if ("failure" in reply) throw new Error(`${file}: ${reply.failure}`);
      return reply.answer as Answer;
    },
    stop: () => child.kill(),
  };
}

/** The other side of `startProgram`. */
export function answerMessages<Question>(answer: (question: Question) => Promise<unknown>): void {
  process.on("message", (question: Question) => {
    answer(question).then(
      (found) => process.send?.({ answer: found }),
      (error: unknown) => process.send?.({ failure: String((error as Error).stack) }),
    );
  });
}
