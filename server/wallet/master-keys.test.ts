import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { walletInfo } from "#contract/wallet.ts";
import { localKeyWrapper } from "#server/adapters/key-wrapper/local.ts";
import { testGame } from "#server/testing/test-game.ts";
import { seedOf } from "./keys.ts";
import { checkWallets, wrapAllAnew } from "./master-keys.ts";
import { findWallet } from "./queries.ts";
import { seedOfWallet } from "./service.ts";

const game = await testGame();
const { db, deps } = game;
const { addressOf } = deps.chain;

/** The test games' own key. */
const NOW = "5a".repeat(32);
const next = randomBytes(32).toString("hex");
const { dataDir } = game;
const withBoth = localKeyWrapper({ walletMasterKey: next, walletMasterKeyFormer: NOW, dataDir });
const withNext = localKeyWrapper({ walletMasterKey: next, walletMasterKeyFormer: "", dataDir });

test("another master key: every wallet opens as before, with the new key alone", async () => {
  const ann = await game.player();
  await game.player();
  const publicKey = (await ann.call(walletInfo, {})).body.publicKey ?? "";
  const before = await findWallet(db, publicKey);
  const mintSeed = deps.nftSecret.seedOf("mint|1|0");
  const { treasury } = deps.chain;

  const wrong = checkWallets({ db, keyWrapper: withNext, addressOf });
  await expect(wrong).rejects.toThrow("is not here");
  expect(await wrapAllAnew({ db, keyWrapper: withBoth })).toBeGreaterThanOrEqual(2);
  expect(await wrapAllAnew({ db, keyWrapper: withBoth })).toBe(0);

  const after = await findWallet(db, publicKey);
  expect(after?.sealedSeed).toEqual(before?.sealedSeed);
  expect(after?.wrappedKey).not.toEqual(before?.wrappedKey);
  expect(await checkWallets({ db, keyWrapper: withNext, addressOf })).toMatchObject({ broken: [] });
  await expect(seedOfWallet(deps, publicKey)).rejects.toThrow("is not here");
  // A game that starts with the new key alone derives what it has always derived.
  deps.keyWrapper = withNext;
  expect(await addressOf(await seedOfWallet(deps, publicKey))).toBe(publicKey);
  expect(deps.nftSecret.seedOf("mint|1|0")).toEqual(mintSeed);
  expect(await addressOf(deps.nftSecret.seedOf("treasury"))).toBe(treasury);
});

test("a wallet that does not open is found among the others", async () => {
  const cat = await game.player();
  const publicKey = (await cat.call(walletInfo, {})).body.publicKey ?? "";
  const { keyWrapper } = deps;
  const before = (await checkWallets({ db, keyWrapper, addressOf })).broken;
  await db.rows(
    `update wallets set sealed_seed = set_byte(sealed_seed, 20, get_byte(sealed_seed, 20) # 1)
      where public_key = $1`,
    [publicKey],
  );

  const { broken, count } = await checkWallets({ db, keyWrapper, addressOf });

  expect(broken).toEqual([...before, publicKey].toSorted());
  expect(count).toBeGreaterThan(broken.length);
});

test("a wallet that was changed in the database opens nothing", async () => {
  const ben = await game.player();
  const publicKey = (await ben.call(walletInfo, {})).body.publicKey ?? "";
  const wallet = await findWallet(db, publicKey);
  if (!wallet) throw new Error("no wallet");

  for (const field of ["wrappedKey", "sealedSeed"] as const) {
    for (const at of [0, 15, wallet[field].length - 1]) {
      const changed = Buffer.from(wallet[field]);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(seedOf(deps, { ...wallet, [field]: changed })).rejects.toThrow("");
    }
  }
  const other = await game.player();
  await expect(seedOf(deps, { ...wallet, playerId: other.id })).rejects.toThrow("");
  expect(await addressOf(await seedOf(deps, wallet))).toBe(publicKey);
});
