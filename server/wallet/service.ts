/** Wallets: every player has an address on Solana, and the game keeps its key. */
import { inSol } from "#game/nfts/cost.ts";
import type { NftSettings } from "#game/nfts/settings.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { newWallet, seedOf } from "./keys.ts";
import * as queries from "./queries.ts";

export { openBalances } from "./balances.ts";
export { openNftSecret, refuseOtherNetwork } from "./nft-secret.ts";
export { newWallet } from "./keys.ts";
export type { WalletRow } from "./queries.ts";

declare module "#server/lib/deps.ts" {
  interface Deps {
    /** What NFTs may cost, and how fast they leave the game. */
    nft: NftSettings;
  }
}

/** How many are made in one transaction. */
const AT_ONCE = 200;

/** Adds the wallet of a new player. */
export const addWallet = (tx: Tx, wallet: queries.WalletRow, now: Date): Promise<boolean> =>
  queries.insertWallet(tx, wallet, now);

/** Makes wallets for players who signed up before there were wallets. */
export async function makeMissingWallets(deps: Deps): Promise<void> {
  const { db, now } = deps;
  const without = await queries.listWithoutWallet(db, AT_ONCE);
  if (without.length === 0) return;
  const wallets = await Promise.all(without.map(({ id }) => newWallet(deps, id)));
  await db.transaction(async (tx) => {
    for (const wallet of wallets) {
      const isNew = await queries.insertWallet(tx, wallet, new Date(now()));
      if (isNew) nudgePlayer(tx, wallet.playerId, "wallet");
    }
  });
}

/**
 * The secret of one of the game's own wallets, in use or retired: only for code that signs with it
 * now.
 */
export async function seedOfWallet(deps: Deps, publicKey: string): Promise<Buffer> {
  const wallet = await queries.findWallet(deps.db, publicKey);
  if (!wallet) throw new Error(`no wallet ${publicKey}`);
  return seedOf(deps, wallet);
}

export const networkOnWire = ({ network: { name, isOwn } }: Deps["chain"]) => ({
  network: name,
  isOwnNetwork: isOwn,
  embedded: isOwn,
});

export async function walletInfo({ db, chain, balances }: Deps, playerId: string) {
  const { publicKey, nftCount } = await queries.findOwn(db, playerId);
  const balance = publicKey === null ? null : balances.of(publicKey);
  return {
    hasWallet: publicKey !== null,
    ...networkOnWire(chain),
    publicKey,
    balance: inSol(Number(balance?.lamports ?? 0n)),
    balanceAt: balance && new Date(balance.atMs).toISOString(),
    nftCount,
  };
}
