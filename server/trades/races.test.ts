import { expect, test } from "vitest";
import { quickBattle } from "#contract/battle.ts";
import { createListing, purchase } from "#contract/market.ts";
import { createTrade } from "#contract/trades.ts";
import { generateTransfer } from "#contract/transfers.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { accepts, claims, deckCard, generates, has, offers } from "./test-dealers.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame({ isBusy: true });

const violated = () => auditAfter(game.db, async () => {});

const holdersOf = (ownedCardId: string) =>
  game.db.rows<{ holder: string }>(`select holder from holds where owned_card_id = $1`, [
    ownedCardId,
  ]);

const lists = (player: ActingPlayer, cardId: string) =>
  player.call(createListing, { cardId, price: 10, confirmed: true });

test("one card listed, offered, given away, moved and fielded at once: one deal wins", async () => {
  const winners = new Set<string>();
  for (let round = 0; round < 20; round++) {
    const ada = await game.player();
    const { id } = await deckCard(ada);
    const others = (await ada.cards()).filter((card) => card.id !== id).map((card) => card.id);

    const deals = {
      listing: lists(ada, id),
      trade: ada.call(createTrade, { offeredCardId: id }),
      transfer: ada.call(generateTransfer, { cardId: id }),
    };
    const deck = (await ada.deck()).map((card) => card.id).filter((each) => each !== id);
    const playerCards = [id, ...deck.slice(0, 2)];
    const fields = () => ada.call(quickBattle, { playerCards, battleType: "computer" });
    const [move, battle] = await Promise.all([ada.movesToVault(id), fields()]);
    const answers = await Promise.all(Object.values(deals));

    const won = Object.keys(deals).filter((_, i) => answers[i]?.status === 200);
    expect(won).toHaveLength(1);
    winners.add(won[0]!);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost.map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [409, "card_held"],
      [409, "card_held"],
    ]);
    expect(lost.every(({ refusal }) => /^This card (is|waits) /.test(refusal.message))).toBe(true);
    expect([200, 409]).toContain(move.status);
    expect([200, 400]).toContain(battle.status);
    expect(await holdersOf(id)).toEqual([{ holder: won[0] }]);
    const left = new Set((await ada.cards()).map((card) => card.id));
    expect(left.has(id)).toBe(false);
    expect(others.filter((other) => !left.has(other))).toEqual([]);
  }
  expect(await violated()).toEqual([]);
});

test("bought, accepted and claimed at once, three cards go three ways and nothing else", async () => {
  for (let round = 0; round < 10; round++) {
    const [ada, bo] = [await game.player(), await game.player()];
    const [sold, offered, given] = await ada.deck();
    const [bos] = await bo.deck();
    const { id } = (await lists(ada, sold!.id)).body;
    const { tradeCode } = await offers(ada, { offeredCardId: offered!.id });
    const { transferCode } = await generates(ada, given!.id);

    const answers = await Promise.all([
      bo.call(purchase, { id }),
      accepts(bo, tradeCode, bos!.id),
      claims(bo, transferCode),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const owned = await Promise.all([sold, offered, given].map((card) => has(bo, card!.id)));
    expect(owned).toEqual([true, true, true]);
    expect(await has(ada, bos!.id)).toBe(true);
  }
  expect(await violated()).toEqual([]);
});

test("one card promised to two trades at once is given in one of them", async () => {
  for (let round = 0; round < 10; round++) {
    const [ada, bo, cy] = [await game.player(), await game.player(), await game.player()];
    const { id } = await deckCard(cy);
    const first = await offers(ada, { offeredCardId: (await deckCard(ada)).id });
    const second = await offers(bo, { offeredCardId: (await deckCard(bo)).id });

    const answers = await Promise.all([
      accepts(cy, first.tradeCode, id),
      accepts(cy, second.tradeCode, id),
      lists(cy, id),
    ]);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
    const places = await Promise.all([ada, bo].map((player) => has(player, id)));
    const isListed = (await holdersOf(id)).length === 1;
    expect([...places, isListed].filter(Boolean)).toHaveLength(1);
  }
  expect(await violated()).toEqual([]);
});

test("players who trade, sell and give to each other in a ring never block each other", async () => {
  const players: ActingPlayer[] = [];
  for (let i = 0; i < 6; i++) players.push(await game.player());
  const next = (i: number) => players[(i + 1) % players.length]!;
  const previous = (i: number) => players[(i + players.length - 1) % players.length]!;
  const deals = await Promise.all(
    players.map(async (player) => {
      const deck = await player.deck();
      return {
        listing: (await lists(player, deck[0]!.id)).body.id,
        tradeCode: (await offers(player, { offeredCardId: deck[1]!.id })).tradeCode,
        transferCode: (await generates(player, deck[2]!.id)).transferCode,
        given: deck[3]!.id,
      };
    }),
  );

  const answers = await Promise.all(
    deals.flatMap(({ listing, tradeCode, transferCode }, i) => [
      next(i).call(purchase, { id: listing }),
      accepts(previous(i), tradeCode, deals[(i + players.length - 1) % players.length]!.given),
      claims(next(i), transferCode),
    ]),
  );

  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await violated()).toEqual([]);
});
