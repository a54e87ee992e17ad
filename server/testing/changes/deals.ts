import * as invites from "#contract/invites.ts";
import * as market from "#contract/market.ts";
import * as moderation from "#contract/moderation.ts";
import * as trades from "#contract/trades.ts";
import * as transfers from "#contract/transfers.ts";
import { befriend } from "#server/friends/test-friends.ts";
import { giveCoins, newCard, sells, waitsFor } from "#server/market/test-sellers.ts";
import { deckCard, generates, offers } from "#server/trades/test-dealers.ts";
import { alone, aPlayer, bodyOf, change, changeIn, type Change, type Game } from "./change.ts";

async function forSale(game: Game) {
  const seller = await game.player();
  return { seller, listing: await sells(seller, 20) };
}

async function wishing(game: Game) {
  const by = await game.player();
  return { by, input: { cardId: await newCard(game) } };
}

/** An offer to a player by name. */
async function offered(game: Game) {
  const [maker, other] = [await game.player(), await game.player()];
  const offeredCardId = (await deckCard(maker)).id;
  const { tradeCode } = await offers(maker, { offeredCardId, forName: other.username });
  return { maker, other, tradeCode };
}

async function given(game: Game) {
  const [giver, taker] = [await game.player(), await game.player()];
  const { transferCode } = await generates(giver, (await deckCard(giver)).id);
  return { giver, taker, code: transferCode };
}

async function reported(game: Game) {
  const { maker, other, tradeCode } = await offered(game);
  const offeredCardId = (await deckCard(other)).id;
  await bodyOf(other.call(trades.acceptTrade, { tradeCode, offeredCardId }));
  const [deal] = await bodyOf(other.call(trades.dealHistory, {}));
  return { maker, other, report: { dealId: deal!.id, reason: "unkind" } as const };
}

async function decided(game: Game) {
  const admin = await game.admin();
  const { maker, other, report } = await reported(game);
  await bodyOf(other.call(moderation.sendReport, report));
  const open = await bodyOf(admin.call(moderation.listReports, { state: "open" }));
  const { id, state, openedAt } = open.find(({ subjectId }) => subjectId === report.dealId)!;
  return { admin, maker, seen: { id, state, openedAt } };
}

export const deals: readonly Change[] = [
  changeIn(market.createListing, aPlayer, async (by) => [
    by,
    { cardId: (await deckCard(by)).id, price: 20, confirmed: true },
  ]),
  changeIn(market.purchase, forSale, async ({ listing }, game) => [
    await game.player(),
    { id: listing.id },
  ]),
  changeIn(market.cancelListing, forSale, ({ seller, listing }) => [seller, { id: listing.id }]),
  change(market.addWish, wishing),
  change(market.removeWish, async (game) => {
    const wish = await wishing(game);
    await bodyOf(wish.by.call(market.addWish, wish.input));
    return wish;
  }),
  change(market.createOrder, async (game) => {
    const { by, input } = await wishing(game);
    await giveCoins(game, by, 50);
    return { by, input: { ...input, price: 20 } };
  }),
  changeIn(market.cancelOrder, wishing, async ({ by, input }) => [
    by,
    { id: (await waitsFor(by, input.cardId, 20)).id },
  ]),
  changeIn(trades.createTrade, aPlayer, async (by) => [
    by,
    { offeredCardId: (await deckCard(by)).id },
  ]),
  changeIn(trades.acceptTrade, offered, async ({ other, tradeCode }) => [
    other,
    { tradeCode, offeredCardId: (await deckCard(other)).id },
  ]),
  changeIn(trades.cancelTrade, offered, ({ maker, tradeCode }) => [maker, { tradeCode }]),
  changeIn(trades.declineTrade, offered, ({ other, tradeCode }) => [other, { tradeCode }]),
  changeIn(transfers.generateTransfer, aPlayer, async (by) => [
    by,
    { cardId: (await deckCard(by)).id },
  ]),
  change(transfers.giveToFriend, async (game) => {
    const [by, friend] = [await game.player(), await game.player()];
    await befriend(by, friend);
    return { by, input: { friendId: friend.id, cardId: (await deckCard(by)).id } };
  }),
  changeIn(transfers.claimTransfer, given, ({ taker, code }) => [taker, { transferCode: code }]),
  changeIn(transfers.claimTransferByPath, given, ({ taker, code }) => [taker, { code }]),
  changeIn(transfers.cancelTransfer, given, ({ giver, code }) => [giver, { code }]),
  change(invites.generateInvite, alone),
  change(invites.redeemInvite, async (game) => {
    const [host, by] = [await game.player(), await game.player()];
    return { by, input: await bodyOf(host.call(invites.generateInvite, {})) };
  }),
  changeIn(moderation.sendReport, reported, ({ other, report }) => [other, report]),
  changeIn(moderation.decideReport, decided, ({ admin, seen }) => [
    admin,
    { ...seen, decision: "warn", why: "That was unkind." },
  ]),
  change(moderation.appeal, async (game) => {
    const { admin, maker, seen } = await decided(game);
    await bodyOf(
      admin.call(moderation.decideReport, { ...seen, decision: "warn", why: "Unkind." }),
    );
    return { by: maker, input: { id: seen.id, text: "That was not me." } };
  }),
];
