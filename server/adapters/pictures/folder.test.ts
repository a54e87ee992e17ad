import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pictureFolder } from "./folder.ts";

const open = async () => {
  const folder = await mkdtemp(join(tmpdir(), "taleborn-pictures-"));
  return { folder, pictures: pictureFolder(folder) };
};

test("a picture is found under the hash of its bytes", async () => {
  const { pictures } = await open();
  const bytes = Buffer.from("RIFF....WEBP");

  const hash = await pictures.put(bytes);

  expect(hash).toMatch(/^[0-9a-f]{40}$/);
  expect(Buffer.from((await pictures.get(hash)) ?? [])).toEqual(bytes);
});

test("the same picture twenty times at once is one file, and nothing half written stays", async () => {
  const { folder, pictures } = await open();

  const hashes = await Promise.all(
    Array.from({ length: 20 }, () => pictures.put(Buffer.from("one creature"))),
  );

  expect(new Set(hashes).size).toBe(1);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile())).toHaveLength(1);
});

test.for(["", "..", "../../etc/passwd", "0".repeat(40), "%00"])(
  "there is no picture named %j",
  async (hash) => {
    const { pictures } = await open();
    expect(await pictures.get(hash)).toBe(null);
  },
);

test("a forgotten picture is gone, and forgetting another one harms none", async () => {
  const { pictures } = await open();
  const [one, two] = [await pictures.put(Buffer.from("1")), await pictures.put(Buffer.from("2"))];

  await pictures.forget(one);
  await pictures.forget("../../etc/passwd");

  expect(await pictures.get(one)).toBe(null);
  expect(String(await pictures.get(two))).toBe("2");
});
