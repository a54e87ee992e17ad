/** `npm run backup -- FOLDER` copies the game, while it runs or not. */
import { join, resolve } from "node:path";
import { openStorage } from "./adapters/storage/open-storage.ts";
import { embeddedUrl } from "./adapters/database/socket-folder.ts";
import { backUp } from "./backup.ts";
import { config } from "./config.ts";
import { withDatabase } from "./running-database.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined || folder.startsWith("-")) {
  console.error("Say where to: npm run backup -- FOLDER");
  process.exit(2);
}
const to = resolve(folder);
const { dataDir, databaseUrl } = config;
const isEmbedded = databaseUrl === "";

async function run(): Promise<string[]> {
  const { bucket } = await openStorage(config);
  if (!isEmbedded) return backUp({ dataDir, databaseUrl: null, bucket, to });
  const url = embeddedUrl(join(dataDir, "postgres"));
  return withDatabase(() => backUp({ dataDir, databaseUrl: url, bucket, to }));
}

try {
  const keys = await run();
  console.log(`${join(to, "data")}  is the game${isEmbedded ? "" : " without its database"}.`);
  console.log(`${join(to, "keys")}  are its keys: ${keys.join(", ") || "none"}.`);
  console.log("");
  console.log(
    "Keep the two in different places. Whoever has both has every wallet; whoever loses the",
  );
  console.log("keys has lost every wallet and every NFT in it: nobody can bring them back.");
  if (config.walletMasterKey !== "") {
    console.log("WALLET_MASTER_KEY is one of them, and is only in your settings: keep it too.");
  }
  if (!isEmbedded)
    console.log("The database is your own: back it up with pg_dump at the same time.");
  console.log("To go back: put what is in both folders into a new DATA_DIR, and start the game.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.exit(0);
