import { expect, test } from "vitest";
import { createListing } from "#contract/market.ts";
import { listNotifications } from "#contract/notifications.ts";
import { convertToNft, listConversions, quoteConversion, treasuryNow } from "#contract/nfts.ts";
import { walletInfo } from "#contract/wallet.ts";
import { addressOf, converts, jobOf, newCardOf, nftGame, treasuryOf } from "./test-chain.ts";
import { doNextJob } from "./worker.ts";

const game = await nftGame();
const { chain } = game.deps;

const DONE = "Your card is now a tradeable NFT on the blockchain";

test("a card becomes an NFT: one of it, in its owner's wallet, paid to the lamport", async () => {
  const ann = await game.player();
  const card = await newCardOf(ann);
  const quote = (await ann.call(quoteConversion, { userCardId: card })).body;
  const before = await treasuryOf(game);

  const { body } = await converts(ann, card);

  const mint = body.nftAddress ?? "";
  expect(body).toEqual({ success: true, message: DONE, nftAddress: mint });
  const onChain = await chain.readMint(mint);
  const owned = (await ann.cards()).find(({ id }) => id === card);
  expect(onChain).toMatchObject({ supply: 1n, canMintMore: false, name: owned?.card.name });
  expect(onChain?.fields).toMatchObject({
    rarity: owned?.card.rarity,
    element: owned?.card.element,
  });
  expect(onChain?.uri).toBe(`${game.deps.publicUrl}/api/nft/${mint}.json`);
  expect((await chain.holdersOf([mint])).get(mint)).toBe(await addressOf(ann));
  expect(owned?.card.nftAddress).toBe(mint);
  expect(before - (await treasuryOf(game))).toBe(BigInt(quote.lamports));
  expect(quote).toMatchObject({ payer: "treasury", refusal: "", usdCents: 63 });
  expect((await ann.call(walletInfo, {})).body.nftCount).toBe(1);
});

test("the card lies where it lay, its owner hears of it, and it plays as before", async () => {
  const ben = await game.player();
  const [first] = await ben.deck();
  const card = first?.id ?? "";

  await converts(ben, card);

  expect((await ben.deck()).map(({ id }) => id)).toContain(card);
  expect((await ben.call(listConversions, {})).body).toMatchObject([
    { userCardId: card, state: "done", message: DONE },
  ]);
  const { items } = (await ben.call(listNotifications, {})).body;
  expect(items.map(({ title }) => title)).toContain("NFT Conversion Complete");
  expect((await ben.battles()).status).toBe(200);
});

test("who asks for the same conversion again and again waits a little", async () => {
  const fay = await game.player();
  const card = await newCardOf(fay);
  for (let n = 0; n < 60; n++) expect((await converts(fay, card)).body.success).toBe(true);

  expect((await converts(fay, card)).refusal.code).toBe("too_many_tries");
});

test("asked three times at once, with three more workers: minted once, paid once", async () => {
  const cat = await game.player();
  const card = await newCardOf(cat);
  const [second, third] = [await game.another(), await game.another()];
  const before = await treasuryOf(game);

  const answers = await Promise.all([
    converts(cat, card),
    second.as(cat).call(convertToNft, { userCardId: card }),
    third.as(cat).call(convertToNft, { userCardId: card }),
    doNextJob(game.deps),
    doNextJob(second.deps),
    doNextJob(third.deps),
  ]);

  const told = answers.slice(0, 3) as Awaited<ReturnType<typeof converts>>[];
  expect(new Set(told.map(({ body }) => body.nftAddress)).size).toBe(1);
  expect(told.every(({ body }) => body.success)).toBe(true);
  const { cost } = await jobOf(game, card);
  expect(before - (await treasuryOf(game))).toBe(BigInt(cost));
  expect((await converts(cat, card)).body.success).toBe(true);
  expect(before - (await treasuryOf(game))).toBe(BigInt(cost));
});

test("a card of somebody else, and one that is for sale: refused", async () => {
  const [dan, eve] = [await game.player(), await game.player()];
  const card = await newCardOf(dan);
  await dan.call(createListing, { cardId: card, price: 100, confirmed: true });

  const foreign = await converts(eve, card);
  const listed = await converts(dan, card);

  expect(foreign.refusal.code).toBe("no_card");
  expect(listed.refusal.message).toBe(
    "This card is for sale on the marketplace. Take it back first.",
  );
  const quote = await dan.call(quoteConversion, { userCardId: card });
  expect(quote.body.refusal).toBe(listed.refusal.message);
});

test("an admin sees what the treasury has and what it has spent", async () => {
  const boss = await game.player();
  await game.db.rows(`update players set role = 'admin' where id = $1`, [boss.id]);
  const fay = await game.player();
  await converts(fay, await newCardOf(fay));

  const { body } = await boss.call(treasuryNow, {});

  expect(body).toMatchObject({ address: chain.treasury, isLow: false, isOwnNetwork: true });
  expect(body.today.conversions).toBeGreaterThan(0);
  expect(body.today.lamports).toBeGreaterThanOrEqual(body.today.conversions * 6_000_000);
  expect(body.jobs).toMatchObject({ open: 0, failed: 0, oldestOpenAt: null });
});
