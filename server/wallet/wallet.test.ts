import { expect, test } from "vitest";
import { getProfile } from "#contract/account.ts";
import { solRateNow, walletInfo } from "#contract/wallet.ts";
import { testGame } from "#server/testing/test-game.ts";
import { makeMissingWallets, seedOfWallet } from "./service.ts";

const game = await testGame();

const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

test("whoever signs up has a wallet at once, and it is empty", async () => {
  const ann = await game.player();

  const { body } = await ann.call(walletInfo, {});

  expect(body).toMatchObject({
    hasWallet: true,
    network: "devnet",
    isOwnNetwork: true,
    embedded: true,
  });
  expect(body).toMatchObject({ balance: 0, nftCount: 0 });
  expect(body.publicKey).toMatch(ADDRESS);
  expect((await ann.call(getProfile, {})).body.walletPublicKey).toBe(body.publicKey);
});

test("everybody who was there before wallets were gets one, and hears of it", async () => {
  const ben = await game.player();
  await game.db.rows(`update players set wallet_key = null where id = $1`, [ben.id]);
  await game.db.rows(`delete from wallets where player_id = $1`, [ben.id]);
  const heard = new Promise<void>((resolve) => {
    game.deps.nudges.listen("player", ({ playerId, noun }) => {
      if (playerId === ben.id && noun === "wallet") resolve();
    });
  });

  await heard;
  const after = (await ben.call(walletInfo, {})).body;

  expect(after).toMatchObject({ hasWallet: true });
  expect(after.publicKey).toMatch(ADDRESS);
});

test("wallets made by two processes at once: one each", async () => {
  const players = await Promise.all([game.player(), game.player(), game.player()]);
  const ids = players.map(({ id }) => id);
  const other = await game.another();
  await game.db.transaction(async (tx) => {
    await tx.rows(`update players set wallet_key = null where id = any ($1::uuid[])`, [ids]);
    await tx.rows(`delete from wallets where player_id = any ($1::uuid[])`, [ids]);
  });

  await Promise.all([makeMissingWallets(game.deps), makeMissingWallets(other.deps)]);

  const rows = await game.db.rows<{ count: number }>(
    `select count(*) as count from wallets where player_id = any ($1::uuid[]) group by player_id`,
    [ids],
  );
  expect(rows).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }]);
});

test("a wallet's key is bound to its player: swapped rows open nothing", async () => {
  const [cat, dan] = [await game.player(), await game.player()];
  const keyOf = async (player: typeof cat) =>
    (await player.call(walletInfo, {})).body.publicKey ?? "";
  const [cats, dans] = [await keyOf(cat), await keyOf(dan)];
  const seed = await seedOfWallet(game.deps, cats);
  expect(await game.deps.chain.addressOf(seed)).toBe(cats);

  await game.db.rows(
    `update wallets w set wrapped_key = o.wrapped_key, sealed_seed = o.sealed_seed
       from wallets o where w.public_key = $1 and o.public_key = $2`,
    [cats, dans],
  );

  await expect(seedOfWallet(game.deps, cats)).rejects.toThrow("");
});

test("a SOL is worth what the settings say, as long as there is no feed", async () => {
  const { body } = await game.visitor().call(solRateNow, {});

  expect(body).toMatchObject({ usdPerSol: 100, source: "setting" });
  expect(Date.parse(body.at)).toBeLessThanOrEqual(Date.now());
});
