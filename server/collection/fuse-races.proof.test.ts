/** Cards fuse while one card goes elsewhere, and at any moment of that the other way round. */
import { expect, test } from "vitest";
import * as market from "#contract/market.ts";
import * as trades from "#contract/trades.ts";
import * as transfers from "#contract/transfers.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { converts } from "#server/nfts/test-chain.ts";
import { noPictures } from "#server/purchases/test-buyers.ts";
import { race } from "#server/purchases/test-races.ts";
import { heldDb } from "#server/testing/held.ts";
import { noLimits } from "#server/testing/changes/walk.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { accepts, claims, deckCard, generates, offers } from "#server/trades/test-dealers.ts";
import { buys, sells } from "#server/market/test-sellers.ts";
import { copiesFor, fuses } from "./test-fusers.ts";

const game = await testGame({
  isBusy: true,
  adjust: ({ db }) => ({ ...noPictures(), db: heldDb(db), limits: noLimits }),
});

type Begun = { player: ActingPlayer; ids: string[]; does: () => Promise<{ status: number }> };
type Way = (player: ActingPlayer, ids: string[]) => Promise<Begun["does"]> | Begun["does"];

/** What happens to the second of the three. */
const ways: Record<string, Way> = {
  "is fused with others": async (player, [, id]) => {
    const others = await copiesFor(game, player, 2);
    return () => fuses(player, [...others, id!]);
  },
  "is fused with the same": (player, ids) => () => fuses(player, ids.toReversed()),
  "is moved":
    (player, [, id]) =>
    () =>
      player.movesToDeck(id!),
  "is put up for sale":
    (player, [, cardId]) =>
    () =>
      player.call(market.createListing, { cardId: cardId!, price: 10, confirmed: true }),
  "is sold": async (player, [, id]) => {
    const [buyer, listing] = [await game.player(), await sells(player, 10, id)];
    return () => buys(buyer, listing);
  },
  "is offered":
    (player, [, offeredCardId]) =>
    () =>
      player.call(trades.createTrade, { offeredCardId: offeredCardId! }),
  "is given for another": async (player, [, id]) => {
    const other = await game.player();
    const { tradeCode } = await offers(other, { offeredCardId: (await deckCard(other)).id });
    return () => accepts(player, tradeCode, id);
  },
  "is to be given away":
    (player, [, cardId]) =>
    () =>
      player.call(transfers.generateTransfer, { cardId: cardId! }),
  "is claimed": async (player, [, id]) => {
    const other = await game.player();
    const { transferCode } = await generates(player, id!);
    return () => claims(other, transferCode);
  },
  "becomes an NFT":
    (player, [, id]) =>
    () =>
      converts(player, id!),
};

/** A card that waits in a deal is not fused: these succeed only before. */
const waitsInDeal = ["is sold", "is claimed"];

const STRIDE = volumeOf(3, 12);

async function begins(way: Way): Promise<Begun> {
  const player = await game.player();
  const ids = await copiesFor(game, player);
  return { player, ids, does: await way(player, ids) };
}

const fuse = ({ player, ids }: Begun) => fuses(player, ids);
const does = (begun: Begun) => begun.does();

const free = Object.keys(ways).filter((way) => !waitsInDeal.includes(way));

test.for(free)("while three cards fuse, one %s", async (way) => {
  const begin = () => begins(ways[way]!);
  expect(await race(game, begin, { first: fuse, second: does, stride: STRIDE })).toEqual([]);
});

test.for(Object.keys(ways))("while a card %s, it is fused", async (way) => {
  const begin = () => begins(ways[way]!);
  expect(await race(game, begin, { first: does, second: fuse, stride: STRIDE })).toEqual([]);
});
