import { expect, test } from "vitest";
import { convertToNft } from "#contract/nfts.ts";
import { testGame } from "#server/testing/test-game.ts";
import { localKeyWrapper } from "#server/adapters/key-wrapper/local.ts";
import { openNftSecret, refuseOtherNetwork } from "./nft-secret.ts";

const game = await testGame();
const { db, deps } = game;

test("what is derived is always the same, and another for every name", async () => {
  const again = await openNftSecret(db, deps.keyWrapper);

  expect(again.seedOf("mint|1|0")).toEqual(deps.nftSecret.seedOf("mint|1|0"));
  expect(again.seedOf("mint|1|0")).not.toEqual(again.seedOf("mint|1|1"));
  expect(again.seedOf("mint|1|0")).toHaveLength(32);
});

test("a game does not start with another master key than that of its wallets", async () => {
  const settings = { walletMasterKey: "", walletMasterKeyFormer: "", dataDir: game.dataDir };

  await expect(openNftSecret(db, localKeyWrapper(settings))).rejects.toThrow("another master key");
});

test("a game without NFTs may use any network, one with NFTs keeps to its own", async () => {
  const refuse = refuseOtherNetwork(db);
  const genesis = await db.value<string>(`select genesis from nft_secret`);
  expect(await refuse("another")).toBeNull();
  expect(await refuse(genesis)).toBeNull();
  const ann = await game.player();
  const [card] = await ann.deck();

  const { body } = await ann.call(convertToNft, { userCardId: card?.id ?? "" });

  expect(body.success).toBe(true);
  expect(await refuse("another")).toContain("another Solana network");
  expect(await refuse(genesis)).toBeNull();
});
