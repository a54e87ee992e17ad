/** A creature gets another name while its card goes elsewhere, and at any moment of that the other way round. */
import { expect, test } from "vitest";
import { changeAnyCard } from "#contract/admin-collection.ts";
import * as market from "#contract/market.ts";
import { choosePicture, renameCard } from "#contract/remakes.ts";
import * as trades from "#contract/trades.ts";
import * as transfers from "#contract/transfers.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { converts } from "#server/nfts/test-chain.ts";
import { allRight, openRaces, type RaceGame } from "#server/testing/races.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";
import { freshName, withCoins } from "./test-makers.ts";

const race = await openRaces();

type Made = { game: RaceGame; player: ActingPlayer; id: string };

const renames = ({ player, id }: Pick<Made, "player" | "id">) =>
  player.call(renameCard, { id, name: freshName(), price: standardSettings.renameCoins });

/** What happens to the card meanwhile. */
const ways: Record<string, (made: Made) => Promise<{ status: number }>> = {
  "is renamed otherwise": renames,
  "shows its first picture": ({ player, id }) =>
    player.call(choosePicture, { id, pictureId: null }),
  "is put up for sale": ({ player, id }) =>
    player.call(market.createListing, { cardId: id, price: 10, confirmed: true }),
  "is offered": ({ player, id }) => player.call(trades.createTrade, { offeredCardId: id }),
  "is to be given away": ({ player, id }) =>
    player.call(transfers.generateTransfer, { cardId: id }),
  "becomes an NFT": ({ player, id }) => converts(player, id),
  "is changed by an admin": async ({ game, player, id }) => {
    const { card } = (await player.cards()).find((owned) => owned.id === id)!;
    const { element, rarity, attack, defense } = card;
    const written = { name: freshName(), element, rarity, attack, defense };
    return game.anAdmin.call(changeAnyCard, { id: card.id, ...written });
  },
};

const STRIDE = volumeOf(3, 12);

async function begin(game: RaceGame): Promise<Made> {
  const player = await withCoins(game);
  const { card } = (await player.creates("a small fox of moss")).body;
  const { id } = (await player.cards()).find(({ cardId }) => cardId === card?.id)!;
  return { game, player, id };
}

test.for(Object.keys(ways))("while a creature is renamed, its card %s", async (way) => {
  const found = await race({ begin, first: renames, second: ways[way]!, stride: STRIDE });
  expect(found).toEqual(allRight);
});

test.for(Object.keys(ways))("while a card %s, its creature is renamed", async (way) => {
  const found = await race({ begin, first: ways[way]!, second: renames, stride: STRIDE });
  expect(found).toEqual(allRight);
});
