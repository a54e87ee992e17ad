import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";

const home = join(import.meta.dirname, "..");

/** npm names the script and its command before that. */
const LINES_MAX = 8 - 2;

const link = /There is no admin yet\. .* http:\/\/game\.test\/setup\?token=[\w-]+/;

/** What `npm start` says until it offers the link, and while it stops again. */
async function linesOfStart(settings: Record<string, string>): Promise<string[]> {
  const starter = spawn(process.execPath, ["tools/start.mjs"], {
    cwd: home,
    env: {
      ...process.env,
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
      PORT: "0",
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://game.test",
      DATABASE_URL: "",
      LOG_LEVEL: "",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void starter.kill());
  const lines: string[] = [];
  for await (const line of createInterface(starter.stdout)) {
    lines.push(line);
    if (link.test(line)) starter.kill();
  }
  return lines;
}

test("a first start says in few plain lines what it does, and last how to become the admin", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "taleborn-first-start-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));

  const first = await linesOfStart({ DATA_DIR, LOG_FORMAT: "text" });

  const [stopping, ...said] = first.toReversed();
  expect(said.length).toBeLessThanOrEqual(LINES_MAX);
  expect(said.slice(0, 4).toReversed()).toEqual([
    expect.stringMatching(/INFO: Starting the database \.\.\.$/),
    expect.stringMatching(/INFO: A new game begins: its database is made\.$/),
    expect.stringMatching(/INFO: Taleborn is ready: open http:\/\/game\.test in your browser\.$/),
    expect.stringMatching(link),
  ]);
  expect(stopping).toContain("Stopping");

  const again = await linesOfStart({ DATA_DIR, LOG_FORMAT: "json" });

  expect(again.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    "Starting the database ...",
    "Taleborn is ready: open http://game.test in your browser.",
    expect.stringMatching(link),
    "Stopping: letting requests finish ...",
  ]);
});
