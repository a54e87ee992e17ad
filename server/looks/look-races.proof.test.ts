/** A look is bought with coins for one thing only while they are spent otherwise, and the other way round. */
import { expect, test } from "vitest";
import { buyLook } from "#contract/looks.ts";
import { openPack } from "#contract/packs.ts";
import { renameCard } from "#contract/remakes.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import type { LookId } from "#game/looks/looks.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { makesCard } from "#server/collection/test-makers.ts";
import { buys, sells } from "#server/market/test-sellers.ts";
import { freshName } from "#server/remakes/test-makers.ts";
import { allRight, openRaces, type Doing, type RaceGame } from "#server/testing/races.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";

const race = await openRaces();

const { emblemCoins, renameCoins, starterPackCoins } = standardSettings;

/** What a new player has: enough for one of these things, and for no two. */
const COINS = starterPackCoins;

type Begun = { player: ActingPlayer; spends: () => Promise<{ status: number }> };

type Way = (game: RaceGame, player: ActingPlayer) => Promise<Begun["spends"]> | Begun["spends"];

const buysLook = (player: ActingPlayer, look: LookId) =>
  player.call(buyLook, { look, price: emblemCoins });

const ways: Record<string, Way> = {
  "the same look is bought": (_, player) => () => buysLook(player, "star"),
  "another look is bought": (_, player) => () => buysLook(player, "heart"),
  "a pack is opened": (_, player) => () => player.call(openPack, { id: 1, price: COINS }),
  "a creature is renamed": async (game, player) => {
    const id = await makesCard(game, player);
    return () => player.call(renameCard, { id, name: freshName(), price: renameCoins });
  },
  "a card is bought": async (game, player) => {
    const listing = await sells(await game.player(), COINS);
    return () => buys(player, listing);
  },
};

async function begins(game: RaceGame, way: Way): Promise<Begun> {
  const player = await game.player();
  expect(await player.coins()).toBe(COINS);
  return { player, spends: await way(game, player) };
}

const STRIDE = volumeOf(3, 12);

const look: Doing<Begun> = ({ player }) => buysLook(player, "star");
const other: Doing<Begun> = ({ spends }) => spends();

test.for(Object.keys(ways))("while a look is bought, %s", async (way) => {
  const begin = (game: RaceGame) => begins(game, ways[way]!);
  expect(await race({ begin, first: look, second: other, stride: STRIDE })).toEqual(allRight);
});

test.for(Object.keys(ways))("while %s, a look is bought", async (way) => {
  const begin = (game: RaceGame) => begins(game, ways[way]!);
  expect(await race({ begin, first: other, second: look, stride: STRIDE })).toEqual(allRight);
});
