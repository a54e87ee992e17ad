import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { processesOf } from "./run-folder.mjs";

const DAY_AGO = new Date(Date.now() - 86_400_000);

/** The environment of a run that is nothing to this one, but that it lies in the same folder. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|TALEBORN_RUN|JOURNEYS)/.test(name)),
);

/** Runs a script in a process group of its own; the first line it says is the folder of the run. */
async function startRun(script: string, temporary = tmpdir()) {
  const run = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    env: { ...environment, TMPDIR: temporary },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  onTestFinished(() => void run.kill("SIGKILL"));
  const [line] = (await once(run.stdout, "data")) as [Buffer];
  return { run, folder: String(line).trim() };
}

const opened = `
  import { openRunFolder } from "./tools/run-folder.mjs";
  console.log(openRunFolder("all"));
`;

/** As Playwright does it, the shell stands between the run and the game. */
const wholeRun = `${opened}
  import { spawn } from "node:child_process";
  spawn("vitest", ["run", "server/account/two-processes.test.ts"], { stdio: "ignore" });
  const { serverSettings } = await import("./e2e/support/the-game.ts");
  spawn("sh", ["-c", '"' + process.execPath + '" server/main.ts; true'], {
    env: { ...process.env, ...serverSettings },
    stdio: "ignore",
    detached: true,
  });
`;

test("of a run that is killed, no process and no file is left after ten seconds", async () => {
  const { run, folder } = await startRun(wholeRun);
  const running = (program: string) => () =>
    processesOf(folder).filter((process) => process.text.includes(program)).length;
  // The game of the journeys and two of the test, and the databases of both.
  await expect.poll(running("server/main.ts "), { timeout: 300_000, interval: 200 }).toBe(3);
  expect(running("bin/postgres")()).toBeGreaterThanOrEqual(2);

  run.kill("SIGKILL");

  await expect.poll(() => processesOf(folder), { timeout: 10_000 }).toEqual([]);
  await expect.poll(() => existsSync(folder), { timeout: 10_000 }).toBe(false);
});

test("a run whose parent is killed ends as well", async () => {
  const child = JSON.stringify(`${opened} setInterval(() => {}, 1000);`);
  const { run, folder } = await startRun(`
    import { spawn } from "node:child_process";
    const script = ["--input-type=module", "--eval", ${child}];
    spawn(process.execPath, script, { stdio: "inherit" });
  `);

  run.kill("SIGKILL");

  await expect.poll(() => existsSync(folder), { timeout: 10_000 }).toBe(false);
});

test("a run removes what others left that were killed with their watchers, and nothing else", async () => {
  const temporary = mkdtempSync(join(tmpdir(), "left-over-"));
  onTestFinished(() => rmSync(temporary, { recursive: true }));
  const [old, running, fresh] = ["tale-old", "tale-running", "tale-fresh"].map((name) =>
    join(temporary, name),
  ) as [string, string, string];
  for (const folder of [old, running, fresh]) mkdirSync(folder);
  for (const folder of [old, running]) utimesSync(folder, DAY_AGO, DAY_AGO);
  const other = spawn("sleep", ["600"], { env: { ...environment, TMPDIR: running } });
  onTestFinished(() => void other.kill("SIGKILL"));
  await expect.poll(() => processesOf(running)).toHaveLength(1);

  const { run, folder } = await startRun(opened, temporary);
  await once(run, "close");

  expect([old, running, fresh].map((each) => existsSync(each))).toEqual([false, true, true]);
  await expect.poll(() => existsSync(folder)).toBe(false);
});

test("a run that cannot be set up says why in one line, and fails", async () => {
  const args = ["run", "server/lib/db.test.ts", "--project", "on a database server"];
  const env = { ...environment, TEST_DATABASE_URL: "postgres://127.0.0.1:1/none" };
  const run = spawn("vitest", args, { env, stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(() => void run.kill("SIGKILL"));

  const [said, [code]] = await Promise.all([text(run.stderr), once(run, "close")]);

  expect(said).toBe(
    "\u2716 The tests' database could not be set up: connect ECONNREFUSED 127.0.0.1:1\n",
  );
  expect(code).toBe(1);
});
