/** Changing the master key of all wallets, and whether it is the right one, while the game runs. */
import type { Db } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { seedOf, wrapAnew } from "./keys.ts";
import { ABOUT_NFT_SECRET } from "./nft-secret.ts";
import * as queries from "./queries.ts";

const AT_ONCE = 200;

type Keeping = { db: Db } & Pick<Deps, "keyWrapper">;

async function* walletsOf(db: Db, notOf: string | null) {
  let after = "";
  for (;;) {
    const wallets = await queries.listWallets(db, { after, notOf, limit: AT_ONCE });
    if (wallets.length === 0) return;
    yield wallets;
    after = wallets.at(-1)?.publicKey ?? "";
  }
}

/**
 * Wraps by the master key of now what an earlier one has wrapped; says how many wallets that were. Only
 * the small wrapped keys change.
 */
export async function wrapAllAnew({ db, keyWrapper }: Keeping): Promise<number> {
  await wrapSecretAnew({ db, keyWrapper });
  const keyId = await keyWrapper.currentId();
  let changed = 0;
  for await (const wallets of walletsOf(db, keyId)) {
    await db.transaction(async (tx) => {
      for (const wallet of wallets) {
        await queries.saveWrapped(tx, wallet.publicKey, await wrapAnew({ keyWrapper }, wallet));
      }
    });
    changed += wallets.length;
  }
  return changed;
}

const wrapSecretAnew = ({ db, keyWrapper }: Keeping): Promise<void> =>
  db.transaction(async (tx) => {
    const secret = await queries.lockSecret(tx);
    if (!secret || secret.keyId === (await keyWrapper.currentId())) return;
    const key = await keyWrapper.unwrap(secret, ABOUT_NFT_SECRET);
    await queries.saveSecret(tx, await keyWrapper.wrap(key, ABOUT_NFT_SECRET));
  });

type Checking = Keeping & { addressOf: (seed: Uint8Array) => Promise<string> };

/**
 * Opens every wallet and compares its address; says how many there are, and which do not open. Throws
 * when the game's own secret does not open: then no wallet does.
 */
export async function checkWallets({ db, keyWrapper, addressOf }: Checking) {
  const secret = await queries.findSecret(db);
  if (secret) await keyWrapper.unwrap(secret, ABOUT_NFT_SECRET);
  const broken: string[] = [];
  let count = 0;
  for await (const wallets of walletsOf(db, null)) {
    for (const wallet of wallets) {
      const address = await seedOf({ keyWrapper }, wallet).then(addressOf, () => null);
      if (address !== wallet.publicKey) broken.push(wallet.publicKey);
      count++;
    }
  }
  return { count, broken };
}
