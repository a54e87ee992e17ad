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
import { bodyOf, change, type Change, type Game } from "./change.ts";

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
  change(collection.moveToVaultById, async (game) => {
    const { by, id } = await inDeck(game);
    return { by, input: { id } };
  }),
  change(collection.moveToVault, async (game) => {
    const { by, id } = await inDeck(game);
    return { by, input: { userCardId: id } };
  }),
  change(collection.moveToDeckById, async (game) => {
    const { by, id } = await inVault(game);
    return { by, input: { id } };
  }),
  change(collection.moveToDeck, async (game) => {
    const { by, id } = await inVault(game);
    return { by, input: { userCardId: id } };
  }),
  change(collection.fuseCards, async (game) => {
    const by = await game.player();
    return { by, input: inputOf(await copiesFor(game, by)) };
  }),
  change(claimAlbumReward, async (game) => {
    const by = await game.player();
    await finds(game, by, "fire");
    return { by, input: { page: "fire" } };
  }),
  change(creation.understandDescription, async (game) => ({
    by: await game.player(),
    input: { description: "a small fox that guards a lighthouse" },
  })),
  change(creation.createCard, async (game) => ({
    by: await game.player(),
    input: { description: "a small fox that guards a lighthouse" },
  })),
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
  change(remakes.choosePicture, async (game) => {
    const { by, input } = await creates(game);
    return { by, input: { id: input.id, pictureId: null } };
  }),
  change(creation.createWithCredits, async (game) => {
    const by = await game.player();
    await buysCredits(game, by);
    return { by, input: { description: "a small fox that guards a lighthouse" } };
  }),
  change(packs.openWelcomePack, async (game) => ({ by: await game.player(), input: {} })),
  change(packs.openPack, async (game) => ({ by: await game.player(), input: { id: 1 } })),
  change(sharing.share, async (game) => ({ by: await game.player(), input: {} })),
  change(sharing.shareCards, async (game) => {
    const { by, input } = await pageOf(game);
    return { by, input: { ...input, platform: "copy" } };
  }),
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
  change(notifications.saveNotificationSettings, async (game) => ({
    by: await game.player(),
    input: { quietFrom: 1200, quietTo: 420, timeZone: "Europe/Berlin" },
  })),
  change(notifications.subscribeToPush, subscribing),
  change(notifications.unsubscribeFromPush, async (game) => {
    const { by, input } = await subscribing(game);
    await bodyOf(by.call(notifications.subscribeToPush, input));
    return { by, input: { endpoint: input.endpoint } };
  }),
];
