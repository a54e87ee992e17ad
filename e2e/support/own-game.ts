/**
 * A game of a journey's own, with its own port and folder, to be killed and started again. Take
 * `test` from here, and every page opens that game.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { stopProcess } from "#tools/stop-process.mjs";
import { freePort } from "#tools/free-port.mjs";
import { openRunFolder } from "#tools/run-folder.mjs";
import { home, pinnedNode } from "#tools/set-up.mjs";
import { newDataFolder, serverSettings } from "./the-game.ts";
import { test as anyTest } from "./test.ts";

const START_MS = 60_000;
const DAY_MS = 86_400_000;

export const test = anyTest.extend<{ settings: Record<string, string>; game: OwnGame }>({
  /** What this journey sets otherwise, by `test.use`. */
  settings: [{}, { option: true }],
  game: async ({ settings }, use) => {
    const game = new OwnGame(String(await freePort()), await begunFolder(), settings);
    await game.start();
    await use(game);
    await game.end();
  },
  baseURL: ({ game }, use) => use(game.url),
});

export class OwnGame {
  readonly url: string;
  readonly folder: string;
  /** By which other programs find it. */
  readonly settings: Record<string, string>;
  /** What stands on its console. */
  #said = "";
  #daysAhead = 0;
  #server: ChildProcess | null = null;
  /** Further servers on the same database. */
  readonly #others: OwnGame[] = [];

  constructor(port: string, folder: string, settings: Record<string, string> = {}) {
    this.url = `http://localhost:${port}`;
    this.folder = folder;
    const own = { PORT: port, DATA_DIR: folder, PUBLIC_URL: this.url };
    this.settings = { ...serverSettings, ...own, ...settings };
  }

  /** Waits until the console has said so; what the expression found. */
  async hasSaid(words: RegExp): Promise<string> {
    await expect.poll(() => words.test(this.#said), { timeout: START_MS }).toBe(true);
    return words.exec(this.#said)?.[0] ?? "";
  }

  async start(): Promise<void> {
    this.#server = spawn(String(pinnedNode()), ["server/main.ts"], {
      cwd: home,
      env: { ...process.env, ...this.settings, NODE_OPTIONS: clockAhead(this.#daysAhead) },
      // By the channel the server notices when the journeys are gone, and ends.
      stdio: ["ignore", "pipe", "inherit", "ipc"],
      // A group of its own, so that all of it can be killed at once.
      detached: true,
    });
    this.#server.stdout?.on("data", (piece: Buffer) => {
      this.#said += piece.toString();
      process.stdout.write(piece);
    });
    // It sends its address when it has opened everything; asked to stop before, it would leave things open.
    const signal = AbortSignal.timeout(START_MS);
    await Promise.race([once(this.#server, "message", { signal }), once(this.#server, "exit")]);
    if (this.#hasEnded) throw new Error(`No game at ${this.url}.`);
  }

  /** Kills the server and all that is in its group: nothing can finish what it was doing. */
  async crash(): Promise<void> {
    process.kill(-(this.#server?.pid ?? 0), "SIGKILL");
    await this.#ended();
  }

  /** Kills the database, which the server starts again. */
  killDatabase(): void {
    process.kill(Number(this.#database.pid), "SIGKILL");
  }

  /** Kills the database in the same moment. */
  async cutPower(): Promise<void> {
    this.killDatabase();
    await this.crash();
  }

  /** One more server on this game's database and folder, whose clock reads the same. */
  async another(): Promise<OwnGame> {
    const host = encodeURIComponent(this.#database.socketFolder);
    const other = new OwnGame(String(await freePort()), this.folder, {
      DATABASE_URL: `postgres://postgres@localhost/postgres?host=${host}`,
    });
    other.#daysAhead = this.#daysAhead;
    this.#others.push(other);
    await other.start();
    return other;
  }

  get #database() {
    const file = join(this.folder, "postgres/data/postmaster.pid");
    const [pid = "", , , , socketFolder = ""] = readFileSync(file, "utf8").split("\n");
    return { pid, socketFolder };
  }

  /** Stops the server and starts it so many days later, as its own clock reads. */
  async sleep(days: number): Promise<void> {
    await this.stop();
    this.#daysAhead += days;
    await this.start();
  }

  /** Moves the clock of the running server, as that of a machine which had slept. */
  async moveClock(days: number): Promise<void> {
    this.#daysAhead += days;
    if (!this.#server) return;
    const moved = once(this.#server, "message");
    this.#server.send({ daysAhead: this.#daysAhead });
    await moved;
  }

  async end(): Promise<void> {
    for (const other of this.#others) await other.stop();
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async stop(): Promise<void> {
    if (this.#server) stopProcess(this.#server);
    await this.#ended();
  }

  get #hasEnded(): boolean {
    return this.#server?.exitCode !== null || this.#server.signalCode !== null;
  }

  async #ended(): Promise<void> {
    if (this.#server && !this.#hasEnded) await once(this.#server, "exit");
  }
}

/** What the first start of a game makes: the database with its tables and what stands in them. */
const begun = join(openRunFolder("journeys"), "begun");

/** A game of which nothing but its first start has happened; the first journey of a run makes it. */
async function begunFolder(): Promise<string> {
  if (!existsSync(begun)) await begin();
  const folder = newDataFolder();
  // PostgreSQL may run as another user, whose files stay its own.
  execFileSync("cp", ["-a", `${begun}/.`, folder]);
  return folder;
}

async function begin(): Promise<void> {
  const game = new OwnGame(String(await freePort()), newDataFolder());
  await game.start();
  await game.stop();
  try {
    renameSync(game.folder, begun);
  } catch {
    // Another worker was first.
    rmSync(game.folder, { recursive: true });
  }
}

/** Makes Node begin with another time, which a message moves. */
function clockAhead(days: number): string {
  const script = `{
    const now = Date.now;
    let ahead = ${days * DAY_MS};
    Date.now = () => now() + ahead;
    if (process.send) process.on("message", ({ daysAhead }) => {
      ahead = daysAhead * ${DAY_MS};
      process.send("moved");
    });
  }`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}
