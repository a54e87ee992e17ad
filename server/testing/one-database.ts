import { randomInt } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import type { TestProject } from "vitest/node";
import type { S3Settings } from "#server/adapters/storage/open-storage.ts";
import type { SolanaSettings } from "#server/adapters/chain/open-chain.ts";
import { startEmbeddedPostgres } from "#server/adapters/database/embedded-postgres.ts";
import { ownConnection } from "#server/lib/database/own-connection.ts";
import { openGame } from "#server/open-game.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The server of this run's databases, as a connection string to its `postgres` database. */
    databaseServer: string;
    databaseKind: "embedded" | "server";
  }
}

/** A test's database may be copied, so its wallets have a key that is known. */
export const TEST_MASTER_KEY = "5a".repeat(32);

/** The settings of a game that is only played by tests, with many new players at one address. */
export const testSettings = (
  dataDir: string,
  {
    solana = {},
    storage,
  }: { solana?: Partial<SolanaSettings> | undefined; storage?: S3Settings | undefined } = {},
) => ({
  dataDir,
  storage: storage ?? null,
  publicUrl: "http://game.test",
  adminTwoFactor: false,
  smtpUrl: "",
  mailFrom: "",
  ai: null,
  stripe: null,
  sealingKey: "",
  sealingKeyFormer: "",
  walletMasterKey: TEST_MASTER_KEY,
  walletMasterKeyFormer: "",
  solUsd: 100,
  solPriceUrl: "",
  solana: { rpcUrl: "", allowsMainnet: false, treasurySecretKey: "", ...solana },
  settings: {
    automaticBackups: false,
    aiCallsPerDay: 0,
    thousandsFrom: 0,
    unprovenDays: 0,
    signUpsPerAddress: 1_000_000,
  },
  family: { consentAge: 13 },
  operator: { name: "Ada", address: "1 Forest Lane", email: "ada@game.test" },
});

/** A migrated and seeded database; every test file clones it in milliseconds. */
export const TEMPLATE = "taleborn_template";

/** Nothing of a test outlives it, so the test database need not survive a power cut. */
const careless = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * Hundreds of databases that live for seconds: helpers that go round all databases only take time.
 */
const withoutHelpers = {
  autovacuum: "off",
  io_method: "sync",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  checkpoint_timeout: "1d",
  max_wal_size: "4GB",
};

/** A test file may open many games. */
const testDatabase = { ...careless, ...withoutHelpers, max_connections: "300" };

export const databaseNamed = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

export async function administer(server: string, sql: string): Promise<void> {
  const client = ownConnection({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

type Kind = "embedded" | "server";

type Running = { url: string; stop(): Promise<void> };

/** Where the files of the databases lie. PostgreSQL may run as another user and has to pass through. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "taleborn-test-"));
  chmodSync(folder, 0o711);
  return folder;
}

async function makeTemplate(server: string, databaseKind: Kind): Promise<void> {
  await administer(server, `drop database if exists ${TEMPLATE} with (force)`);
  await administer(server, `create database ${TEMPLATE}`);
  await startOnce(databaseNamed(server, TEMPLATE), databaseKind);
}

/** A game opens this database, and ends. */
export async function startOnce(url: string, databaseKind: Kind): Promise<void> {
  const dataDir = newFolder();
  const game = await openGame({
    config: testSettings(dataDir),
    log: pino({ level: "silent" }),
    url,
    databaseKind,
  });
  await game.close();
  rmSync(dataDir, { recursive: true });
}

/** A run without its database ends here, with one line that says why. */
function giveUp(error: unknown): never {
  const { message, code } = error as NodeJS.ErrnoException;
  // PostgreSQL says in many lines, each with its time, what went wrong.
  const line = (message || String(code)).trim().replaceAll(/\s*\n(\S+ \S+ UTC \[\d+\] )?/g, " ");
  console.error(`\u2716 The tests' database could not be set up: ${line}`);
  process.exit(1);
}

const setUp =
  (databaseKind: Kind, start: () => Promise<Running>) => async (project: TestProject) => {
    const { url, stop } = await start().catch(giveUp);
    await makeTemplate(url, databaseKind).catch(giveUp);
    project.provide("databaseServer", url);
    project.provide("databaseKind", databaseKind);
    return stop;
  };

async function startPostgres(folder: string, settings: Record<string, string>) {
  const postgres = await startEmbeddedPostgres({ folder, settings });
  return {
    url: postgres.url(),
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The embedded database as `npm start` runs it: a private unix socket. */
export const embeddedDatabase = setUp("embedded", () => startPostgres(newFolder(), testDatabase));

/**
 * A PostgreSQL server as DATABASE_URL names one: over TCP, with a password, as an ordinary user.
 * TEST_DATABASE_URL names another one whose user may create databases.
 */
export const databaseServer = setUp("server", async () => {
  const given = process.env["TEST_DATABASE_URL"];
  return given === undefined ? ownServer() : { url: given, stop: async () => {} };
});

/** PostgreSQL cannot be told to choose a port: one is tried after the other until it listens. */
async function ownServer(folder = newFolder()): Promise<Running> {
  const port = String(randomInt(11_000, 32_768));
  const settings = { ...testDatabase, listen_addresses: "127.0.0.1", port };
  try {
    const { url, stop } = await startPostgres(folder, settings);
    await administer(
      `${url}&port=${port}`,
      "create role keeper login createdb password 'only for tests'",
    );
    return { url: `postgres://keeper:only%20for%20tests@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    if (/could not create any TCP\/IP sockets/.test(String(error))) return ownServer(folder);
    throw error;
  }
}
