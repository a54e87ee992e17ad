import { expect, test } from "vitest";
import { deleteOwnAccount, readLeaving } from "#contract/own-data.ts";
import { converts, isQueued, newCardOf, nftGame } from "#server/nfts/test-chain.ts";

const game = await nftGame();

test("NFTs are counted, and given up only by saying so", async () => {
  const kim = await game.player();
  const card = await newCardOf(kim);
  const converting = converts(kim, card);
  await isQueued(game, card);
  // Also while it is on its way.
  expect((await kim.call(readLeaving, {})).body.nfts).toBe(1);
  const converted = await converting;
  expect(converted.body.nftAddress).toBeTruthy();
  expect((await kim.call(readLeaving, {})).body).toEqual({ hindrance: null, words: "", nfts: 1 });
  const username = kim.username;
  const refused = await kim.call(deleteOwnAccount, { username });
  expect(refused.refusal.code).toBe("nfts_inside");
  const said = await kim.call(deleteOwnAccount, { username, givesUpNfts: true });
  expect(said.status).toBe(200);
});
