import { expect, test } from "vitest";
import type * as z from "zod/v4/core";
import * as contract from "#contract/admin-collection.ts";
import { listCatalogue, listCreatures } from "#contract/collection.ts";
import { createOrder, createListing } from "#contract/market.ts";
import { createTrade } from "#contract/trades.ts";
import { generateTransfer } from "#contract/transfers.ts";
import { creatures } from "#game/cards/creatures.ts";
import { testGame } from "#server/testing/test-game.ts";
import { plainCard } from "#texts/en/admin.ts";
import { creatureId, hideWords, restoreCard } from "./service.ts";

const game = await testGame();
const admin = await game.admin();

const picture = "https://pictures.taleborn.games/fox.webp";
const plain = { element: "fire", rarity: "epic", attack: 60, defense: 50 } as const;

let names = 0;
const newName = () => `Quillfox ${"abcdefghijklmnopqrstuvwxyz"[names++]}ex`;

type Written = z.input<typeof contract.createAnyCard.input>;

async function makes(fields: Partial<Written> = {}) {
  const answer = await creation({ name: newName(), ...plain, imageUrl: picture, ...fields });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.refusal));
  return answer.body;
}

const creation = (input: Written) => admin.call(contract.createAnyCard, input);

const list = async (input: object) => (await admin.call(contract.listAllCards, input)).body;
const count = async (input: object) => (await admin.call(contract.countAllCards, input)).body;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const takesOut = (id: string) => admin.call(contract.deleteAnyCard, { id });

const lastLog = () =>
  game.db.one<{ deed: string; adminId: string; before: object | null; after: object | null }>(
    `select deed, admin_id as "adminId", before, after from admin_log order by number desc limit 1`,
  );

/** Gives a copy, as a gift of the game. */
const gives = (cardId: string, ownerId: string) =>
  game.db.rows(
    `insert into owned_cards (id, owner_id, card_id, place, reason, cause)
     values (gen_random_uuid(), $2, $1, 'vault', 'gift', 'gift:test')`,
    [cardId, ownerId],
  );

test("a new card is drawn by the game itself when no picture is given", async () => {
  const card = await makes({ name: "Lanternotter", imageUrl: null, description: "A wet lamp." });

  expect(card).toMatchObject({ name: "Lanternotter", origin: "created", user_count: 0 });
  expect(card.imageUrl).toMatch(/^\/pictures\/\w+\.webp$/);
  expect((await admin.send({ method: "GET", url: card.imageUrl })).statusCode).toBe(200);
  expect(await lastLog()).toMatchObject({ deed: "card created", adminId: admin.id, before: null });
});

test("abilities are kept as they were given; without any, the element brings them", async () => {
  const some = await makes({ abilities: ["Ink Jab", "Page Turn", "Last Word"] });
  const two = await makes({ abilities: ["Nip", "Bite"] });
  const none = await makes({ rarity: "mythic" });

  expect([some.abilities, some.specialAbility]).toEqual([["Ink Jab", "Page Turn"], "Last Word"]);
  expect([two.abilities, two.specialAbility]).toEqual([["Nip"], "Bite"]);
  expect([none.abilities, none.rarity]).toEqual([["Fire Strike", "Mystic Guard"], "mythical"]);
});

test.for([
  ["no name", { name: "  " }],
  ["a rarity that is never stored", { rarity: "uncommon" }],
  ["more attack than any creature has", { attack: 101 }],
  ["a script for a picture", { imageUrl: "javascript:alert(1)" }],
  ["a picture inside the network", { imageUrl: "https://169.254.169.254/latest" }],
  ["a word that is too long", { abilities: ["x".repeat(61)] }],
] as const)("%s is refused", async ([, fields]) => {
  const answer = await creation({ name: newName(), ...plain, ...(fields as object) });

  expect([answer.status, answer.refusal.code]).toEqual([400, "bad_input"]);
});

test("one name is one card, however often it is sent at once", async () => {
  const name = newName();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => creation({ name, ...plain, imageUrl: picture })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ refusal }) => refusal.code === "name_taken");
  expect(refused).toHaveLength(4);
});

test("a change is a change of every copy, and can be taken back", async () => {
  const card = await makes();
  const player = await game.player();
  await gives(card.id, player.id);

  const { body } = await admin.call(contract.changeAnyCard, {
    id: card.id,
    ...plain,
    name: `${card.name} changed`,
    attack: 99,
    why: "too weak",
  });
  expect(body).toMatchObject({ attack: 99, imageUrl: picture, user_count: 1 });
  expect((await player.vault())[0]?.card).toMatchObject({ attack: 99, speed: 74 });

  const { before } = await lastLog();
  await game.db.transaction((tx) => restoreCard(tx, card.id, before));
  expect(await admin.call(contract.getAnyCard, { id: card.id })).toMatchObject({
    body: { name: card.name, attack: 60 },
  });
});

