/**
 * Sends an NFT out of a wallet whose key is known, as its owner does in a program of their own:
 *   node tools/pinned.mjs node workshop/send-nft.ts SEED_IN_HEX MINT ADDRESS
 * On the network inside the game a new treasury pays the fee from free SOL. DATA_DIR and
 * DATABASE_URL say which game is meant.
 */
import { randomBytes } from "node:crypto";
import { openChain } from "#server/adapters/chain/open-chain.ts";
import { config } from "#server/config.ts";
import { openLog } from "#server/lib/log.ts";
import { withDatabase } from "#server/running-database.ts";

const [seedHex = "", mint = "", to = ""] = process.argv.slice(2);
if (!/^[0-9a-f]{64}$/.test(seedHex) || mint === "" || to === "") {
  console.error("Say whose, what and where to: workshop/send-nft.ts SEED_IN_HEX MINT ADDRESS");
  process.exit(2);
}

const seed = Buffer.from(seedHex, "hex");
await withDatabase(async (db) => {
  const chain = await openChain({
    solana: config.solana,
    publicUrl: config.publicUrl,
    db,
    log: openLog("warn", false),
    treasurySeed: randomBytes(32),
    refuseOther: () => Promise.resolve(null),
  });
  await chain.send(await chain.signTransfer({ mint, fromSeed: seed, to, payerSeed: null }));
});
console.log(`${mint} is on its way to ${to}.`);
process.exit(0);
