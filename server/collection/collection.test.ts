import { expect, test } from "vitest";
import * as collection from "#contract/collection.ts";
import { createListing } from "#contract/market.ts";
import { generateTransfer } from "#contract/transfers.ts";
import { creatures } from "#game/cards/creatures.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();

/** Gives a player more copies of the creatures, as a pack would: to the vault. */
async function stock(player: ActingPlayer, howMany: number) {
  await game.db.rows(
    `insert into owned_cards (id, owner_id, card_id, place, reason, cause)
     select gen_random_uuid(), $1, id, 'vault', 'test', 'test' from cards, generate_series(1, 10) n
      where origin = 'catalogue' order by n limit $2`,
    [player.id, howMany],
  );
}

test("a card moves to the vault and back, and its slot is free in between", async () => {
  const player = await game.player();
  const [first] = await player.deck();

  const away = await player.movesToVault(first?.id ?? "");
  expect(away.body).toMatchObject({ message: "Card moved to vault", card: { location: "vault" } });
  expect((await player.deck()).map(({ deckSlot }) => deckSlot)).not.toContain(1);

  const back = await player.movesToDeck(first?.id ?? "");
  expect(back.body).toMatchObject({ message: "Card moved to deck", card: { deckSlot: 1 } });
});

test("both variants of both moves do the same", async () => {
  const player = await game.player();
  const [card] = await player.deck();
  const id = card?.id ?? "";

  expect((await player.call(collection.moveToVaultById, { id })).status).toBe(200);
  expect((await player.call(collection.moveToDeckById, { id })).status).toBe(200);
  expect((await player.call(collection.moveToVault, { userCardId: id })).status).toBe(200);
  expect((await player.call(collection.moveToDeck, { userCardId: id })).status).toBe(200);
});

test("an id may also name a card: the player's oldest copy moves", async () => {
  const player = await game.player();
  const [owned] = await player.deck();

  const { body } = await player.movesToVault(owned?.cardId ?? "");

  expect(body.card.id).toBe(owned?.id);
});

test.for(["999999", "", "00000000-0000-7000-8000-000000000000", "' or 1=1 --"])(
  "no card of one's own has the id %j",
  async (id) => {
    const player = await game.player();

    const { status, refusal } = await player.movesToVault(id);

    expect([status, refusal.message]).toEqual([404, "This card is not in your collection."]);
  },
);

test("somebody else's card cannot be moved", async () => {
  const [player, stranger] = [await game.player(), await game.player()];
  const [card] = await player.deck();

  expect((await stranger.movesToVault(card?.id ?? "")).status).toBe(404);

  expect(await player.vault()).toEqual([]);
});

test("50 parallel requests for the same move: one succeeds", async () => {
  const player = await game.player();
  const [card] = await player.deck();

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => player.movesToVault(card?.id ?? "")),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ refusal }) => refusal.code === "already_in_vault")).toHaveLength(49);
});