test("the second of two admins who saw the same card changes nothing, and deletes nothing", async () => {
  const { id, name, version } = await makes();
  const changes = await Promise.all(
    [41, 42].map((defense) =>
      admin.call(contract.changeAnyCard, { id, name, ...plain, defense, version }),
    ),
  );

  expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const outdated = await admin.call(contract.deleteAnyCard, { id, version });
  expect(outdated.refusal.code).toBe("changed_meanwhile");
  const seen = (await admin.call(contract.getAnyCard, { id })).body;
  expect((await admin.call(contract.deleteAnyCard, { id, version: seen.version })).status).toBe(
    200,
  );
});

test("words that a moderator took away do not come back with a form that was opened before", async () => {
  const player = await game.player();
  const { id } = (await player.creates("a brave paper lamp")).body.card!;
  const { version, name, description } = (await admin.call(contract.getAnyCard, { id })).body;
  await game.db.transaction((tx) => hideWords(tx, id, plainCard("4321")));

  const outdated = { id, ...plain, name, description, version };
  const { refusal } = await admin.call(contract.changeAnyCard, outdated);

  expect(refusal.code).toBe("changed_meanwhile");
  expect((await admin.call(contract.getAnyCard, { id })).body.name).toBe("Nameless Creature 4321");
});

test("what a picture shows is not said of another one, until that is taken back", async () => {
  const player = await game.player();
  const { id, name } = (await player.creates("a proud moss bell")).body.card!;
  const looksNow = () => game.db.value<string>(`select looks from cards where id = $1`, [id]);
  const looks = await looksNow();
  expect(looks).not.toBe("");

  await admin.call(contract.changeAnyCard, { id, name, ...plain });
  expect(await looksNow()).toBe(looks);
  await admin.call(contract.changeAnyCard, { id, name, ...plain, imageUrl: picture });
  expect(await looksNow()).toBe("");
  const { before } = await lastLog();
  await game.db.transaction((tx) => restoreCard(tx, id, before));
  expect(await looksNow()).toBe(looks);
});

test("what a player wrote is not in the log, and comes back all the same", async () => {
  const player = await game.player();
  const { body } = await player.creates("a shy moss teapot");
  const { id, name } = body.card!;

  await admin.call(contract.changeAnyCard, { id, ...plain, name: "Unkind No More" });
  const { before, after } = await lastLog();
  expect(JSON.stringify([before, after])).not.toContain(name);

  await game.db.transaction((tx) => restoreCard(tx, id, before));
  expect((await admin.call(contract.getAnyCard, { id })).body.name).toBe(name);
});

test("a card that nobody has is gone, and comes back under its old id", async () => {
  const card = await makes();

  expect((await takesOut(card.id)).body).toMatchObject({ archived: false });
  expect((await admin.call(contract.getAnyCard, { id: card.id })).status).toBe(404);
  expect((await takesOut(card.id)).status).toBe(404);

  const { before } = await lastLog();
  await game.db.transaction((tx) => restoreCard(tx, card.id, before));
  expect((await admin.call(contract.getAnyCard, { id: card.id })).body).toEqual(card);
  await game.db.transaction((tx) => restoreCard(tx, card.id, null));
  expect((await admin.call(contract.getAnyCard, { id: card.id })).status).toBe(404);
});

test("a card that players have stays theirs, and every deal with it ends", async () => {
  const card = await makes({ rarity: "common" });
  const [seller, trader, giver, buyer] = [
    await game.player(),
    await game.player(),
    await game.player(),
    await game.player(),
  ];
  for (const { id } of [seller, trader, giver]) await gives(card.id, id);
  const owned = async (player: typeof seller) => (await player.vault())[0]!.id;
  await seller.call(createListing, { cardId: await owned(seller), price: 150, confirmed: true });
  await trader.call(createTrade, { offeredCardId: await owned(trader) });
  await giver.call(generateTransfer, { cardId: await owned(giver) });
  await buyer.call(createOrder, { cardId: card.id, price: 30 });
  expect(await buyer.coins()).toBe(170);

  expect((await takesOut(card.id)).body).toMatchObject({ archived: true });

  for (const player of [seller, trader, giver]) {
    await expect.poll(async () => (await player.vault()).length).toBe(1);
    const again = await player.call(createListing, { cardId: await owned(player), price: 150 });
    expect(again.refusal.code).toBe("card_archived");
  }
  await expect.poll(() => buyer.coins()).toBe(200);
  expect((await buyer.call(createOrder, { cardId: card.id, price: 30 })).status).toBe(404);
});

