import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import { must } from "#game/lib/must.ts";
import { setLamports } from "#server/adapters/chain/test-network.ts";
import { mintSeedOf } from "./convert.ts";
import { addressOf, converts, jobOf, newCardOf, nftGame } from "./test-chain.ts";
import { watchTreasury } from "./treasury.ts";

const SYSTEM = "11111111111111111111111111111111";
const SOL = 1_000_000_000;

test("a treasury that runs low is spoken of once an hour, until somebody has filled it", async () => {
  const game = await nftGame();
  const said: string[] = [];
  const log = Object.create(game.deps.log) as typeof game.deps.log;
  log.error = ((_: object, words: string) => void said.push(words)) as typeof log.error;
  const watch = watchTreasury({ ...game.deps, log });
  const { treasury } = game.deps.chain;
  await game.deps.chain.fillTreasury();

  await watch();
  expect(said).toEqual([]);
  await setLamports(game.db, treasury, SOL - 1);
  await watch();
  await watch();
  expect(said).toEqual(["the treasury runs low: it has to be filled"]);
  game.wait(3_600_000);
  await watch();
  expect(said).toHaveLength(2);
  await setLamports(game.db, treasury, SOL);
  game.wait(3_600_000);
  await watch();
  expect(said).toHaveLength(2);
});

test("what the treasury spends in a day has an end, also for those who ask at once", async () => {
  const game = await nftGame({ nft: { treasurySolPerDay: 0.008 } });
  const players = await Promise.all([game.player(), game.player(), game.player()]);
  const cards = await Promise.all(players.map(newCardOf));

  const answers = await Promise.all(players.map((player, i) => converts(player, cards[i] ?? "")));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.findIndex(({ status }) => status !== 200);
  expect(answers[refused]?.refusal.code).toBe("treasury_spent");
  game.wait(DAY_MS);
  const { body } = await converts(must(players[refused], "a player"), cards[refused] ?? "");
  expect(body.success).toBe(true);
});

test("an address that a stranger has paid into cannot be made: the next one is taken", async () => {
  const game = await nftGame();
  const { chain } = game.deps;
  const player = await game.player();
  const card = await newCardOf(player);
  const taken = await chain.addressOf(mintSeedOf(game.deps, card, 0));
  await game.db.rows(
    `insert into solana_accounts (address, owner, lamports, data) values ($1, $2, $3, '')`,
    [taken, SYSTEM, SOL],
  );

  const failed = await converts(player, card);
  expect(failed.body).toMatchObject({ success: false, nftAddress: null });
  expect(await jobOf(game, card)).toMatchObject({ state: "failed", why: "address_taken" });
  const { body } = await converts(player, card);

  expect(body.success).toBe(true);
  expect(body.nftAddress).not.toBe(taken);
  expect((await chain.holdersOf([body.nftAddress ?? ""])).get(body.nftAddress ?? "")).toBe(
    await addressOf(player),
  );
});
