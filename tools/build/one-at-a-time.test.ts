import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

/** No system gives a process such a number. */
const DEAD_PID = 2 ** 30;

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "one-at-a-time-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("three who come together work one after the other", async () => {
  const lock = join(folder, "together");
  const story: string[] = [];
  const work = (name: string) =>
    oneAtATime(lock, async () => {
      story.push(`${name} begins`);
      await writeFile(join(folder, name), "work");
      story.push(`${name} ends`);
    });

  await Promise.all(["a", "b", "c"].map(work));

  const names = story.map((line) => line[0]);
  expect(names[0]).toBe(names[1]);
  expect(names[2]).toBe(names[3]);
  expect(names[4]).toBe(names[5]);
});

test("work that fails lets the next one in", async () => {
  const lock = join(folder, "fails");
  await expect(oneAtATime(lock, () => Promise.reject(new Error("no")))).rejects.toThrow("no");

  expect(await oneAtATime(lock, async () => "yes")).toBe("yes");
  expect(await readdir(folder)).not.toContain("fails");
});

test("a process that died while it worked keeps nobody waiting", async () => {
  const lock = join(folder, "died");
  await writeFile(lock, String(DEAD_PID));

  expect(await oneAtATime(lock, async () => "yes")).toBe("yes");
});
