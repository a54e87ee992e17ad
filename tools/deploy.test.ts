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
