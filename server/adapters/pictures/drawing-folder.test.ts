import { mkdtemp, readdir, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawingFolder } from "./drawing-folder.ts";

const open = async () => {
  const folder = await mkdtemp(join(tmpdir(), "taleborn-drawings-"));
  return { folder, drawings: drawingFolder(folder) };
};

test("a drawing is found under its key, the last one that was put there", async () => {
  const { drawings } = await open();

  await Promise.all([
    drawings.put("abc", Buffer.from("one")),
    drawings.put("abd", Buffer.from("2")),
  ]);
  await drawings.put("abc", Buffer.from("three"));

  expect(String(await drawings.get("abc"))).toBe("three");
  expect(await drawings.get("abe")).toBe(null);
});

test("old drawings make room, new ones stay", async () => {
  const { folder, drawings } = await open();
  await drawings.put("old", Buffer.from("old"));
  await drawings.put("new", Buffer.from("new"));
  await utimes(join(folder, "ol", "old"), new Date(1000), new Date(1000));

  await drawings.forgetBefore(2000);

  expect(await drawings.get("old")).toBe(null);
  expect(String(await drawings.get("new"))).toBe("new");
});

test("there is nothing to forget where nothing was drawn", async () => {
  const { folder } = await open();
  await drawingFolder(join(folder, "nowhere")).forgetBefore(Date.now());
  expect(await readdir(folder)).toEqual([]);
});

test("one drawing can be forgotten", async () => {
  const { drawings } = await open();
  await drawings.put("abc", Buffer.from("one"));

  await drawings.forget("abc");
  await drawings.forget("abd");

  expect(await drawings.get("abc")).toBe(null);
});
