/** A place for a team is bought, and a team is kept, while the same coins, places and cards go elsewhere. */
import { expect, test } from "vitest";
import { buyLook } from "#contract/looks.ts";
import { openPack } from "#contract/packs.ts";
import * as contract from "#contract/teams.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { FREE_TEAM_SLOTS } from "#game/teams/teams.ts";
import { buys, sells } from "#server/market/test-sellers.ts";
import { allRight, openRaces, type RaceGame } from "#server/testing/races.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";
import { claims, generates } from "#server/trades/test-dealers.ts";

const { emblemCoins, starterPackCoins } = standardSettings;

/** What a new player has: enough for one place, and for nothing besides. */
const teamSlotCoins = starterPackCoins;

const race = await openRaces(({ settings }) => ({ settings: { ...settings, teamSlotCoins } }));

const STRIDE = volumeOf(3, 12);

const begin = (game: RaceGame) => game.player();

const buysSlot = (player: ActingPlayer) =>
  player.call(contract.buyTeamSlot, { slots: FREE_TEAM_SLOTS, price: teamSlotCoins });

const spends: Record<string, (player: ActingPlayer) => Promise<{ status: number }>> = {
  "the same place is bought": buysSlot,
  "a look is bought": (player) => player.call(buyLook, { look: "star", price: emblemCoins }),
  "a pack is opened": (player) => player.call(openPack, { id: 1, price: starterPackCoins }),
};

test.for(Object.keys(spends))("while a place for a team is bought, %s", async (way) => {
  const pair = { begin, first: buysSlot, second: spends[way]!, stride: STRIDE };
  expect(await race(pair)).toEqual(allRight);
});

test.for(Object.keys(spends))("while %s, a place for a team is bought", async (way) => {
  const pair = { begin, first: spends[way]!, second: buysSlot, stride: STRIDE };
  expect(await race(pair)).toEqual(allRight);
});

type Kept = {
  player: ActingPlayer;
  ids: string[];
  /** Takes the first of these cards away. */
  leaves: () => Promise<{ status: number }>;
};

const keeps = ({ player, ids }: Pick<Kept, "player" | "ids">) =>
  player.call(contract.keepTeam, { name: "Forest Guard", userCardIds: ids.slice(0, 3) });

const ways: Record<
  string,
  (game: RaceGame, kept: Omit<Kept, "leaves">) => Promise<Kept["leaves"]>
> = {
  "another team is kept": async (_, kept) => () => keeps(kept),
  "its first card is bought": async (game, { player, ids }) => {
    const [buyer, listing] = [await game.player(), await sells(player, 20, ids[0])];
    return () => buys(buyer, listing);
  },
  "its first card is given away": async (game, { player, ids }) => {
    const friend = await game.player();
    const { transferCode } = await generates(player, ids[0]!);
    return () => claims(friend, transferCode);
  },
};

/** A place is left for one team. */
async function begins(game: RaceGame, way: string): Promise<Kept> {
  const player = await game.player();
  const kept = { player, ids: (await player.deck()).map(({ id }) => id) };
  await keeps({ player, ids: kept.ids.slice(3) });
  return { ...kept, leaves: await ways[way]!(game, kept) };
}

test.for(Object.keys(ways))("while a team is kept, %s", async (way) => {
  const pair = {
    begin: (game: RaceGame) => begins(game, way),
    first: keeps,
    second: ({ leaves }: Kept) => leaves(),
    stride: STRIDE,
  };
  expect(await race(pair)).toEqual(allRight);
});

test.for(Object.keys(ways))("while %s, a team is kept", async (way) => {
  const pair = {
    begin: (game: RaceGame) => begins(game, way),
    first: ({ leaves }: Kept) => leaves(),
    second: keeps,
    stride: STRIDE,
  };
  expect(await race(pair)).toEqual(allRight);
});
