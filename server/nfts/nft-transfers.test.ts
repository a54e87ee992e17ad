import { expect, test } from "vitest";
import { createListing, purchase } from "#contract/market.ts";
import { withdrawalText } from "#contract/nfts.ts";
import { deckCard, accepts, claims, generates, offers } from "#server/trades/test-dealers.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";
import {
  addressOf,
  converts,
  isQueued,
  jobOf,
  newCardOf,
  nftGame,
  skipSlots,
  treasuryOf,
  troubledChain,
  workOff,
} from "./test-chain.ts";
import { doNextJob } from "./worker.ts";

const solana = troubledChain();
const game = await nftGame({ way: solana.way, works: false });
const { chain } = game.deps;

/** A card that is an NFT. */
async function nftOf(player: ActingPlayer, card?: string) {
  const id = card ?? (await newCardOf(player));
  const answer = converts(player, id);
  await isQueued(game, id);
  await workOff(game);
  return { id, mint: (await answer).body.nftAddress ?? "" };
}

const holderOf = async (mint: string) => (await chain.holdersOf([mint])).get(mint);

test("an NFT that is sold goes to its buyer's wallet for the price of two signatures", async () => {
  const [ann, ben] = [await game.player(), await game.player()];
  const { id, mint } = await nftOf(ann);
  const before = await treasuryOf(game);

  const listing = await ann.call(createListing, {
    cardId: id as never,
    price: 60,
    confirmed: true,
  });
  const bought = await ben.call(purchase, { id: listing.body.id as never });
  expect(bought.status).toBe(200);
  expect(await holderOf(mint)).toBe(await addressOf(ann));
  await workOff(game);

  expect(await holderOf(mint)).toBe(await addressOf(ben));
  expect(before - (await treasuryOf(game))).toBe(10_000n);
  expect((await ben.cards()).find((each) => each.id === id)?.card.nftAddress).toBe(mint);
});

test("an NFT follows its card through a trade", async () => {
  const [ann, ben] = [await game.player(), await game.player()];
  const { id, mint } = await nftOf(ann);
  const wanted = await deckCard(ben);
  const offer = await offers(ann, { offeredCardId: id, requestedCardId: wanted.cardId });

  await accepts(ben, offer.tradeCode);
  await workOff(game);

  expect(await holderOf(mint)).toBe(await addressOf(ben));
});

test("an NFT follows its card when it is given away by a code", async () => {
  const [ann, ben] = [await game.player(), await game.player()];
  const { id, mint } = await nftOf(ann);

  await claims(ben, (await generates(ann, id)).transferCode);
  await workOff(game);

  expect((await ben.cards()).map((each) => each.id)).toContain(id);
  expect(await holderOf(mint)).toBe(await addressOf(ben));
});

test("one that goes on before it has arrived: from hand to hand in their order", async () => {
  const [ann, ben, cat] = [await game.player(), await game.player(), await game.player()];
  const { id, mint } = await nftOf(ann);
  await claims(ben, (await generates(ann, id)).transferCode);
  await claims(cat, (await generates(ben, id)).transferCode);
  await claims(ann, (await generates(cat, id)).transferCode);
  solana.troubles(({ method }) => (method === "sendTransaction" ? "lost_before" : null));
  game.wait(120_000);
  while (await doNextJob(game.deps));
  const waiting = await game.db.rows<{ state: string }>(
    `select state from nft_jobs where owned_card_id = $1 and kind = 'transfer' order by position`,
    [id],
  );
  expect(waiting.map(({ state }) => state)).toEqual(["submitted", "queued", "queued"]);
  solana.heal();
  await skipSlots(game, 200);

  await workOff(game);

  expect(await holderOf(mint)).toBe(await addressOf(ann));
  const done = await game.db.rows<{ from: string; to: string }>(
    `select from_id as from, to_id as to from nft_jobs
      where owned_card_id = $1 and kind = 'transfer' and state = 'done' order by ended_at`,
    [id],
  );
  expect(done).toEqual([
    { from: ann.id, to: ben.id },
    { from: ben.id, to: cat.id },
    { from: cat.id, to: ann.id },
  ]);
});

test("a card that is still on its way to its owner cannot leave the game", async () => {
  const [ann, ben] = [await game.player(), await game.player()];
  const { id } = await nftOf(ann);
  await claims(ben, (await generates(ann, id)).transferCode);
  const address = await chain.addressOf(new Uint8Array(32).fill(9));
  const asks = () => ben.call(withdrawalText, { userCardId: id as never, address });

  const early = await asks();
  await workOff(game);
  const later = await asks();

  expect(early.refusal.code).toBe("nft_on_its_way");
  expect(later.status).toBe(200);
});

test("a thief's key moves nothing, and neither does the game for a card that is not there", async () => {
  const [ann, ben] = [await game.player(), await game.player()];
  const { id, mint } = await nftOf(ann);
  const fromSeed = new Uint8Array(32).fill(7);
  const to = await chain.addressOf(fromSeed);

  const stealing = chain
    .signTransfer({ mint, fromSeed, to, payerSeed: null })
    .then((signed) => chain.send(signed));

  await expect(stealing).rejects.toThrow("refused");
  expect(await holderOf(mint)).toBe(await addressOf(ann));
  await claims(ben, (await generates(ann, id)).transferCode);
  await doNextJob({
    ...game.deps,
    chain: { ...chain, send: () => chain.send({ bytes: "AAAA" }) },
  });
  expect((await jobOf(game, id)).state).not.toBe("failed");
  await skipSlots(game, 200);
  await workOff(game);
  expect(await holderOf(mint)).toBe(await addressOf(ben));
});

test("a worker that dies at any call of a transfer leaves the card where it belongs", async () => {
  const [ann, ben] = [await game.player(), await game.player()];
  const { id, mint } = await nftOf(ann);
  const two = [ann, ben] as const;
  for (let at = 1; ; at++) {
    const [from, to] = at % 2 === 1 ? two : (two.toReversed() as [ActingPlayer, ActingPlayer]);
    const before = await treasuryOf(game);
    await claims(to, (await generates(from, id)).transferCode);
    let isMet = false;
    solana.troubles(({ number }) => {
      if (number !== at) return null;
      isMet = true;
      return at % 3 === 0 ? "dies_before" : "dies_after";
    });
    await Promise.race([doNextJob(game.deps), solana.death()]);
    solana.heal();
    if (at % 4 < 2) await skipSlots(game, 200);
    await workOff(game);
    expect(await holderOf(mint)).toBe(await addressOf(to));
    expect({ at, paid: before - (await treasuryOf(game)) }).toEqual({ at, paid: 10_000n });
    if (!isMet) break;
    expect(at).toBeLessThan(40);
  }
});
