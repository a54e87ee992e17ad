import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { systemHealth } from "#contract/health.ts";
import { copiesInTheWay, sizeOf } from "./backup-space.ts";
import { dailyBackups, type BackupTarget } from "./daily-backups.ts";
import { s3Storage } from "./adapters/storage/s3.ts";
import { backUpDaily } from "./health/regular-checks.ts";
import { unzip } from "./own-data/test-unzip.ts";
import { openS3Server } from "./testing/s3-server.ts";
import { testGame } from "./testing/test-game.ts";
import { whenOver } from "./testing/when-over.ts";

const game = await testGame();
const DAY_MS = 86_400_000;

const stopping = new AbortController().signal;

const looks = async () => (await (await game.admin()).call(systemHealth, {})).body;

test("a copy is made once a day by one process, and seven are kept", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "taleborn-daily-"));
  whenOver(async () => rmSync(dataDir, { recursive: true, force: true }));
  writeFileSync(join(dataDir, "picture.webp"), "a fox");
  const backups = dailyBackups({ dataDir, databaseUrl: null, bucket: null, stopping });
  const settings = { ...game.deps.settings, automaticBackups: true };
  const onDay = (day: number) => {
    const now = () => game.deps.now() + day * DAY_MS;
    return backUpDaily({ ...game.deps, settings, now, backups });
  };

  for (let day = 1; day <= 9; day++) await Promise.all([onDay(day), onDay(day)]);

  const made = readdirSync(join(dataDir, "backups"));
  expect(made).toHaveLength(7);
  expect(readdirSync(join(dataDir, "backups", made[0]!, "data"))).toEqual(["picture.webp"]);
  const broken = { make: () => Promise.reject(new Error("no room")) };
  const tenth = () => game.deps.now() + 10 * DAY_MS;
  await backUpDaily({ ...game.deps, settings, now: tenth, backups: broken });
  expect((await looks()).backup).toMatchObject({ failure: "no room" });

  await backUpDaily({
    ...game.deps,
    now: () => game.deps.now() + 20 * DAY_MS,
    backups: broken,
    settings: { ...settings, automaticBackups: false },
  });
  expect(readdirSync(join(dataDir, "backups"))).toHaveLength(7);
});

test("a server that stops gives up its copy, and the next one makes it on the same day", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "taleborn-daily-"));
  whenOver(async () => rmSync(dataDir, { recursive: true, force: true }));
  for (const name of ["fox.webp", "owl.webp"]) writeFileSync(join(dataDir, name), "a picture");
  const controller = new AbortController();
  const [day, folder] = [100, join(dataDir, "backups")];
  const now = () => game.deps.now() + day * DAY_MS;
  const onDay = (copies: Pick<BackupTarget, "stopping">, stop: AbortController) => {
    const backups = dailyBackups({ dataDir, databaseUrl: null, bucket: null, ...copies });
    const settings = { ...game.deps.settings, automaticBackups: true };
    return backUpDaily({ ...game.deps, settings, now, backups, stopping: stop });
  };
  let files = 0;
  const throwIfAborted = () => {
    if (++files === 2) controller.abort(new Error("the server stops"));
    controller.signal.throwIfAborted();
  };

  await onDay({ stopping: { throwIfAborted } }, controller);

  expect(files).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
  await onDay({ stopping }, new AbortController());
  const [made = ""] = readdirSync(folder);
  expect(readdirSync(join(folder, made, "data"))).toEqual(["fox.webp", "owl.webp"]);
});

test("a copy that would fill the disk is not made, and those that are there stay", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "taleborn-daily-"));
  whenOver(async () => rmSync(dataDir, { recursive: true, force: true }));
  const backups = dailyBackups({ dataDir, databaseUrl: null, bucket: null, stopping });
  writeFileSync(join(dataDir, "picture.webp"), "a fox");
  for (const day of [1, 2]) await backups.make(`2026-11-0${day}`);
  // More than any disk has, and none of it is written.
  truncateSync(join(dataDir, "picture.webp"), 2 ** 43);

  await expect(backups.make("2026-11-03")).rejects.toThrow("not enough room on the disk");

  expect(readdirSync(join(dataDir, "backups"))).toEqual(["2026-11-01", "2026-11-02"]);
});

