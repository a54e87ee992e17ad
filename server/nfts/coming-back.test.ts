import { expect, test } from "vitest";
import { listWithdrawals, lookForCard } from "#contract/nfts.ts";
import { exportKey } from "#contract/wallet.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { lookForReturned } from "./coming-back.ts";
import {
  addressOf,
  converts,
  isQueued,
  newCardOf,
  nftGame,
  seedOf,
  troubledChain,
  workOff,
} from "./test-chain.ts";

const solana = troubledChain();
const game = await nftGame({ way: solana.way, works: false });
const { chain } = game.deps;

/** A card that has left with its wallet's key. */
async function outside() {
  const player = await game.player();
  const id = await newCardOf(player);
  const answer = converts(player, id);
  await isQueued(game, id);
  await workOff(game);
  const mint = (await answer).body.nftAddress ?? "";
  const fromSeed = await seedOf(game, await addressOf(player));
  await player.call(exportKey, { password: "lantern-of-moss" });
  const [withdrawal] = (await player.call(listWithdrawals, {})).body;
  const comesBack = async () => {
    const to = await addressOf(player);
    await chain.send(await chain.signTransfer({ mint, fromSeed, to, payerSeed: null }));
  };
  const looks = () => player.call(lookForCard, { id: withdrawal?.id as never });
  return { player, id, comesBack, looks };
}

test("a chain that is away when it is asked for a card is asked again in a moment", async () => {
  const { player, id, comesBack } = await outside();
  await lookForReturned(game.deps);
  await comesBack();
  game.wait(10 * DAY_MS);
  solana.troubles(() => "lost_before");
  await expect(lookForReturned(game.deps)).rejects.toMatchObject({ code: "away" });
  solana.heal();
  game.wait(20_000);

  await lookForReturned(game.deps);

  expect((await player.vault()).map((each) => each.id)).toContain(id);
});

test("a player has the chain asked so often, and then waits a little", async () => {
  const { looks } = await outside();
  for (let n = 0; n < 20; n++) expect((await looks()).status).toBe(200);
  const asked = solana.methods.length;

  const { status, refusal } = await looks();

  expect([status, refusal.code]).toEqual([429, "too_many_tries"]);
  expect(solana.methods).toHaveLength(asked);
});
