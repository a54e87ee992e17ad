/**
 * What the game alone can derive, and always derives in the same way: the addresses of its cards, and
 * the treasury of a network of its own.
 */
import { hkdfSync, randomBytes } from "node:crypto";
import type { Db } from "#server/lib/db.ts";
import type { KeyWrapper } from "#server/ports/key-wrapper.ts";
import { saveNetwork, saveSecretOnce } from "./queries.ts";

export const ABOUT_NFT_SECRET = "nft-secret";
const SECRET_BYTES = 32;
const SEED_BYTES = 32;

export type NftSecret = {
  /** The seed of what is called so, such as "treasury". */
  seedOf(what: string): Uint8Array;
};

declare module "#server/lib/deps.ts" {
  interface Deps {
    nftSecret: NftSecret;
  }
}

export async function openNftSecret(db: Db, keyWrapper: KeyWrapper): Promise<NftSecret> {
  const fresh = await keyWrapper.wrap(randomBytes(SECRET_BYTES), ABOUT_NFT_SECRET);
  const stored = await db.transaction((tx) => saveSecretOnce(tx, fresh));
  const secret = await keyWrapper.unwrap(stored, ABOUT_NFT_SECRET).catch((cause: unknown) => {
    throw new Error(
      "the wallets of this database were made with another master key: start with its WALLET_MASTER_KEY, or with its wallet.key in DATA_DIR",
      { cause },
    );
  });
  return {
    seedOf: (what) => new Uint8Array(hkdfSync("sha256", secret, "taleborn", what, SEED_BYTES)),
  };
}

/** Why the game must not use this network although it may; null when it may. */
export const refuseOtherNetwork =
  (db: Db) =>
  async (genesis: string): Promise<string | null> =>
    (await saveNetwork(db, genesis)) === genesis
      ? null
      : "The NFTs of this game are on another Solana network: start with the SOLANA_RPC_URL of then.";
