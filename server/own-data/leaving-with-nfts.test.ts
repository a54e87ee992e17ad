import { expect, test } from "vitest";
import { deleteOwnAccount, readLeaving } from "#contract/own-data.ts";
import { converts, newCardOf, nftGame } from "#server/nfts/test-chain.ts";

const game = await nftGame();

test("NFTs are counted, and given up only by saying so", async () => {
  const kim = await game.player();
  const converted = await converts(kim, await newCardOf(kim));
  expect(converted.body.nftAddress).toBeTruthy();
  expect((await kim.call(readLeaving, {})).body).toEqual({ hindrance: null, words: "", nfts: 1 });
  const username = kim.username;
  const refused = await kim.call(deleteOwnAccount, { username });
  expect(refused.refusal.code).toBe("nfts_inside");
  const said = await kim.call(deleteOwnAccount, { username, givesUpNfts: true });
  expect(said.status).toBe(200);
});
