import { expect, test } from "vitest";
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

test("a game with NFTs on one network does not use another; without any it may", async () => {
  const refuse = refuseOtherNetwork(db);
  expect(await refuse("first")).toBeNull();
  expect(await refuse("second")).toBeNull();
  const { id } = await game.player();
  const convert = `update owned_cards set nft_address = $2
    where id = (select id from owned_cards where owner_id = $1 limit 1)`;
  await db.rows(convert, [id, "a mint"]);

  expect(await refuse("second")).toBeNull();
  expect(await refuse("first")).toContain("another Solana network");

  await db.rows(`update owned_cards set nft_address = null where owner_id = $1`, [id]);
  expect(await refuse("first")).toBeNull();
});
