import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { Storage } from "#server/ports/storage.ts";
import { drawingsIn } from "./drawings.ts";
import { exportsIn } from "./exports.ts";
import { picturesIn } from "./pictures.ts";

/** What every storage must do. Each call of `open` has its own. */
export function storageConformance(open: () => Promise<Storage>): void {
  holdsFiles(open);
  refusesNames(open);
  keepsWhatTheGameKeeps(open);
}

const textOf = async (storage: Storage, name: string) => {
  const bytes = await storage.read(name);
  return bytes && String(Buffer.from(bytes));
};

async function namesOf(storage: Storage, prefix: string): Promise<string[]> {
  const names = [];
  for await (const { name } of storage.list(prefix)) names.push(name);
  return names.toSorted();
}

/** The beginning of a file whose source breaks before its end. */
async function* brokenOff(bytes: number) {
  for (let sent = 0; sent < bytes; sent += 2 ** 16) yield Buffer.alloc(2 ** 16, "x");
  throw new Error("the source broke");
}

function holdsFiles(open: () => Promise<Storage>): void {
  test("a file is read as it was written, and is not there before and after", async () => {
    const storage = await open();
    expect(await storage.read("pictures/ab/fox.webp")).toBe(null);
    expect(await storage.open("pictures/ab/fox.webp")).toBe(null);

    expect(await storage.write("pictures/ab/fox.webp", Buffer.from("a fox"))).toBe(5);

    expect(await textOf(storage, "pictures/ab/fox.webp")).toBe("a fox");
    const file = await storage.open("pictures/ab/fox.webp");
    expect([file!.bytes, String(await buffer(file!.content))]).toEqual([5, "a fox"]);
    await storage.forget("pictures/ab/fox.webp");
    await storage.forget("pictures/ab/fox.webp");
    expect(await storage.read("pictures/ab/fox.webp")).toBe(null);
  });

  test("an empty file is a file", async () => {
    const storage = await open();
    await storage.write("drawings/ab/none", new Uint8Array());
    expect((await storage.read("drawings/ab/none"))?.length).toBe(0);
  });

  test("a file that is written twenty times at once is one of them, whole", async () => {
    const storage = await open();
    const all = Array.from({ length: 20 }, (_, i) => String(i).repeat(10_000));

    await Promise.all(all.map((text) => storage.write("exports/me.zip", Buffer.from(text))));

    expect(all).toContain(await textOf(storage, "exports/me.zip"));
    expect(await namesOf(storage, "exports/")).toEqual(["exports/me.zip"]);
  });

  test("a large file goes through in pieces, both ways", async () => {
    const storage = await open();
    const pieces = Array.from({ length: 21 }, (_, i) => Buffer.alloc(2 ** 20, i));

    expect(await storage.write("backups/day.zip", Readable.from(pieces))).toBe(21 * 2 ** 20);

    const file = await storage.open("backups/day.zip");
    expect(file!.bytes).toBe(21 * 2 ** 20);
    expect((await buffer(file!.content)).equals(Buffer.concat(pieces))).toBe(true);
  });

  test.for([2 ** 17, 12 * 2 ** 20])(
    "of a write that ends after %d bytes nothing is seen, and what was there stays",
    async (bytes) => {
      const storage = await open();
      await storage.write("exports/old.zip", Buffer.from("old"));

      for (const name of ["exports/new.zip", "exports/old.zip"]) {
        const write = storage.write(name, Readable.from(brokenOff(bytes)));
        await expect(write).rejects.toThrow("the source broke");
      }

      expect(await storage.read("exports/new.zip")).toBe(null);
      expect(await textOf(storage, "exports/old.zip")).toBe("old");
      expect(await namesOf(storage, "exports/")).toEqual(["exports/old.zip"]);
    },
  );

  test("the files under a prefix are listed, with when they were written", async () => {
    const storage = await open();
    for (const name of ["outbox/b.txt", "outbox/a.txt", "drawings/aa/x", "drawings/ab/y"]) {
      await storage.write(name, Buffer.from(name));
    }
    expect(await namesOf(storage, "outbox/")).toEqual(["outbox/a.txt", "outbox/b.txt"]);
    expect(await namesOf(storage, "drawings/ab/")).toEqual(["drawings/ab/y"]);
    expect(await namesOf(storage, "exports/")).toEqual([]);
    for await (const { writtenAtMs } of storage.list("drawings/")) {
      expect(Math.abs(Date.now() - writtenAtMs)).toBeLessThan(600_000);
    }
  });
}

function refusesNames(open: () => Promise<Storage>): void {
  test.for([
    "",
    "pictures",
    "pictures/",
    "pictures//a",
    "/pictures/a",
    "wallet.key",
    "keys/a",
    "pictures/..",
    "pictures/../wallet.key",
    "pictures/a/../../wallet.key",
    "pictures/.a",
    "pictures/a\0.webp",
    "pictures/%00",
    "pictures/a?versionId=1",
    String.raw`pictures\..\a`,
    "pictures/a\n",
    "pictures/ a",
    "pictures/ä",
    `pictures/${"a".repeat(300)}`,
  ])("there is no file named %j, and none can be written", async (name) => {
    const storage = await open();

    await expect(storage.write(name, Buffer.from("x"))).rejects.toThrow("is no name of a file");

    expect(await storage.read(name)).toBe(null);
    expect(await storage.open(name)).toBe(null);
    await storage.forget(name);
  });
}

function keepsWhatTheGameKeeps(open: () => Promise<Storage>): void {
  test("the same picture many times is one, under the hash of its bytes", async () => {
    const storage = await open();
    const pictures = picturesIn(storage);
    const fox = Buffer.from("a fox");

    const hashes = await Promise.all(Array.from({ length: 5 }, () => pictures.put(fox)));

    const [hash = ""] = hashes;
    expect(hash).toMatch(/^[0-9a-f]{40}$/);
    expect(new Set(hashes).size).toBe(1);
    expect(await namesOf(storage, "pictures/")).toHaveLength(1);
    expect(Buffer.from((await pictures.get(hash))!)).toEqual(fox);
    expect(await pictures.get("../../etc/passwd")).toBe(null);
    await pictures.forget(hash);
    expect(await pictures.get(hash)).toBe(null);
  });

  test("old drawings make room, new ones stay", async () => {
    const drawings = drawingsIn(await open());
    await drawings.put("abc", Buffer.from("one"));
    await drawings.put("abc", Buffer.from("three"));

    await drawings.forgetBefore(Date.now() - 600_000);
    expect(String(Buffer.from((await drawings.get("abc"))!))).toBe("three");
    await drawings.forgetBefore(Date.now() + 600_000);
    expect(await drawings.get("abc")).toBe(null);
  });

  test("a player's export is the newest one, and goes away alone", async () => {
    const exports = exportsIn(await open());
    await exports.keep("ada", Readable.from([Buffer.from("one")]));
    await exports.keep("ada", Readable.from([Buffer.from("other")]));
    await exports.keep("adam", Readable.from([Buffer.from("adam")]));

    const file = await exports.open("ada");
    expect([file!.bytes, String(await buffer(file!.content))]).toEqual([5, "other"]);
    await exports.forgetOf("ada");
    expect(await exports.open("ada")).toBe(null);
    const others = await exports.open("adam");
    expect(String(await buffer(others!.content))).toBe("adam");
  });
}
