/**
 * `npm run wallets -- rotate` has the keys of all wallets wrapped by another master key, while the game
 * runs or not; `npm run wallets -- check` opens every wallet, to see that the master key is the right one.
 * `npm run wallets -- seal-anew` does with SEALING_KEY what `rotate` does with the master key.
 */
import { addressOf } from "./adapters/chain/keys.ts";
import { localKeyWrapper, renewMasterKey } from "./adapters/key-wrapper/local.ts";
import { sealingKeys } from "./adapters/sealing-key.ts";
import { config } from "./config.ts";
import type { Db } from "./lib/db.ts";
import { sealPaymentKeysAnew } from "./purchases/keys.ts";
import { withDatabase } from "./running-database.ts";
import { sealSecretsAnew } from "./security/codes.ts";
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

async function sealAllAnew(db: Db): Promise<boolean> {
  const keys = await sealingKeys(config);
  for (const [what, seal] of [
    ["keys of the payment provider", sealPaymentKeysAnew],
    ["apps of codes", sealSecretsAnew],
  ] as const) {
    const { changed, lost } = await seal(db, keys);
    console.log(`${what}: ${changed} sealed anew.`);
    if (lost > 0) console.log(`  ${lost} were sealed with a key that is not in the settings.`);
  }
  console.log("SEALING_KEY_FORMER is not needed any more, except for older backups.");
  return true;
}

const works = { rotate, check, "seal-anew": sealAllAnew };
const work = works[process.argv[2] as keyof typeof works];
if (!work) {
  for (const name of Object.keys(works)) console.error(`Say what: npm run wallets -- ${name}`);
  process.exit(2);
}
try {
  process.exit((await withDatabase(work)) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
