import { expect, test } from "vitest";
import { walletInfo } from "#contract/wallet.ts";
import { faulty } from "#server/adapters/chain/test-faults.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { refreshBalances } from "./balances.ts";

const rpc = { isAway: false, asked: [] as string[] };

const game = await testGame({
  wayToChain: faulty(({ method }) => {
    rpc.asked.push(method);
    return rpc.isAway ? "before" : null;
  }),
});

const infoOf = async (player: ActingPlayer) => (await player.call(walletInfo, {})).body;

const give = (address: string | null, lamports: number) =>
  game.db.rows(
    `insert into solana_accounts (address, owner, lamports, data)
     values ($1, '11111111111111111111111111111111', $2, '')
     on conflict (address) do update set lamports = $2`,
    [address, lamports],
  );

test("a balance is there a moment after somebody looks, and follows the chain", async () => {
  const ann = await game.player();
  const { publicKey } = await infoOf(ann);
  await give(publicKey, 1_234_500_000);

  await expect.poll(async () => (await infoOf(ann)).balance).toBe(1.2345);
  await give(publicKey, 2_000_000_000);
  game.wait(6_000);
  await expect.poll(async () => (await infoOf(ann)).balance).toBe(2);

  const { balanceAt } = await infoOf(ann);
  expect(Date.parse(balanceAt ?? "")).toBeGreaterThan(game.deps.now() - 60_000);
});

test("a chain that is away leaves what it said last, with the time of then", async () => {
  const ben = await game.player();
  const { publicKey } = await infoOf(ben);
  await give(publicKey, 500_000_000);
  await expect.poll(async () => (await infoOf(ben)).balance).toBe(0.5);
  const before = await infoOf(ben);

  rpc.isAway = true;
  game.wait(60_000);
  await give(publicKey, 900_000_000);
  await infoOf(ben);
  await refreshBalances(game.deps);
  expect(await infoOf(ben)).toEqual(before);

  rpc.isAway = false;
  await expect.poll(async () => (await infoOf(ben)).balance).toBe(0.9);
});

test("however many look however often, the chain is asked once for a hundred of them", async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => game.player()));
  for (const player of players) await infoOf(player);
  await refreshBalances(game.deps);
  game.wait(20_000);

  rpc.asked.length = 0;
  for (let times = 0; times < 5; times++) await Promise.all(players.map(infoOf));
  await refreshBalances(game.deps);
  await Promise.all(players.map(infoOf));

  // The loop of the game may have been as fast, then this one found nothing to ask.
  const asked = rpc.asked.filter((method) => method === "getMultipleAccounts");
  expect(asked.length).toBeGreaterThanOrEqual(1);
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(rpc.asked.filter((method) => method === "getBalance")).toEqual([]);
});
