/** What commands of operators say where there is no game, and how they are asked for help. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { runProgram } from "./testing/server-process.ts";
import { whenOver } from "./testing/when-over.ts";

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "taleborn-no-game-"));
  whenOver(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const commands = [
  ["audit", []],
  ["backup", ["copy"]],
  ["wallets", ["check"]],
  ["admin", ["anna@game.test"]],
] as const;

test.for(commands)("%s says that the folder has no game, and makes none", ([name, more]) => {
  const folder = newFolder();

  const { code, said } = runProgram(
    [`server/${name}-cli.ts`, ...more.map((to) => (name === "backup" ? join(folder, to) : to))],
    { DATABASE_URL: "", DATA_DIR: folder },
  );

  expect(said).toContain(`There is no game in ${folder}.`);
  expect(said).not.toContain("    at ");
  expect(code).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test("a database in which no game has begun is said to be one", () => {
  const settings = { DATABASE_URL: inject("databaseServer"), DATA_DIR: newFolder() };

  const { code, said } = runProgram(["server/audit-cli.ts"], settings);

  expect(said).toBe(
    "There is no game in the database of DATABASE_URL. " +
      "Give the command the same DATA_DIR or DATABASE_URL as the game.\n",
  );
  expect(code).toBe(1);
});

test.for(["backup", "admin", "wallets"])("%s says how it is used when it is asked", (name) => {
  const { code, said } = runProgram([`server/${name}-cli.ts`, "--help"], {
    DATA_DIR: newFolder(),
  });

  expect(said).toContain(`npm run ${name} -- `);
  expect(code).toBe(2);
});
