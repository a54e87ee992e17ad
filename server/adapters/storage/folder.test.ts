import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { whenOver } from "#server/testing/when-over.ts";
import { storageConformance } from "./conformance.ts";
import { storageFolder } from "./folder.ts";

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), "taleborn-storage-"));
  whenOver(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

storageConformance(async () => storageFolder(await newFolder()));

test("only those who run the game can read the files", async () => {
  const folder = await newFolder();

  await storageFolder(folder).write("exports/ada.zip", Buffer.from("her letters"));

  const paths = [join(folder, "exports"), join(folder, "exports", "ada.zip")];
  const modes = await Promise.all(paths.map((path) => stat(path)));
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(["700", "600"]);
});

test("what a killed process has left unfinished goes with its file, and only that", async () => {
  const folder = await newFolder();
  await mkdir(join(folder, "exports"));
  for (const name of [".ada.zip.1", ".adam.zip.1"]) {
    await writeFile(join(folder, "exports", name), "half");
  }

  await storageFolder(folder).forget("exports/ada.zip");

  expect(await readdir(join(folder, "exports"))).toEqual([".adam.zip.1"]);
});

test("the keys beside the files are out of reach", async () => {
  const folder = await newFolder();
  await writeFile(join(folder, "wallet.key"), "secret");
  const storage = storageFolder(folder);

  for (const name of ["wallet.key", "pictures/../wallet.key"]) {
    await expect(storage.write(name, Buffer.from("x"))).rejects.toThrow("is no name");
    await storage.forget(name);
    expect(await storage.read(name)).toBe(null);
  }

  expect(await readFile(join(folder, "wallet.key"), "utf8")).toBe("secret");
});