test("50 parallel moves into a deck of 51: three succeed, and the 55th is refused in words", async () => {
  const player = await game.player();
  await stock(player, 39 + 50);
  const vault = await player.vault();
  for (const { id } of vault.slice(0, 39)) await player.movesToDeck(id);
  expect((await player.call(collection.collectionStats, {})).body.deckCount).toBe(51);

  const answers = await Promise.all(vault.slice(39).map(({ id }) => player.movesToDeck(id)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.find(({ status }) => status !== 200)?.refusal;
  expect(refused?.message).toBe("Your deck is full (54/54). Move a card to vault first.");
  expect((await player.call(collection.collectionStats, {})).body).toEqual({
    deckCount: 54,
    vaultCount: 47,
    deckFull: true,
  });
});

test("a repeated request with the same key gives the first answer and moves nothing again", async () => {
  const player = await game.player();
  const [card] = await player.deck();
  const key = { headers: { "idempotency-key": "move-1" } };
  const first = await player.movesToVault(card?.id ?? "", key);
  await player.movesToDeck(card?.id ?? "");

  const repeated = await player.movesToVault(card?.id ?? "", key);

  expect([repeated.status, repeated.body]).toEqual([200, first.body]);
  expect(await player.vault()).toEqual([]);
});

test("twenty requests with one key at once are one request", async () => {
  const player = await game.player();
  const [card] = await player.deck();
  const key = { headers: { "idempotency-key": "move-2" } };

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => player.movesToVault(card?.id ?? "", key)),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test("a key that comes back with other input is refused; another player may use it", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const key = { headers: { "idempotency-key": "shared" } };
  const [first, second] = await player.deck();
  const [theirs] = await other.deck();
  await player.movesToVault(first?.id ?? "", key);

  const reused = await player.movesToVault(second?.id ?? "", key);
  const independent = await other.movesToVault(theirs?.id ?? "", key);

  expect([reused.status, reused.refusal.code]).toEqual([422, "idempotency_key_reused"]);
  expect(independent.status).toBe(200);
});

test("a refused request is not remembered: the same key may succeed later", async () => {
  const player = await game.player();
  const [card] = await player.deck();
  const key = { headers: { "idempotency-key": "later" } };

  expect((await player.movesToDeck(card?.id ?? "", key)).status).toBe(409);
  await player.movesToVault(card?.id ?? "");

  expect((await player.movesToDeck(card?.id ?? "", key)).status).toBe(200);
});

test("copies of one card are one entry with a quantity", async () => {
  const player = await game.player();
  await stock(player, 64);

  const { body } = await player.call(collection.listGroupedCards, {});

  expect(body).toHaveLength(creatures.length);
  expect(body.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(12 + 64);
});

test.for([
  collection.listOwnedCards,
  collection.listVault,
  collection.listGroupedCards,
  collection.listDeck,
])("$path in pages is the same list", async (list) => {
  const player = await game.player();
  await stock(player, 25);
  const whole = (await player.call(list, {})).body;

  const pages: { id: string }[] = [];
  for (let cursor: string | undefined; ; cursor = pages.at(-1)?.id) {
    const input = { limit: 7, ...(cursor !== undefined && { cursor }) };
    const page = (await player.call(list, input)).body;
    pages.push(...page);
    if (page.length < 7) break;
  }

  expect(pages.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
});

test("after a copy that left the list meanwhile no page is taken for the last one", async () => {
  const [player, other] = [await game.player(), await game.player()];
  await stock(player, 3);
  const [vaulted] = (await player.call(collection.listVault, {})).body;
  const [decked] = await player.deck();
  await player.movesToVault(decked?.id ?? "");
  await game.db.rows(`update owned_cards set owner_id = $1 where id = $2`, [other.id, vaulted?.id]);

  for (const [list, cursor] of [
    [collection.listOwnedCards, vaulted?.id],
    [collection.listVault, vaulted?.id],
    [collection.listDeck, decked?.id],
  ] as const) {
    const answer = await player.call(list, { limit: 500, cursor });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ field: "cursor" });
  }
});

test("the catalogue holds all creatures, and so does the gallery", async () => {
  const player = await game.player();

  const catalogue = (await player.call(collection.listCatalogue, {})).body;
  const gallery = (await player.call(collection.listCreatures, {})).body;

  expect(catalogue.map(({ name }) => name).slice(0, 2)).toEqual(["Cindlepup", "Puddlefinch"]);
  expect(catalogue).toHaveLength(creatures.length);
  expect(gallery.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
});

test.for([
  [
    "a 55th slot",
    `update owned_cards set place = 'deck', deck_slot = 55 where id = $1`,
    "owned_cards_deck_slot_check",
  ],
  [
    "a slot that another card has",
    `update owned_cards set deck_slot = 2 where id = $1`,
    "owned_cards_owner_id_deck_slot_key",
  ],
  [
    "a deck card without a slot",
    `update owned_cards set deck_slot = null where id = $1`,
    "owned_cards_check",
  ],
  [
    "a held card that nothing holds",
    `update owned_cards set place = 'held', deck_slot = null where id = $1`,
    "owned_cards_held_id_fkey",
  ],
  [
    "a hold on a card that lies in the deck",
    `insert into holds (owned_card_id, holder, holder_id) values ($1, 'trade', gen_random_uuid())`,
    "holds_owned_card_id_place_fkey",
  ],
] as const)("the database itself refuses %s", async ([, sql, constraint]) => {
  const player = await game.player();
  const [card] = await player.deck();

  const attempt = game.db.transaction((tx) => tx.rows(sql, [card?.id]));

  await expect(attempt).rejects.toMatchObject({ constraint });
});

test("the database itself refuses a second hold on a card", async () => {
  const player = await game.player();
  const [card] = await player.deck();
  const hold = `insert into holds (owned_card_id, holder, holder_id)
                values ($1, 'trade', gen_random_uuid())`;
  await game.db.transaction(async (tx) => {
    await tx.rows(`update owned_cards set place = 'held', deck_slot = null where id = $1`, [
      card?.id,
    ]);
    await tx.rows(hold, [card?.id]);
  });

  await expect(game.db.transaction((tx) => tx.rows(hold, [card?.id]))).rejects.toMatchObject({
    constraint: "holds_pkey",
  });
  const move = await player.movesToVault(card?.id ?? "");
  expect(move.refusal.code).toBe("held");
  expect((await player.cards()).map(({ id }) => id)).not.toContain(card?.id);
});

test("a card in a deal is in no list but its own, and says where it was", async () => {
  const player = await game.player();
  const [inDeck, inVault] = await player.deck();
  await player.movesToVault(inVault!.id);
  await player.call(generateTransfer, { cardId: inDeck!.id });
  await player.call(createListing, { cardId: inVault!.id, price: 5 });

  const held = (await player.call(collection.listHeldCards, {})).body;

  expect(held.map(({ id, heldBy, location }) => [id, heldBy, location])).toEqual([
    [inVault!.id, "listing", "vault"],
    [inDeck!.id, "transfer", "deck"],
  ]);
  const listed = [...(await player.cards()), ...(await player.deck()), ...(await player.vault())];
  expect(listed.map(({ id }) => id)).not.toContain(inDeck!.id);
  expect(listed.map(({ id }) => id)).not.toContain(inVault!.id);
});
