import { expect, test } from "vitest";
import * as arena from "#contract/arena.ts";
import * as battle from "#contract/battle.ts";
import { createListing } from "#contract/market.ts";
import { collectionStats, listHeldCards } from "#contract/collection.ts";
import { listCardMoves } from "#contract/purse.ts";
import * as rooms from "#contract/rooms.ts";
import { createTrade } from "#contract/trades.ts";
import { generateTransfer } from "#contract/transfers.ts";
import { CODE_MS } from "#game/battle/face-to-face.ts";
import { ROOM_MS } from "#game/rooms/room.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { buys, sells } from "#server/market/test-sellers.ts";
import { copiesFor, fuses } from "./test-fusers.ts";

const game = await testGame();

const cardsOf = async (player: ActingPlayer, ids: readonly string[]) =>
  (await player.cards()).filter(({ id }) => ids.includes(id));

const broken = () => auditAfter(game.db, async () => {});

test("three equal cards become one with the next finish, which keeps what it has learned", async () => {
  const player = await game.player();
  const ids = await copiesFor(game, player);
  await game.db.rows(`update owned_cards set experience = 250 where id = $1`, [ids[0]]);
  const [before] = await cardsOf(player, [ids[0]!]);

  const { status, body } = await fuses(player, ids);

  expect(status).toBe(200);
  const card = { ...before!.card, finish: "foil" };
  expect(body.card).toEqual({ ...before, card });
  expect(body.message).toBe(`Three became one: ${card.name} is Foil now.`);
  expect(await cardsOf(player, ids)).toEqual([{ ...before, card }]);
  expect(await broken()).toEqual([]);
});

test("nine cards become one that lives, and no more than 27 one of gold", async () => {
  const player = await game.player();
  const fuse = async (ids: readonly string[]) => {
    expect((await fuses(player, ids)).status).toBe(200);
    return ids[0]!;
  };
  const three = async () => fuse(await copiesFor(game, player));
  const nine = async () => fuse([await three(), await three(), await three()]);
  const golden = await fuse([await nine(), await nine(), await nine()]);

  expect(await cardsOf(player, [golden])).toMatchObject([{ card: { finish: "golden" } }]);
  const others = await copiesFor(game, player, 2);
  await game.db.transaction(async (tx) => {
    await tx.rows(`update owned_cards set finish = 'golden' where id = any($1)`, [others]);
  });
  const refused = await fuses(player, [golden, ...others]);
  expect(refused.refusal.message).toBe("Golden is the highest finish.");
  await game.db.rows(`update owned_cards set finish = 'plain' where id = any($1)`, [others]);
  expect(await broken()).toEqual([]);
});

test("the fused card lies in the deck when one of the three did", async () => {
  const player = await game.player();
  const ids = await copiesFor(game, player);
  const { body } = await player.movesToDeck(ids[2]!);

  expect((await fuses(player, ids)).body.card).toMatchObject({
    id: ids[0],
    location: "deck",
    deckSlot: body.card.deckSlot,
  });

  const { deckCount, vaultCount } = (await player.call(collectionStats, {})).body;
  expect([deckCount, vaultCount]).toEqual([13, 0]);
});

test("two cards leave the game with a row in the ledger, and no count of missions changes", async () => {
  const player = await game.player();
  const ids = await copiesFor(game, player);
  const missions = () =>
    game.db.rows(`select * from mission_progress where player_id = $1 order by mission_id`, [
      player.id,
    ]);
  const before = await missions();

  await fuses(player, ids);

  expect(await missions()).toEqual(before);
  const [last, lastBut] = (await player.call(listCardMoves, {})).body;
  const left = { isReceived: false, reason: "fusion", words: "Fused into an equal card" };
  expect([last, lastBut]).toMatchObject([left, left]);
  expect((await player.movesToDeck(ids[1]!)).status).toBe(404);
});

test("the finish goes with the card to its buyer", async () => {
  const [player, buyer] = [await game.player(), await game.player()];
  const ids = await copiesFor(game, player);
  await fuses(player, ids);

  const listing = await sells(player, 20, ids[0]);
  expect(listing.card.finish).toBe("foil");
  expect((await buys(buyer, listing)).status).toBe(200);

  expect(await cardsOf(buyer, ids)).toMatchObject([{ card: { finish: "foil" } }]);
  expect(await broken()).toEqual([]);
});

type Story = (player: ActingPlayer, ids: string[]) => Promise<readonly string[] | void>;

