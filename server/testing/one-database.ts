import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import pino from "pino";
import type { TestProject } from "vitest/node";
import type { SolanaSettings } from "#server/adapters/chain/open-chain.ts";
import { startEmbeddedPostgres } from "#server/adapters/database/embedded-postgres.ts";
import { openGame } from "#server/open-game.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The server of this run's databases, as a connection string to its `postgres` database. */
    databaseServer: string;
    databaseKind: "embedded" | "server";
  }
}

/** The wallets in a test's database can be opened by whoever has a copy of it. */
export const TEST_MASTER_KEY = "5a".repeat(32);

/** The settings of a game that is only played by tests, with many new players at one address. */
export const testSettings = (
  dataDir: string,
  { solana = {} }: { solana?: Partial<SolanaSettings> | undefined } = {},
) => ({
  dataDir,
  publicUrl: "http://game.test",
  adminTwoFactor: false,
  smtpUrl: "",
  mailFrom: "",
  ai: null,
  stripe: null,
  sealingKey: "",
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

/** A test file may open many games. */
const testDatabase = { ...careless, max_connections: "300" };

export const databaseNamed = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

export async function administer(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function makeTemplate(server: string, databaseKind: "embedded" | "server"): Promise<void> {
  await administer(server, `drop database if exists ${TEMPLATE} with (force)`);
  await administer(server, `create database ${TEMPLATE}`);
  const game = await openGame({
    config: testSettings(tmpdir()),
    log: pino({ level: "silent" }),
    url: databaseNamed(server, TEMPLATE),
    databaseKind,
  });
  await game.close();
}

/** The embedded database as `npm start` runs it: a private unix socket. */
export async function embeddedDatabase(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "taleborn-test-"));
  const postgres = await startEmbeddedPostgres({ folder, settings: testDatabase });
  await makeTemplate(postgres.url(), "embedded");
  project.provide("databaseServer", postgres.url());
  project.provide("databaseKind", "embedded");
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * A PostgreSQL server as DATABASE_URL names one: over TCP, with a password, as an ordinary user.
 * TEST_DATABASE_URL names another one whose user may create databases.
 */
export async function databaseServer(project: TestProject) {
  const given = process.env["TEST_DATABASE_URL"];
  const own = given === undefined ? await ownServer() : null;
  const url = given ?? own?.url ?? "";
  await makeTemplate(url, "server");
  project.provide("databaseServer", url);
  project.provide("databaseKind", "server");
  return () => own?.stop();
}

async function ownServer() {
  const folder = mkdtempSync(join(tmpdir(), "taleborn-test-"));
  const port = 20_000 + (process.pid % 20_000);
  const postgres = await startEmbeddedPostgres({
    folder,
    settings: { ...testDatabase, listen_addresses: "127.0.0.1", port: String(port) },
  });
  const socket = `${postgres.url()}&port=${port}`;
  await administer(socket, `create role keeper login createdb password 'only for tests'`);
  return {
    url: `postgres://keeper:only%20for%20tests@127.0.0.1:${port}/postgres`,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
