/** `npm run admin -- EMAIL` makes an account an admin, while the server runs or not. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  embeddedUrl,
  socketFolder,
  startEmbeddedPostgres,
} from "./adapters/database/embedded-postgres.ts";
import { setRole } from "./account/queries.ts";
import { keyOf } from "./account/service.ts";
import { config } from "./config.ts";
import { openDb } from "./lib/db.ts";

const [email] = process.argv.slice(2);
if (email === undefined) {
  console.error("Say whom: npm run admin -- EMAIL");
  process.exit(2);
}

const folder = join(config.dataDir, "postgres");
const isRunning = () => existsSync(join(socketFolder(folder), ".s.PGSQL.5432"));
const ownPostgres =
  config.databaseUrl !== "" || isRunning() ? null : await startEmbeddedPostgres({ folder });
const url = config.databaseUrl || embeddedUrl(folder);

const { db, close } = openDb(url, { connections: 1 });
const player = await db.transaction(async (tx) => {
  const changed = await setRole(tx, keyOf(email), "admin");
  if (changed) await tx.rows(`select pg_notify('taleborn', $1)`, [`sessions:${changed.id}`]);
  return changed;
});
console.log(player ? `${player.username} is an admin now.` : `Nobody has the address ${email}.`);
await close();
await ownPostgres?.stop();
process.exit(player ? 0 : 1);
