/**
 * The secret keys of wallets, in envelopes: a key of its own seals each, a master key wraps that one.
 * Both are bound to player and address, so that no row opens as another's.
 */
import { randomBytes } from "node:crypto";
import type { Deps } from "#server/lib/deps.ts";
import { SEALING_KEY_BYTES, sealingWith } from "#server/lib/sealing.ts";
import type { WrappedKey } from "#server/ports/key-wrapper.ts";
import type { WalletRow } from "./queries.ts";

const SEED_BYTES = 32;

const aboutWallet = ({ playerId, publicKey }: Pick<WalletRow, "playerId" | "publicKey">) =>
  `${playerId}|${publicKey}`;

/** Asks no chain: an address is there by being made up. */
export async function newWallet(
  { keyWrapper, chain }: Pick<Deps, "keyWrapper" | "chain">,
  playerId: string,
): Promise<WalletRow> {
  const seed = randomBytes(SEED_BYTES);
  const publicKey = await chain.addressOf(seed);
  const about = aboutWallet({ playerId, publicKey });
  const key = randomBytes(SEALING_KEY_BYTES);
  const { keyId, wrapped } = await keyWrapper.wrap(key, about);
  const sealedSeed = sealingWith(key).seal(seed.toString("hex"), about);
  return { publicKey, playerId, keyId, wrappedKey: wrapped, sealedSeed };
}

/** The secret of a wallet: only for code that signs with it now. */
export async function seedOf(
  { keyWrapper }: Pick<Deps, "keyWrapper">,
  wallet: WalletRow,
): Promise<Buffer> {
  const { keyId, wrappedKey, sealedSeed } = wallet;
  const about = aboutWallet(wallet);
  const key = await keyWrapper.unwrap({ keyId, wrapped: wrappedKey }, about);
  return Buffer.from(sealingWith(key).open(sealedSeed, about), "hex");
}

/** The same key, wrapped by the master key of now; the wallet and what seals it stay as they are. */
export async function wrapAnew(
  { keyWrapper }: Pick<Deps, "keyWrapper">,
  wallet: WalletRow,
): Promise<WrappedKey> {
  const about = aboutWallet(wallet);
  const { keyId, wrappedKey: wrapped } = wallet;
  return keyWrapper.wrap(await keyWrapper.unwrap({ keyId, wrapped }, about), about);
}
