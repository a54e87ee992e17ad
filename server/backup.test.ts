import { randomBytes } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { startEmbeddedPostgres } from "./adapters/database/embedded-postgres.ts";
import { storageFolder } from "./adapters/storage/folder.ts";
import { s3Storage } from "./adapters/storage/s3.ts";
import { backUp } from "./backup.ts";
import { gameServer } from "./game-server.ts";
import { openGame } from "./open-game.ts";
import { testSettings } from "./testing/one-database.ts";
import { openS3Server } from "./testing/s3-server.ts";
import { whenOver } from "./testing/when-over.ts";
import { checkWallets } from "./wallet/master-keys.ts";
import { seedOfWallet } from "./wallet/service.ts";

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "taleborn-backup-"));
  whenOver(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A game as `npm start` runs it, with a database and a master key of its own. */
async function start(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ folder: join(dataDir, "postgres") });
  const config = { ...testSettings(dataDir), walletMasterKey: "" };
  const log = pino({ level: "silent" });
  const url = postgres.url();
  try {
    const game = await openGame({ config, log, url, databaseKind: "embedded" });
    const stop = async () => {
      await game.close();
      await postgres.stop();
    };
    return { ...game, url, stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

const metadata = { name: "Lynx", symbol: "CARD", uri: "https://game.test/1.json", fields: {} };

test("a game comes back from a backup made while it ran, and its wallets still sign", async () => {
  const dataDir = newFolder();
  const to = join(newFolder(), "backup");
  const first = await start(dataDir);
  const app = await gameServer({ deps: first.deps, webFolder: null });
  const payload = { email: "ann@game.test", password: "lantern-of-moss", username: "Annabel" };
  const signedUp = await app.inject({ method: "POST", url: "/api/auth/signup", payload });
  const { id } = signedUp.json() as { id: string };
  const row = await first.deps.db.one<{ publicKey: string }>(
    `select wallet_key as "publicKey" from players where id = $1`,
    [id],
  );
  const { chain } = first.deps;
  const mintSeed = first.deps.nftSecret.seedOf("a card");
  const mint = await chain.addressOf(mintSeed);
  const wanted = { mintSeed, owner: row.publicKey, metadata, payerSeed: null };
  await chain.send(await chain.signMint(wanted));

  expect(await first.deps.tryBackup()).toEqual({ bytes: expect.any(Number), players: 1 });
  expect(readdirSync(dataDir)).not.toContain("tried-backups");
  const keys = await backUp({ dataDir, databaseUrl: first.url, to });
  await app.close();
  await first.stop();

  expect(keys).toContain("wallet.key");
  const data = readdirSync(join(to, "data"), { recursive: true }).map(String);
  expect(data.filter((name) => name.endsWith(".key"))).toEqual([]);
  expect(statSync(join(to, "keys", "wallet.key")).mode & 0o077).toBe(0);

  const restored = newFolder();
  cpSync(join(to, "data"), restored, { recursive: true });
  await expect(start(restored)).rejects.toThrow("another master key");
  rmSync(join(restored, "wallet.key"));
  cpSync(join(to, "keys"), restored, { recursive: true });
  const second = await start(restored);
  whenOver(() => second.stop());
  const { db, keyWrapper } = second.deps;

  const { addressOf } = second.deps.chain;
  expect(await checkWallets({ db, keyWrapper, addressOf })).toEqual({ count: 1, broken: [] });
  const fromSeed = await seedOfWallet(second.deps, row.publicKey);
  const somewhere = await addressOf(randomBytes(32));
  const transfer = { mint, fromSeed, to: somewhere, payerSeed: null };
  await second.deps.chain.send(await second.deps.chain.signTransfer(transfer));
  expect(await second.deps.chain.holdersOf([mint])).toEqual(new Map([[mint, somewhere]]));
  expect(second.deps.chain.treasury).toBe(chain.treasury);
});

test("two copies of a game may be made at once", async () => {
  const dataDir = newFolder();
  const postgres = await startEmbeddedPostgres({ folder: join(dataDir, "postgres") });
  whenOver(() => postgres.stop());
  const copies = [join(newFolder(), "trial"), join(newFolder(), "daily")];

  await Promise.all(copies.map((to) => backUp({ dataDir, databaseUrl: postgres.url(), to })));

  const labels = copies.map((to) => join(to, "data", "postgres", "data", "backup_label"));
  expect(labels.map((label) => existsSync(label))).toEqual([true, true]);
});

test("files that go away while they are copied are not missed", async () => {
  const [dataDir, to] = [newFolder(), join(newFolder(), "backup")];
  const drawings = join(dataDir, "drawings");
  mkdirSync(drawings);
  for (const name of ["fox.svg", "owl.svg"]) writeFileSync(join(drawings, name), "a drawing");
  let entries = 0;
  // The first entry is the folder, and the second a file: then the names of both are read.
  const throwIfAborted = () => {
    if (++entries < 2) return;
    for (const name of readdirSync(drawings)) rmSync(join(drawings, name));
  };

  await backUp({ dataDir, databaseUrl: null, to, stopping: { throwIfAborted } });

  expect(readdirSync(join(to, "data", "drawings"))).toEqual([]);
});

test("pictures on another disk are copied, and what each disk has for itself is not", async () => {
  const [dataDir, disk, to] = [newFolder(), newFolder(), join(newFolder(), "backup")];
  writeFileSync(join(disk, "fox.webp"), "a fox");
  symlinkSync(disk, join(dataDir, "pictures"));
  for (const folder of [dataDir, disk]) mkdirSync(join(folder, "lost+found"));

  await backUp({ dataDir, databaseUrl: null, to });

  const copied = readdirSync(join(to, "data"), { recursive: true }).map(String);
  expect(copied.toSorted()).toEqual(["pictures", join("pictures", "fox.webp")]);
});

test("what lies in a bucket is in a backup as in a folder, but for what is made anew", async () => {
  const [dataDir, to] = [newFolder(), join(newFolder(), "backup")];
  const server = await openS3Server();
  const bucket = s3Storage(server.settings);
  const pictures = Array.from({ length: 40 }, (_, i) => `pictures/a${i % 3}/picture-${i}.webp`);
  for (const name of [...pictures, "outbox/letter.txt", "exports/own.zip", "backups/today.zip"]) {
    await bucket.write(name, Buffer.from(`this is ${name}`));
  }

  await backUp({ dataDir, databaseUrl: null, bucket, to });

  const copied = storageFolder(join(to, "data"));
  const names: string[] = [];
  for await (const { name } of copied.list("")) names.push(name);
  expect(names.toSorted()).toEqual(["outbox/letter.txt", ...pictures].toSorted());
  for (const name of names) expect(String(await copied.read(name))).toBe(`this is ${name}`);
  await server.goesAway();
  await expect(
    backUp({ dataDir, databaseUrl: null, bucket, to: join(newFolder(), "other") }),
  ).rejects.toThrow("The storage");
});
