import { claimAlbumReward } from "#contract/album.ts";
import * as collection from "#contract/collection.ts";
import * as creation from "#contract/creation.ts";
import * as notifications from "#contract/notifications.ts";
import * as packs from "#contract/packs.ts";
import * as remakes from "#contract/remakes.ts";
import * as sharing from "#contract/sharing.ts";
import { finds } from "#server/album/test-album.ts";
import { giveCoins } from "#server/market/test-sellers.ts";
import { subscribedBrowser } from "#server/notifications/test-push-service.ts";
import { buysCredits } from "#server/purchases/test-buyers.ts";
import { deckCard, notificationsOf } from "#server/trades/test-dealers.ts";
import { copiesFor, inputOf } from "#server/collection/test-fusers.ts";
import { makesCard } from "#server/collection/test-makers.ts";
import { alone, aPlayer, bodyOf, change, changeIn, type Change, type Game } from "./change.ts";

async function inDeck(game: Game) {
  const by = await game.player();
  return { by, id: (await deckCard(by)).id };
}

async function inVault(game: Game) {
  const { by, id } = await inDeck(game);
  await bodyOf(by.movesToVault(id));
  return { by, id };
}

async function pageOf(game: Game) {
  const { by, id } = await inDeck(game);
  return { by, input: { cardIds: [id] } };
}

/** A creature of the player's own, whose next picture is free. */
export async function creates(game: Game) {
  const by = await game.player();
  const { card } = await bodyOf(by.creates("a small fox that guards a lighthouse"));
  const owned = (await by.cards()).find(({ cardId }) => cardId === card?.id);
  return { by, input: { id: owned?.id ?? "", price: 0 } };
}

async function subscribing(game: Game) {
  const { endpoint, keys } = subscribedBrowser("https://fcm.googleapis.com");
  return { by: await game.player(), input: { endpoint, keys } };
}

export const cards: readonly Change[] = [
  changeIn(collection.moveToVaultById, inDeck, ({ by, id }) => [by, { id }]),
  changeIn(collection.moveToVault, inDeck, ({ by, id }) => [by, { userCardId: id }]),
  changeIn(collection.moveToDeckById, inVault, ({ by, id }) => [by, { id }]),
  changeIn(collection.moveToDeck, inVault, ({ by, id }) => [by, { userCardId: id }]),
  changeIn(collection.fuseCards, aPlayer, async (by, game) => [
    by,
    inputOf(await copiesFor(game, by)),
  ]),
  change(claimAlbumReward, async (game) => {
    const by = await game.player();
    await finds(game, by, "fire");
    return { by, input: { page: "fire" } };
  }),
  changeIn(creation.understandDescription, aPlayer, (by) => [
    by,
    { description: "a small fox that guards a lighthouse" },
  ]),
  changeIn(creation.createCard, aPlayer, (by) => [
    by,
    { description: "a small fox that guards a lighthouse" },
  ]),
  change(creation.createBonusCard, async (game) => {
    const by = await game.player();
    await giveCoins(game, by, 1000);
    const { bonusCardCoins: price } = game.deps.settings;
    return { by, input: { description: "a small fox that guards a lighthouse", price } };
  }),
  change(remakes.renameCard, async (game) => {
    const by = await game.player();
    const [id, { renameCoins: price }] = [await makesCard(game, by), game.deps.settings];
    return { by, input: { id, name: `Moss ${id.slice(0, 8)}`, price } };
  }),
  change(remakes.paintCard, creates),
  changeIn(remakes.choosePicture, creates, ({ by, input }) => [
    by,
    { id: input.id, pictureId: null },
  ]),
  change(creation.createWithCredits, async (game) => {
    const by = await game.player();
    await buysCredits(game, by);
    return { by, input: { description: "a small fox that guards a lighthouse" } };
  }),
  change(packs.openWelcomePack, alone),
  changeIn(packs.openPack, aPlayer, (by) => [by, { id: 1 }]),
  change(sharing.share, alone),
  changeIn(sharing.shareCards, pageOf, ({ by, input }) => [by, { ...input, platform: "copy" }]),
  change(sharing.openCardPages, pageOf),
  change(sharing.stopSharing, async (game) => {
    const { by, input } = await pageOf(game);
    await bodyOf(by.call(sharing.openCardPages, input));
    return { by, input: { id: (await deckCard(by)).cardId } };
  }),
  change(notifications.readNotifications, async (game) => {
    const by = await game.player();
    await bodyOf(by.battles());
    const [newest] = await notificationsOf(by);
    return { by, input: { upTo: Number(newest?.id ?? 1) } };
  }),
  changeIn(notifications.saveNotificationSettings, aPlayer, (by) => [
    by,
    { quietFrom: 1200, quietTo: 420, timeZone: "Europe/Berlin" },
  ]),
  change(notifications.subscribeToPush, subscribing),
  change(notifications.unsubscribeFromPush, async (game) => {
    const { by, input } = await subscribing(game);
    await bodyOf(by.call(notifications.subscribeToPush, input));
    return { by, input: { endpoint: input.endpoint } };
  }),
];