test("a creature of the game that is taken out is not drawn, and no start brings it back", async () => {
  const id = creatureId("cindlepup");
  await takesOut(id);

  const other = await game.another();
  const gallery = (await other.as(admin).call(listCreatures, {})).body;

  expect(gallery.map(({ name }) => name)).not.toContain("Cindlepup");
  for (const newcomer of [await game.player(), await game.player(), await game.player()]) {
    const deck = await newcomer.deck();
    expect(deck).toHaveLength(12);
    expect(deck.map(({ card }) => card.name)).not.toContain("Cindlepup");
  }
  const { before } = await lastLog();
  await game.db.transaction((tx) => restoreCard(tx, id, before));
  expect((await admin.call(listCreatures, {})).body).toHaveLength(creatures.length);
});

test("packs keep a creature of every rarity", async () => {
  const mythical = (await admin.call(listCatalogue, {})).body.filter(
    ({ rarity }) => rarity === "mythical",
  );
  const answers = await Promise.all(mythical.map(({ id }) => takesOut(id)));

  const refused = answers.filter(({ refusal }) => refusal.code === "last_of_rarity");
  expect(refused).toHaveLength(1);
  await game.db.rows(`update cards set archived_at = null where origin = 'catalogue'`);
});

test("the list is found, filtered, sorted and read page by page", async () => {
  const made = [];
  for (const attack of [11, 33, 22]) {
    made.push(await makes({ name: `Zwirbel ${newName()}`, attack, rarity: "legendary" }));
  }
  const [a, b, c] = idsOf(made);

  expect(idsOf(await list({ search: "zwirbel" }))).toEqual([c, b, a]);
  expect(idsOf(await list({ search: "wirb", sort: "attack", order: "asc" }))).toEqual([a, c, b]);
  const sorted = { search: "zwirbel", sort: "attack", limit: 1 } as const;
  expect(idsOf(await list({ ...sorted, after: b }))).toEqual([c]);
  expect(idsOf(await list({ ...sorted, before: a }))).toEqual([c]);
  expect(await list({ ...sorted, after: a })).toEqual([]);
  expect(await count({ search: "zwirbel", rarity: "legendary", element: "fire" })).toEqual({
    count: 3,
  });
  expect(await count({ search: "zwirbel", rarity: "mythic" })).toEqual({ count: 0 });
  expect(await list({ rarity: "uncommon" })).toEqual([]);
  expect(await count({ rarity: "uncommon" })).toEqual({ count: 0 });
  await takesOut(creatureId("murkitten"));
  expect(idsOf(await list({ search: "Murkitten" }))).toEqual([]);
  expect(idsOf(await list({ search: "Murkitten", archived: "true" }))).toEqual([
    creatureId("murkitten"),
  ]);
});

test.for(["name", "attack", "defense", "createdAt"] as const)(
  "all pages by %s are the whole list, forwards and backwards",
  async (sort) => {
    const whole = idsOf(await list({ sort, limit: 200 }));
    const forwards: string[] = [];
    for (;;) {
      const after = forwards.length > 0 ? { after: forwards.at(-1) } : {};
      const page = idsOf(await list({ sort, limit: 7, ...after }));
      if (page.length === 0) break;
      forwards.push(...page);
    }
    expect(forwards).toEqual(whole);
    expect(idsOf(await list({ sort, limit: 5, before: whole[7] }))).toEqual(whole.slice(2, 7));
  },
);

test("the export opens in a spreadsheet and runs nothing there", async () => {
  await makes({
    name: "=cmd|' /C calc'!A0",
    description: "+1",
    backstory: '\uFF1Dsum, "quoted"\nand a second line',
    abilities: ["-2+3", "@sum"],
  });
  const answer = await admin.send({ method: "GET", url: "/api/admin/cards/export.csv" });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="cards-/);
  expect(answer.body.startsWith("\uFEFFId,Name,Element")).toBe(true);
  expect(answer.body).toContain(",'=cmd|' /C calc'!A0,");
  expect(answer.body).toContain(`'-2+3,'@sum,'+1,"'\uFF1Dsum, ""quoted""\n`);
  const filtered = await admin.send({
    method: "GET",
    url: "/api/admin/cards/export.csv?rarity=uncommon",
  });
  expect(filtered.body.trim().split("\n")).toHaveLength(1);
});

test("nobody but an admin gets the export", async () => {
  const url = "/api/admin/cards/export.csv";

  expect((await game.visitor().send({ method: "GET", url })).statusCode).toBe(401);
  expect((await (await game.player()).send({ method: "GET", url })).statusCode).toBe(403);
});

test("words that went with their player stay gone when a change is taken back", async () => {
  const player = await game.player();
  const { body } = await player.creates("a moss kettle");
  const { id } = body.card!;
  await admin.call(contract.changeAnyCard, { id, ...plain, name: newName() });

  await game.db.rows(`delete from former_card_words where card_id = $1`, [id]);
  const { before } = await lastLog();
  await game.db.transaction((tx) => restoreCard(tx, id, before));

  const { attack } = (await admin.call(contract.getAnyCard, { id })).body;
  expect(attack).toBe((before as { attack: number }).attack);
});