test.for<[string, string, Story]>([
  ["the same card three times", "not_three", async (_, [id]) => [id!, id!, id!]],
  ["one of them twice", "not_three", async (_, [a, b]) => [a!, b!, a!]],
  [
    "another card among them",
    "not_equal",
    async (player, [a, b]) => [a!, b!, ...(await copiesFor(game, player, 1, 31))],
  ],
  [
    "another finish among them",
    "not_equal",
    async (player, [a, b, c]) => {
      const others = await copiesFor(game, player, 2);
      await fuses(player, [c!, ...others]);
      return [a!, b!, c!];
    },
  ],
  [
    "a card of another player",
    "no_card",
    async (_, [a, b]) => [a!, b!, ...(await copiesFor(game, await game.player(), 1))],
  ],
  [
    "the id of the card instead of a copy's",
    "no_card",
    async (player, [a, b]) => [a!, b!, (await cardsOf(player, [a!]))[0]!.cardId],
  ],
  [
    "one that is for sale",
    "card_held",
    async (player, [a]) =>
      void (await player.call(createListing, { cardId: a!, price: 5, confirmed: true })),
  ],
  [
    "one that is offered",
    "card_held",
    async (player, [, b]) => void (await player.call(createTrade, { offeredCardId: b! })),
  ],
  [
    "one that is to be given away",
    "card_held",
    async (player, [, , c]) => void (await player.call(generateTransfer, { cardId: c! })),
  ],
  [
    "one that waits in the arena",
    "is_fighting",
    async (player, ids) => {
      for (const id of ids) await player.movesToDeck(id);
      const entered = await player.call(arena.enterQueue, { playerCards: ids });
      expect(entered.status).toBe(200);
    },
  ],
])("%s: refused, and nothing changes", async ([, code, makes]) => {
  const player = await game.player();
  const copies = await copiesFor(game, player);
  const ids = (await makes(player, copies)) ?? copies;
  const all = async () => [await player.cards(), (await player.call(listHeldCards, {})).body];
  const before = await all();

  expect((await fuses(player, ids)).refusal.code).toBe(code);

  expect(await all()).toEqual(before);
});

test.for<[string, (player: ActingPlayer, playerCards: string[]) => Promise<unknown>]>([
  [
    "a code that no player joined",
    (player, playerCards) => player.call(battle.createQrBattle, { playerCards }),
  ],
  [
    "a room in which the other player did not pick",
    async (player, playerCards) => {
      const { id, joinCode } = (await player.call(rooms.createRoom, {})).body;
      await (await game.player()).call(rooms.joinRoom, { joinCode });
      await player.call(rooms.pickTeam, { id, playerCards });
    },
  ],
])("cards of %s are free again when its time is over", async ([, brings]) => {
  const player = await game.player();
  const ids = await copiesFor(game, player);
  for (const id of ids) await player.movesToDeck(id);
  await brings(player, ids);
  expect((await fuses(player, ids)).refusal.code).toBe("is_fighting");

  const later = await game.another();
  later.wait(Math.max(CODE_MS, ROOM_MS));

  expect((await fuses(later.as(player), ids)).status).toBe(200);
});

test("cards of a battle for which both are there are not fused, however late it is", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const ids = await copiesFor(game, player);
  for (const id of ids) await player.movesToDeck(id);
  const { battleCode } = (await player.call(battle.createQrBattle, { playerCards: ids })).body;
  const playerCards = (await other.deck()).slice(0, 3).map(({ id }) => id);
  await other.call(battle.joinQrBattle, { battleCode, playerCards });
  await game.db.rows(`update meetings set expires_at = now() where code = $1`, [battleCode]);

  expect((await fuses(player, ids)).refusal.code).toBe("is_fighting");
});

test("twenty players' taps at once on one three: it is fused once", async () => {
  const player = await game.player();
  const ids = await copiesFor(game, player, 5);
  const [a, b, c, d, e] = ids as [string, string, string, string, string];
  const threes = [
    [a, b, c],
    [b, a, d],
    [c, d, e],
    [a, c, e],
  ];

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => fuses(player, threes[i % 4]!)),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await cardsOf(player, ids)).toHaveLength(3);
  expect(await broken()).toEqual([]);
});

test("a request that is repeated gets its first answer and fuses nothing more", async () => {
  const player = await game.player();
  const ids = await copiesFor(game, player);
  const key = { headers: { "idempotency-key": "fuse-once" } };

  const answers = await Promise.all(Array.from({ length: 10 }, () => fuses(player, ids, key)));

  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(answers[0]?.body.card.card.finish).toBe("foil");
});

test.for([
  [
    "a finish that was never fused",
    "a finish was reached by fusing equal cards, one finish at a time",
    "owned_cards",
    "update owned_cards set finish = 'golden' where id = $1",
  ],
  [
    "a fusion that skipped a finish",
    "a finish was reached by fusing equal cards, one finish at a time",
    "fusions",
    "update fusions set finish = 'living' where kept_id = $1",
  ],
  [
    "a fusion of unequal cards",
    "a finish was reached by fusing equal cards, one finish at a time",
    "owned_cards",
    `update owned_cards set card_id = (select id from cards where catalogue_number = 1)
      where id = any(select unnest(gone_ids) from fusions where kept_id = $1)`,
  ],
  [
    "a card that left by itself",
    "a card leaves for good only by a fusion, and every fusion takes two",
    "owned_cards",
    `insert into card_moves (owned_card_id, from_id, reason, cause)
     select id, owner_id, 'fusion', 'fusion:none' from owned_cards where id = $1`,
  ],
  [
    "a fusion that took a card of another one",
    "a card leaves for good only by a fusion, and every fusion takes two",
    "fusions",
    "update fusions set gone_ids = array[kept_id, gone_ids[1]] where kept_id = $1",
  ],
  [
    "a card that left for no reason",
    "a card leaves for good only by a fusion, and every fusion takes two",
    "card_moves",
    `update card_moves set reason = 'luck' where to_id is null
        and owned_card_id = any(select unnest(gone_ids) from fusions where kept_id = $1)`,
  ],
] as const)("the audit finds %s", async ([, rule, table, sql]) => {
  const player = await game.player();
  const ids = await copiesFor(game, player);
  await fuses(player, ids);

  const found = await auditAfter(game.db, async (tx) => {
    await tx.rows(`alter table ${table} disable trigger user`);
    await tx.rows(sql, [ids[0]]);
  });

  expect(found).toContain(rule);
});
