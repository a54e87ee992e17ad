/** A game of its own to take pictures and films of, with a browser, both gone afterwards. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Browser } from "@playwright/test";
import { browser as browserFiles, FLAGS } from "#tools/browser.mjs";
import { buildWeb } from "#tools/build/build-web.ts";
import { stopProcess } from "#tools/stop-process.mjs";
import { freePort } from "#tools/free-port.mjs";
import { home } from "#tools/set-up.mjs";

const START_MS = 60_000;

type Environment = Record<string, string | undefined>;

export type PlayedGame = {
  url: string;
  browser: Browser;
  /** Gives the player of this address so many cards and coins more. */
  stock: (email: string, gifts: { cards: number; coins: number }) => void;
  stop: () => Promise<void>;
};

export async function startPlayedGame(): Promise<PlayedGame> {
  const dataDir = mkdtempSync(join(tmpdir(), "taleborn-played-"));
  // PostgreSQL may run as another user and has to pass through.
  chmodSync(dataDir, 0o711);
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const settings = {
    ...process.env,
    PORT: port,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    PUBLIC_URL: url,
    UNPROVEN_DAYS: "0",
    SIGN_UPS_PER_ADDRESS: "1000000",
  };
  const server = await startServer(url, settings);
  const { executablePath, env } = await browserFiles();
  const browser = await chromium.launch({
    executablePath,
    env: env as Record<string, string>,
    args: FLAGS,
  });
  return {
    url,
    browser,
    stock(email, { cards, coins }) {
      const command = ["workshop/stock-collection.ts", email, String(cards), String(coins)];
      execFileSync(process.execPath, command, { cwd: home, env: settings });
    },
    async stop() {
      await browser.close();
      stopProcess(server);
      await once(server, "exit");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startServer(url: string, settings: Environment): Promise<ChildProcess> {
  await buildWeb();
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: home,
    env: { ...settings, LOG_LEVEL: "warn" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const latest = Date.now() + START_MS;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > latest) throw new Error(`No game at ${url}.`);
    await sleep(100);
  }
  return server;
}

const isReady = (url: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
