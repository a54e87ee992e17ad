import type { Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";
import type { WrappedKey } from "#server/ports/key-wrapper.ts";

export type WalletRow = {
  publicKey: string;
  playerId: string;
  /** Of the master key. */
  keyId: string;
  wrappedKey: Buffer;
  sealedSeed: Buffer;
};

const columns = `public_key as "publicKey", player_id as "playerId", key_id as "keyId",
  wrapped_key as "wrappedKey", sealed_seed as "sealedSeed"`;

/** For a player who has none; false when they have one by now, or are gone. */
export const insertWallet = (tx: Tx, wallet: WalletRow, now: Date) =>
  tx.any(
    `with waiting as (
       select id from players where id = $1 and wallet_key is null and deleted_at is null for update
     ), made as (
       insert into wallets (player_id, public_key, key_id, wrapped_key, sealed_seed, made_at)
       select id, $2, $3, $4, $5, $6 from waiting returning player_id, public_key
     )
     update players p set wallet_key = made.public_key from made where p.id = made.player_id
     returning p.id`,
    [wallet.playerId, wallet.publicKey, wallet.keyId, wallet.wrappedKey, wallet.sealedSeed, now],
  );

export const findWallet = (tx: Tx, publicKey: string) =>
  tx.maybe<WalletRow>(`select ${columns} from wallets where public_key = $1`, [publicKey]);

export const listWithoutWallet = (tx: Tx, limit: number) =>
  tx.rows<{ id: string }>(
    `select id from players where wallet_key is null and deleted_at is null order by id limit $1`,
    [limit],
  );

/**
 * The cards are the collection's: one statement reads both, because every screen with a wallet asks
 * every ten seconds.
 */
export const findOwn = (tx: Tx, playerId: string) =>
  tx.one<{ publicKey: string | null; nftCount: number }>(
    `select p.wallet_key as "publicKey",
       (select count(*) from owned_cards o
         where o.owner_id = p.id and o.nft_address is not null) as "nftCount"
     from players p where p.id = $1`,
    [playerId],
  );

/** The secret of the game's own; `fresh` is stored when there is none yet. */
export async function saveSecretOnce(tx: Tx, { keyId, wrapped }: WrappedKey) {
  await tx.rows(...insertInto("nft_secret", { keyId, wrapped }, "on conflict do nothing"));
  return tx.one<WrappedKey>(`select key_id as "keyId", wrapped from nft_secret`);
}

/** Takes the player's wallet out of use; null when they have none. */
export async function retireWallet(tx: Tx, playerId: string, now: Date) {
  const retired = await tx.maybe<WalletRow>(
    `update wallets set retired_at = $2 from players p
      where p.id = $1 and public_key = p.wallet_key
     returning ${columns}`,
    [playerId, now],
  );
  if (retired) await tx.rows(`update players set wallet_key = null where id = $1`, [playerId]);
  return retired;
}

/** The players who have these wallets. */
export const listOwners = (tx: Tx, publicKeys: readonly string[]) =>
  tx.rows<{ id: string }>(`select id from players where wallet_key = any ($1::text[])`, [
    publicKeys,
  ]);

/**
 * After this wallet, those whose keys another master key has wrapped; all wallets when `notOf` is
 * null.
 */
export const listWallets = (
  tx: Tx,
  { after, notOf, limit }: { after: string; notOf: string | null; limit: number },
) =>
  tx.rows<WalletRow>(
    `select ${columns} from wallets
      where public_key > $1 and ($2::text is null or key_id <> $2)
      order by public_key limit $3`,
    [after, notOf, limit],
  );

export const saveWrapped = (tx: Tx, publicKey: string, { keyId, wrapped }: WrappedKey) =>
  tx.rows(...updateRow("wallets", { publicKey }, { keyId, wrappedKey: wrapped }));

export const findSecret = (tx: Tx) =>
  tx.maybe<WrappedKey>(`select key_id as "keyId", wrapped from nft_secret`);

export const lockSecret = (tx: Tx) =>
  tx.maybe<WrappedKey>(`select key_id as "keyId", wrapped from nft_secret for update`);

export const saveSecret = (tx: Tx, { keyId, wrapped }: WrappedKey) =>
  tx.rows(`update nft_secret set key_id = $1, wrapped = $2`, [keyId, wrapped]);

/**
 * The network on which this game's NFTs are: this one from now on, unless there are some on
 * another. The cards are the collection's: the same statement looks whether any card is an NFT.
 */
export const saveNetwork = (tx: Tx, genesis: string) =>
  tx.value<string | null>(
    `update nft_secret set genesis = case
           when genesis is null or not exists (select from owned_cards where nft_address is not null)
           then $1 else genesis end
       returning genesis`,
    [genesis],
  );

/** Those whose keys the player has taken. */
export const listRetired = (tx: Tx, playerId: string) =>
  tx.rows<WalletRow & { retiredAt: Date }>(
    `select ${columns}, retired_at as "retiredAt" from wallets
      where player_id = $1 and retired_at is not null order by retired_at desc`,
    [playerId],
  );
