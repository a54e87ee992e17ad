import { expect, test } from "vitest";
import * as market from "#contract/market.ts";
import * as moderation from "#contract/moderation.ts";
import * as contract from "#contract/trades.ts";
import { newId } from "#server/lib/ids.ts";
import { accepts, claims, deckCard, generates, offers } from "./test-dealers.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();

const two = async () => [await game.player(), await game.player()] as const;

const history = async (player: ActingPlayer, cursor?: string) =>
  (await player.call(contract.dealHistory, cursor === undefined ? {} : { cursor })).body;

const reports = (player: ActingPlayer, dealId: string, text = "") =>
  player.call(moderation.sendReport, { dealId, reason: "tricked", text });

async function sells(seller: ActingPlayer, buyer: ActingPlayer, price: number) {
  const card = await deckCard(seller);
  const input = { cardId: card.id, price, confirmed: true };
  const { id } = (await seller.call(market.createListing, input)).body;
  expect((await buyer.call(market.purchase, { id })).status).toBe(200);
  return { id, card };
}

test("a sale, a trade and a gift stand in both histories, each from its own side", async () => {
  const [ada, bo] = await two();
  const sale = await sells(ada, bo, 40);
  const [mine, theirs] = [await deckCard(ada, 1), await deckCard(bo, 1)];
  const offer = await offers(ada, { offeredCardId: mine.id });
  await accepts(bo, offer.tradeCode, theirs.id);
  const gift = await deckCard(bo, 2);
  const transfer = await generates(bo, gift.id);
  await claims(ada, transfer.transferCode);

  const [adas, bos] = [await history(ada), await history(bo)];

  expect(adas).toMatchObject([
    { id: transfer.id, kind: "transfer", given: null, received: gift.card, coins: null },
    { id: offer.id, kind: "trade", given: mine.card, received: theirs.card, coins: null },
    { id: sale.id, kind: "sale", given: sale.card.card, received: null, coins: 40 },
  ]);
  expect(bos).toMatchObject([
    { given: gift.card, received: null },
    { given: theirs.card, received: mine.card },
    { given: null, received: sale.card.card, coins: 40 },
  ]);
  expect(adas.map(({ status, otherName }) => [status, otherName])).toEqual(
    adas.map(() => ["completed", bo.username]),
  );
  expect(bos.map(({ otherName }) => otherName)).toEqual(bos.map(() => ada.username));
});

test("what came to nothing stands there too, and what still waits does not", async () => {
  const [ada, bo] = await two();
  const cards = await ada.deck();
  const declined = await offers(ada, { offeredCardId: cards[0]!.id, forName: bo.username });
  await bo.call(contract.declineTrade, { tradeCode: declined.tradeCode });
  const cancelled = await offers(ada, { offeredCardId: cards[1]!.id });
  await ada.call(contract.cancelTrade, { tradeCode: cancelled.tradeCode });
  await offers(ada, { offeredCardId: cards[2]!.id });
  await generates(ada, cards[3]!.id);

  expect(await history(ada)).toMatchObject([
    { id: cancelled.id, status: "cancelled", otherName: null, given: cards[1]!.card },
    { id: declined.id, status: "declined", otherName: bo.username, given: cards[0]!.card },
  ]);
  expect(await history(bo)).toMatchObject([
    { id: declined.id, otherName: ada.username, received: cards[0]!.card },
  ]);
});

test("a seller reads what was left after the fee, the buyer what was paid", async () => {
  const [ada, bo] = await two();
  for (let i = 0; i < 5; i++) await sells(ada, bo, 10);
  await sells(ada, bo, 100);

  expect((await history(ada))[0]?.coins).toBe(95);
  expect((await history(bo))[0]?.coins).toBe(100);
});

test("a long history comes in pages without a gap", async () => {
  const ada = await game.player();
  const { id } = await deckCard(ada);
  for (let i = 0; i < 52; i++) {
    const { tradeCode } = await offers(ada, { offeredCardId: id });
    await ada.call(contract.cancelTrade, { tradeCode });
  }

  const first = await history(ada);
  const second = await history(ada, first.at(-1)?.id);

  expect([first.length, second.length]).toEqual([50, 2]);
  expect(new Set([...first, ...second].map((deal) => deal.id)).size).toBe(52);
  expect(await history(ada, second.at(-1)?.id)).toEqual([]);
  expect((await ada.call(contract.dealHistory, { cursor: "1" })).status).toBe(400);
});

test("a deal is reported once, by those who were in it, in whatever words", async () => {
  const [ada, bo] = await two();
  const stranger = await game.player();
  const { id } = await sells(ada, bo, 10);
  const { transferCode, id: alone } = await generates(ada, (await deckCard(ada)).id);
  const insult = "He said 'you stupid idiot'. Call 0123 456789";

  const [first, second] = await Promise.all([reports(bo, id, insult), reports(bo, id, insult)]);
  const answers = [
    await reports(ada, id),
    await reports(ada, id),
    await reports(stranger, id),
    await reports(ada, alone),
    await reports(stranger, newId()),
    await reports(stranger, "nothing"),
  ];

  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual([
    [200, ""],
    [409, "already_reported"],
    [403, "not_your_deal"],
    [409, "nobody_else"],
    [404, "no_deal"],
    [404, "no_deal"],
  ]);
  expect((await history(bo))[0]?.isReported).toBe(true);
  const rows = await game.db.rows(
    `select reporter_id, reported_id, reason, text from reports where deal_id = $1 order by text`,
    [id],
  );
  expect(rows).toEqual([
    { reporter_id: ada.id, reported_id: bo.id, reason: "tricked", text: "" },
    { reporter_id: bo.id, reported_id: ada.id, reason: "tricked", text: insult },
  ]);
  await claims(bo, transferCode);
  expect((await reports(ada, alone)).status).toBe(200);
});
