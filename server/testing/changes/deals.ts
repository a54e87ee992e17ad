import * as invites from "#contract/invites.ts";
import * as market from "#contract/market.ts";
import * as moderation from "#contract/moderation.ts";
import * as trades from "#contract/trades.ts";
import * as transfers from "#contract/transfers.ts";
import { befriend } from "#server/friends/test-friends.ts";
import { giveCoins, newCard, sells, waitsFor } from "#server/market/test-sellers.ts";
import { deckCard, generates, offers } from "#server/trades/test-dealers.ts";
import { bodyOf, change, type Change, type Game } from "./change.ts";

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
  change(market.createListing, async (game) => {
    const by = await game.player();
    return { by, input: { cardId: (await deckCard(by)).id, price: 20, confirmed: true } };
  }),
  change(market.purchase, async (game) => {
    const { listing } = await forSale(game);
    return { by: await game.player(), input: { id: listing.id } };
  }),
  change(market.cancelListing, async (game) => {
    const { seller, listing } = await forSale(game);
    return { by: seller, input: { id: listing.id } };
  }),
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
  change(market.cancelOrder, async (game) => {
    const { by, input } = await wishing(game);
    return { by, input: { id: (await waitsFor(by, input.cardId, 20)).id } };
  }),
  change(trades.createTrade, async (game) => {
    const by = await game.player();
    return { by, input: { offeredCardId: (await deckCard(by)).id } };
  }),
  change(trades.acceptTrade, async (game) => {
    const { other, tradeCode } = await offered(game);
    return { by: other, input: { tradeCode, offeredCardId: (await deckCard(other)).id } };
  }),
  change(trades.cancelTrade, async (game) => {
    const { maker, tradeCode } = await offered(game);
    return { by: maker, input: { tradeCode } };
  }),
  change(trades.declineTrade, async (game) => {
    const { other, tradeCode } = await offered(game);
    return { by: other, input: { tradeCode } };
  }),
  change(transfers.generateTransfer, async (game) => {
    const by = await game.player();
    return { by, input: { cardId: (await deckCard(by)).id } };
  }),
  change(transfers.giveToFriend, async (game) => {
    const [by, friend] = [await game.player(), await game.player()];
    await befriend(by, friend);
    return { by, input: { friendId: friend.id, cardId: (await deckCard(by)).id } };
  }),
  change(transfers.claimTransfer, async (game) => {
    const { taker, code } = await given(game);
    return { by: taker, input: { transferCode: code } };
  }),
  change(transfers.claimTransferByPath, async (game) => {
    const { taker, code } = await given(game);
    return { by: taker, input: { code } };
  }),
  change(transfers.cancelTransfer, async (game) => {
    const { giver, code } = await given(game);
    return { by: giver, input: { code } };
  }),
  change(invites.generateInvite, async (game) => ({ by: await game.player(), input: {} })),
  change(invites.redeemInvite, async (game) => {
    const [host, by] = [await game.player(), await game.player()];
    return { by, input: await bodyOf(host.call(invites.generateInvite, {})) };
  }),
  change(moderation.sendReport, async (game) => {
    const { other, report } = await reported(game);
    return { by: other, input: report };
  }),
  change(moderation.decideReport, async (game) => {
    const { admin, seen } = await decided(game);
    return { by: admin, input: { ...seen, decision: "warn", why: "That was unkind." } };
  }),
  change(moderation.appeal, async (game) => {
    const { admin, maker, seen } = await decided(game);
    await bodyOf(
      admin.call(moderation.decideReport, { ...seen, decision: "warn", why: "Unkind." }),
    );
    return { by: maker, input: { id: seen.id, text: "That was not me." } };
  }),
];
