/**
 * `npm run wallets -- rotate` has the keys of all wallets wrapped by another master key, while the game
 * runs or not; `npm run wallets -- check` opens every wallet, to see that the master key is the right one.
 */
import { addressOf } from "./adapters/chain/keys.ts";
import { localKeyWrapper, renewMasterKey } from "./adapters/key-wrapper/local.ts";
import { config } from "./config.ts";
import type { Db } from "./lib/db.ts";
import { withDatabase } from "./running-database.ts";
import { checkWallets, wrapAllAnew } from "./wallet/master-keys.ts";

const keyWrapper = localKeyWrapper(config);

async function rotate(db: Db): Promise<boolean> {
  const isOwnKey = config.walletMasterKey === "";
  // What an interrupted rotation left comes first: no key is forgotten that something still needs.
  if (isOwnKey) {
    await wrapAllAnew({ db, keyWrapper });
    await renewMasterKey(config);
  }
  const changed = await wrapAllAnew({ db, keyWrapper });
  console.log(`${changed} wallets are wrapped by the master key ${await keyWrapper.currentId()}.`);
  console.log(
    isOwnKey
      ? "Make a backup now: with an older one the new wallet.key opens nothing."
      : "WALLET_MASTER_KEY_FORMER is not needed any more, except for older backups.",
  );
  return true;
}

async function check(db: Db): Promise<boolean> {
  const { count, broken } = await checkWallets({ db, keyWrapper, addressOf });
  for (const publicKey of broken) console.log(`  does not open: ${publicKey}`);
  console.log(`${count - broken.length} of ${count} wallets open.`);
  return broken.length === 0;
}

const work = { rotate, check }[process.argv[2] as "rotate" | "check"];
if (!work) {
  console.error("Say what: npm run wallets -- rotate\n      or: npm run wallets -- check");
  process.exit(2);
}
try {
  process.exit((await withDatabase(work)) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
