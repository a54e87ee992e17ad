import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { StorageAwayError } from "#server/lib/storage-away.ts";
import { openS3Server } from "#server/testing/s3-server.ts";
import { storageConformance } from "./conformance.ts";
import { s3Storage } from "./s3.ts";

const server = await openS3Server();
const storage = s3Storage(server.settings);

/** They share a bucket, so each begins by emptying it. */
storageConformance(async () => {
  for (const place of ["pictures/", "drawings/", "exports/", "outbox/", "backups/"]) {
    for await (const { name } of storage.list(place)) await storage.forget(name);
  }
  return storage;
});

test("more files than one answer lists are all listed", async () => {
  const names = Array.from({ length: 1_040 }, (_, i) => `drawings/many/d${10_000 + i}`);
  for (let at = 0; at < names.length; at += 40) {
    await Promise.all(
      names.slice(at, at + 40).map((name) => storage.write(name, Buffer.from("x"))),
    );
  }
  const listed = [];
  for await (const { name } of storage.list("drawings/many/")) listed.push(name);
  expect(listed.toSorted()).toEqual(names);
});

const readAll = async (from: ReturnType<typeof s3Storage>) => {
  const file = await from.open("exports/large.zip");
  return buffer(file!.content);
};

const ways = {
  write: (from) => from.write("exports/other.zip", Buffer.from("x")),
  "write in parts": (from) =>
    from.write("exports/other.zip", Readable.from([Buffer.alloc(11 * 2 ** 20)])),
  read: (from) => from.read("exports/large.zip"),
  "read piece by piece": readAll,
  forget: (from) => from.forget("exports/none.zip"),
  list: (from) => from.list("exports/")[Symbol.asyncIterator]().next(),
} satisfies Record<string, (from: ReturnType<typeof s3Storage>) => Promise<unknown>>;

test.for(Object.keys(ways) as (keyof typeof ways)[])(
  "a storage that is away, fails or falls silent ends a %s, which works again later",
  async (way) => {
    const impatient = s3Storage(server.settings, { patienceMs: 200 });
    await storage.write("exports/large.zip", Buffer.alloc(3 * 2 ** 20, "x"));

    await server.goesAway();
    await expect(ways[way](impatient)).rejects.toThrow(StorageAwayError);
    await server.comesBack();
    for (const mood of ["fails", "silent"] as const) {
      server.is(mood);
      await expect(ways[way](impatient)).rejects.toThrow(StorageAwayError);
    }
    server.is("serves");

    await ways[way](storage);
    expect(await readAll(storage)).toHaveLength(3 * 2 ** 20);
  },
);

test.for(["read", "read piece by piece", "list"] as const)(
  "a storage that stops in the middle of its answer ends a %s",
  async (way) => {
    const impatient = s3Storage(server.settings, { patienceMs: 200 });
    await storage.write("exports/large.zip", Buffer.alloc(3 * 2 ** 20, "x"));
    server.is("stalls");
    await expect(ways[way](impatient)).rejects.toThrow(StorageAwayError);
    server.is("serves");
  },
);

test("what is not read to its end can be left, and others are read meanwhile", async () => {
  await storage.write("exports/large.zip", Buffer.alloc(3 * 2 ** 20, "x"));
  for (let left = 0; left < 100; left++) {
    const file = await storage.open("exports/large.zip");
    file!.content.destroy();
  }
  expect(await readAll(storage)).toHaveLength(3 * 2 ** 20);
});

test("a bucket that is not there is no empty bucket, and a key that is not known opens none", async () => {
  for (const wrong of [{ bucket: "nowhere" }, { accessKey: "UNKNOWN" }]) {
    const mistaken = s3Storage({ ...server.settings, ...wrong });
    for (const way of [ways.read, ways.list, ways.write, ways.forget]) {
      await expect(way(mistaken)).rejects.toThrow(StorageAwayError);
    }
  }
});
