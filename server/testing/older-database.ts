/** A database as an earlier version of the game left it. */
import { inject } from "vitest";
import { openDb } from "#server/lib/db.ts";
import { migrate } from "#server/lib/migrate.ts";
import { administer, databaseNamed } from "./one-database.ts";
import { whenOver } from "./when-over.ts";

const migrations = new URL("../migrations/", import.meta.url);

/** Only the migrations before that number have run. */
export async function olderDatabase(firstMissing: string) {
  const server = inject("databaseServer");
  const name = `test_before_${firstMissing}_${process.pid}_${Date.now()}`;
  await administer(server, `create database ${name}`);
  const url = databaseNamed(server, name);
  await migrate(url, migrations, (file) => file < firstMissing);
  const { db, close } = openDb(url);
  whenOver(async () => {
    await close();
    await administer(server, `drop database if exists ${name} with (force)`);
  });
  return {
    db,
    /** As the next start of the game does it. */
    bringUp: () => migrate(url, migrations),
  };
}
