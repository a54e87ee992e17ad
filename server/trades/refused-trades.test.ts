import { expect, test } from "vitest";
import * as contract from "#contract/trades.ts";
import {
  accepts,
  belongings,
  claims,
  deckCard,
  fillDeck,
  generates,
  has,
  offers,
} from "./test-dealers.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();

const two = async () => [await game.player(), await game.player()] as const;

const looksAt = (player: ActingPlayer, tradeCode: string) =>
  player.call(contract.getTrade, { tradeCode });

const cancels = (player: ActingPlayer, tradeCode: string) =>
  player.call(contract.cancelTrade, { tradeCode });

const waiting = async (player: ActingPlayer) => (await player.call(contract.openTrades, {})).body;

test("only the one who made an offer takes it back, and only until it is done", async () => {
  const [ada, bo] = await two();
  const mine = await deckCard(ada);
  const { tradeCode } = await offers(ada, { offeredCardId: mine.id });

  expect((await cancels(bo, tradeCode)).status).toBe(403);
  expect((await cancels(ada, tradeCode)).status).toBe(200);
  expect((await cancels(ada, tradeCode)).status).toBe(200);
  expect(await has(ada, mine.id)).toBe(true);
  expect((await accepts(bo, tradeCode, (await deckCard(bo)).id)).refusal.code).toBe("cancelled");

  const second = await offers(ada, { offeredCardId: mine.id });
  await accepts(bo, second.tradeCode, (await deckCard(bo)).id);
  expect((await cancels(ada, second.tradeCode)).refusal.code).toBe("completed");
});

test("whatever is refused is refused in words and changes nothing", async () => {
  const [ada, bo] = await two();
  const [mine, theirs] = [await deckCard(ada), await deckCard(bo)];
  const wanted = (await bo.deck()).find(({ cardId }) => cardId !== theirs.cardId)!;
  const { tradeCode } = await offers(ada, {
    offeredCardId: mine.id,
    requestedCardId: wanted.cardId,
  });
  const held = (await bo.deck()).find(({ id }) => ![theirs.id, wanted.id].includes(id))!;
  await generates(bo, held.id);
  const before = await belongings(ada, bo);
  const creates = (input: Record<string, unknown>) =>
    ada.call(contract.createTrade, { offeredCardId: mine.id, ...input });
  const free = await deckCard(ada, 2);

  const answers = [
    await accepts(ada, tradeCode, mine.id),
    await accepts(bo, tradeCode, theirs.id),
    await accepts(bo, tradeCode, held.id),
    await accepts(bo, tradeCode, mine.id),
    await accepts(bo, "ABC"),
    await accepts(bo, "ABCDEFGH"),
    await creates({}),
    await creates({ offeredCardId: theirs.id }),
    await creates({ offeredCardId: "nothing" }),
    await creates({ offeredCardId: free.id, requestedCardId: theirs.id }),
    await creates({ offeredCardId: free.id, forName: "nobody at all" }),
    await creates({ offeredCardId: free.id, forName: ada.username }),
    await ada.movesToVault(mine.id),
    await ada.call(contract.declineTrade, { tradeCode }),
  ];

  expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual([
    [409, "own_offer"],
    [409, "wrong_card"],
    [409, "card_held"],
    [404, "no_card"],
    [400, "bad_code"],
    [404, "unknown_code"],
    [409, "card_held"],
    [404, "no_card"],
    [404, "no_card"],
    [404, "no_such_card"],
    [404, "no_such_player"],
    [409, "own_name"],
    [409, "held"],
    [409, "own_offer"],
  ]);
  expect(await belongings(ada, bo)).toEqual(before);
});

test("who has no copy of the wanted card is told so", async () => {
  const [ada, bo] = await two();
  const owned = new Set((await bo.cards()).map(({ cardId }) => cardId));
  const [foreign] = (await game.db.rows<{ id: string }>(`select id from cards`)).filter(
    ({ id }) => !owned.has(id),
  );
  const offer = { offeredCardId: (await deckCard(ada)).id, requestedCardId: foreign!.id };

  const answer = await accepts(bo, (await offers(ada, offer)).tradeCode);

  expect(answer).toMatchObject({ status: 409, refusal: { code: "no_copy" } });
});

test("who guesses codes has to stop after ten, and right ones do not count", async () => {
  const [ada, guesser] = await two();
  const { tradeCode } = await offers(ada, { offeredCardId: (await deckCard(ada)).id });
  for (let i = 0; i < 12; i++) expect((await looksAt(guesser, tradeCode)).status).toBe(200);

  const guesses = await Promise.all(
    Array.from({ length: 15 }, (_, i) => looksAt(guesser, `ABCDEF${"23456789ABCDEFG"[i]}2`)),
  );

  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(10);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await looksAt(guesser, tradeCode)).status).toBe(429);
});

test("a player keeps twenty offers waiting and no more", async () => {
  const ada = await game.player();
  await fillDeck(game, ada);
  const deck = await ada.deck();
  for (const { id } of deck.slice(0, 20)) await offers(ada, { offeredCardId: id });

  const answer = await ada.call(contract.createTrade, { offeredCardId: deck[20]!.id });

  expect(answer.refusal.code).toBe("too_many_offers");
  expect(await waiting(ada)).toHaveLength(20);
});

test("a player sends twenty offers by name in a day and no more", async () => {
  const [ada, bo] = await two();
  const { id } = await deckCard(ada);
  const input = { offeredCardId: id, forName: bo.username };
  for (let i = 0; i < 20; i++) await cancels(ada, (await offers(ada, input)).tradeCode);

  const answer = await ada.call(contract.createTrade, input);

  expect(answer.refusal.code).toBe("too_many_named");
  expect(await has(ada, id)).toBe(true);
  expect((await ada.call(contract.createTrade, { offeredCardId: id })).status).toBe(200);
});

test("a demo account does not trade", async () => {
  const [ada, bo] = await two();
  const { tradeCode } = await offers(ada, { offeredCardId: (await deckCard(ada)).id });
  await game.db.rows(`update players set role = 'demo' where id = $1`, [bo.id]);
  const demo = (await game.another()).as(bo);
  const card = await deckCard(bo);

  const answers = [
    await demo.call(contract.createTrade, { offeredCardId: card.id }),
    await demo.call(contract.acceptTrade, { tradeCode, offeredCardId: card.id }),
    await ada.call(contract.createTrade, {
      offeredCardId: (await deckCard(ada, 2)).id,
      forName: bo.username,
    }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 404]);
});

test("a card that is claimed meanwhile cannot be given for another one", async () => {
  const [ada, bo] = await two();
  const theirs = await deckCard(bo);
  const { tradeCode } = await offers(ada, { offeredCardId: (await deckCard(ada)).id });
  const { transferCode } = await generates(bo, theirs.id);
  await claims(ada, transferCode);

  expect((await accepts(bo, tradeCode, theirs.id)).status).toBe(404);
});