test("pictures on another disk take room in a copy, too", async () => {
  const [dataDir, disk] = ["data", "disk"].map((name) =>
    mkdtempSync(join(tmpdir(), `taleborn-${name}-`)),
  ) as [string, string];
  whenOver(async () => {
    for (const folder of [dataDir, disk]) rmSync(folder, { recursive: true, force: true });
  });
  writeFileSync(join(disk, "picture.webp"), "a fox");
  symlinkSync(disk, join(dataDir, "pictures"));

  expect(await sizeOf(dataDir)).toBe(5);
});

test("only the game's own copies are counted, and what else lies beside them stays", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "taleborn-daily-"));
  whenOver(async () => rmSync(dataDir, { recursive: true, force: true }));
  const [folder, others] = [join(dataDir, "backups"), ["before-the-update", "by-hand.tgz"]];
  mkdirSync(join(folder, others[0]!), { recursive: true });
  writeFileSync(join(folder, others[1]!), "a copy made by hand");
  const backups = dailyBackups({ dataDir, databaseUrl: null, bucket: null, stopping });
  const days = Array.from({ length: 8 }, (_, i) => `2026-11-0${i + 1}`);

  for (const day of days) await backups.make(day);

  expect(readdirSync(folder).toSorted()).toEqual([...days.slice(1), ...others]);
});

test("what a killed server has left of its copies goes at the next start", async () => {
  const { dataDir } = game;
  mkdirSync(join(dataDir, "tried-backups", "one", "keys"), { recursive: true });
  mkdirSync(join(dataDir, "backups", ".unfinished"), { recursive: true });

  await game.another();

  expect(existsSync(join(dataDir, "tried-backups"))).toBe(false);
  expect(readdirSync(join(dataDir, "backups"))).toEqual([]);
});

test("old copies go where a new one has no room, but for the last one", () => {
  const copies = [5, 4, 3].map((bytes, i) => ({ name: `2026-11-0${i}`, bytes }));
  const names = (free: number, needed: number) =>
    copiesInTheWay(copies, { free, needed })?.map(({ bytes }) => bytes) ?? null;

  expect(names(20, 10)).toEqual([]);
  expect(names(19, 10)).toEqual([5]);
  expect(names(11, 10)).toEqual([5, 4]);
  expect(names(10, 10)).toBeNull();
  expect(copiesInTheWay([], { free: 1, needed: 1 })).toBeNull();
});

test("in a bucket a copy is one file without the keys, and seven are kept", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "taleborn-daily-"));
  whenOver(async () => rmSync(dataDir, { recursive: true, force: true }));
  mkdirSync(join(dataDir, "solana", "empty"), { recursive: true });
  writeFileSync(join(dataDir, "solana", "blocks"), "many blocks");
  writeFileSync(join(dataDir, "wallet.key"), "secret");
  const server = await openS3Server();
  const bucket = s3Storage(server.settings);
  const backups = dailyBackups({ dataDir, databaseUrl: null, bucket, stopping });

  const byHand = "backups/0-by-hand.zip";
  await bucket.write(byHand, Buffer.from("a copy made by hand"));

  for (let day = 1; day <= 9; day++) await backups.make(`2026-11-0${day}`);
  await server.goesAway();
  await expect(backups.make("2026-11-10")).rejects.toThrow("The storage");
  await server.comesBack();

  const names: string[] = [];
  for await (const { name } of bucket.list("backups/")) names.push(name);
  expect(names).toContain(byHand);
  expect(names).toHaveLength(1 + 7);
  const files = unzip(Buffer.from((await bucket.read(names.at(-1)!))!));
  expect([...files.keys()].toSorted()).toEqual(["solana/", "solana/blocks", "solana/empty/"]);
  expect(String(files.get("solana/blocks"))).toBe("many blocks");
  await backups.make("2026-11-10");
  expect(readdirSync(join(dataDir, "backups"))).toEqual([]);
});
