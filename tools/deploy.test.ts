/** What the settings of `deploy/` promise and no start of a game on this machine would notice. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const linesOf = (path: string) => readFileSync(path, "utf8").trim().split("\n");

test("keys and data of the machine that makes an image are neither in it nor in the repository", () => {
  const kept = linesOf(".gitignore").map((line) => line.replace(/\/$/, ""));
  const leftOut = linesOf(".dockerignore").map((line) => line.replace("**/", ""));

  expect(kept).toEqual(expect.arrayContaining([".env", "data"]));
  expect([...kept, ".git"].filter((line) => !leftOut.includes(line))).toEqual([]);
});

test("a game in a container has every setting of the file that its operator fills in", () => {
  const [, ofGame = ""] = readFileSync("deploy/compose/compose.yaml", "utf8").split("x-game:");

  expect(ofGame.split("\nservices:")[0]).toContain("\n  env_file: ../../.env\n");
});

test("a server of systemd is started again for as long as its database is away", () => {
  const [unit = "", service = ""] = readFileSync("deploy/systemd/taleborn.service", "utf8").split(
    "[Service]",
  );

  expect(unit).toContain("\nStartLimitIntervalSec=0\n");
  expect(service).toContain("\nRestart=always\n");
  expect(service).toContain("\nStateDirectory=taleborn\n");
});

test.for([
  ["deploy/systemd/taleborn.service", /^ExecStart=\/usr\/bin\/node (.+)$/m],
  ["deploy/compose/game.Dockerfile", /^CMD \["node", "(.+)"\]$/m],
] as const)(
  "a game of %s is stopped by its own program, since npm passes no signal on",
  ([path, command]) => {
    const { start = "" } = (
      JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> }
    ).scripts;

    expect(`node ${command.exec(readFileSync(path, "utf8"))?.[1]}`).toBe(start);
  },
);

const numberIn = (file: string, pattern: RegExp) =>
  Number(pattern.exec(readFileSync(file, "utf8"))?.[1]?.replace("_", ""));

test("who sends a request letter by letter keeps no place of HAProxy, as it keeps none of the game", () => {
  const atProxy = numberIn("deploy/haproxy/haproxy.cfg", /timeout http-request (\d+)s/);
  const atGame = numberIn("server/lib/http/serve.ts", /ARRIVED_WITHIN_MS = ([\d_]+)/) / 1000;

  expect(atProxy).toBe(atGame);
});
