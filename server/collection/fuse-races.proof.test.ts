/** Cards fuse while one card goes elsewhere, and at any moment of that the other way round. */
import { expect, test } from "vitest";
import * as market from "#contract/market.ts";
import * as trades from "#contract/trades.ts";
import * as transfers from "#contract/transfers.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { converts } from "#server/nfts/test-chain.ts";
import { allRight, openRaces, type RaceGame } from "#server/testing/races.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";
import { accepts, claims, deckCard, generates, offers } from "#server/trades/test-dealers.ts";
import { buys, sells } from "#server/market/test-sellers.ts";
import { copiesFor, fuses } from "./test-fusers.ts";

const race = await openRaces();

type Fusing = { game: RaceGame; player: ActingPlayer; ids: string[] };
type Begun = Fusing & { does: () => Promise<{ status: number }> };
type Way = (fusing: Fusing) => Promise<Begun["does"]> | Begun["does"];

/** What happens to the second of the three. */
const ways: Record<string, Way> = {
  "is fused with others": async ({ game, player, ids: [, id] }) => {
    const others = await copiesFor(game, player, 2);
    return () => fuses(player, [...others, id!]);
  },
  "is fused with the same":
    ({ player, ids }) =>
    () =>
      fuses(player, ids.toReversed()),
  "is moved":
    ({ player, ids: [, id] }) =>
    () =>
      player.movesToDeck(id!),
  "is put up for sale":
    ({ player, ids: [, cardId] }) =>
    () =>
      player.call(market.createListing, { cardId: cardId!, price: 10, confirmed: true }),
  "is sold": async ({ game, player, ids: [, id] }) => {
    const [buyer, listing] = [await game.player(), await sells(player, 10, id)];
    return () => buys(buyer, listing);
  },
  "is offered":
    ({ player, ids: [, offeredCardId] }) =>
    () =>
      player.call(trades.createTrade, { offeredCardId: offeredCardId! }),
  "is given for another": async ({ game, player, ids: [, id] }) => {
    const other = await game.player();
    const { tradeCode } = await offers(other, { offeredCardId: (await deckCard(other)).id });
    return () => accepts(player, tradeCode, id);
  },
  "is to be given away":
    ({ player, ids: [, cardId] }) =>
    () =>
      player.call(transfers.generateTransfer, { cardId: cardId! }),
  "is claimed": async ({ game, player, ids: [, id] }) => {
    const other = await game.player();
    const { transferCode } = await generates(player, id!);
    return () => claims(other, transferCode);
  },
  "becomes an NFT":
    ({ player, ids: [, id] }) =>
    () =>
      converts(player, id!),
};

/** A card that waits in a deal is not fused: these succeed only before. */
const waitsInDeal = ["is sold", "is claimed"];

const STRIDE = volumeOf(3, 12);

async function begins(game: RaceGame, way: Way): Promise<Begun> {
  const player = await game.player();
  const ids = await copiesFor(game, player);
  const fusing = { game, player, ids };
  return { ...fusing, does: await way(fusing) };
}

const fuse = ({ player, ids }: Begun) => fuses(player, ids);
const does = (begun: Begun) => begun.does();

const free = Object.keys(ways).filter((way) => !waitsInDeal.includes(way));

test.for(free)("while three cards fuse, one %s", async (way) => {
  const begin = (game: RaceGame) => begins(game, ways[way]!);
  expect(await race({ begin, first: fuse, second: does, stride: STRIDE })).toEqual(allRight);
});

test.for(Object.keys(ways))("while a card %s, it is fused", async (way) => {
  const begin = (game: RaceGame) => begins(game, ways[way]!);
  expect(await race({ begin, first: does, second: fuse, stride: STRIDE })).toEqual(allRight);
});
