import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { listMissions } from "#contract/missions.ts";
import { currentUser } from "#contract/account.ts";
import * as contract from "#contract/packs.ts";
import { rank } from "#game/cards/rarities.ts";
import { packsAt } from "#game/packs/packs.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";

const game = await testGame();
// A player who draws three epic cards would have more coins than the stories below expect.
await game.db.rows(`update missions set reward_coins = 0 where objective = 'collect_rarity'`);
const STARTER = 1;
const MYSTICAL = 2;
const LEGENDARY = 3;
const { starterPackCoins: PRICE, mysticalPackCoins, legendaryPackCoins } = standardSettings;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

let grants = 0;

/** A player with exactly as many coins. */
async function playerWith(coins: number) {
  const player = await game.player();
  const more = coins - (await player.coins());
  if (more !== 0) {
    await game.db.rows(
      `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
       values ($1, 'coins', $2, 'start', $3, 0)`,
      [player.id, more, `test:${++grants}`],
    );
  }
  return player;
}

const packsOf = async (player: Caller) => (await player.call(contract.listPacks, {})).body;

const opens = (player: Caller, id: number, luck = "") =>
  player.call(contract.openPack, { id, luck });

const openings = async (player: Caller) => (await player.call(contract.listOpenings, {})).body;

const proofOf = async (player: Caller, id: string) =>
  (await player.call(contract.openingProof, { id })).body;

test("a pack shows its price, its odds and the fingerprint of what will be drawn from", async () => {
  const player = await game.player();

  const packs = await packsOf(player);

  expect(packs.map(({ name, price, slots }) => ({ name, price, slots }))).toEqual(
    packsAt(standardSettings).map(({ name, priceCoins: price, slots }) => ({ name, price, slots })),
  );
  expect(packs[0]).toMatchObject({
    baseOdds: { common: 75, rare: 15, epic: 6, legendary: 3, mythical: 1 },
    effectiveOdds: { mythical: 1.235842 },
    packOdds: { legendary: 13.762989 },
    nonce: 0,
    pity: { sinceEpic: 0, sinceLegendary: 0, sinceMythical: 0 },
  });
  expect(new Set(packs.map(({ commit }) => commit)).size).toBe(1);
  expect(packs[0]?.commit).toMatch(/^[0-9a-f]{64}$/);
  expect((await packsOf(player))[0]?.commit).toBe(packs[0]?.commit);
});

test("opening a pack takes its price and gives its cards", async () => {
  const player = await playerWith(PRICE + 60);
  const before = await player.cards();

  const { body } = await opens(player, STARTER, "my luck");

  expect(body.message).toBe("You opened a Starter Pack and found 3 cards.");
  expect(body.coins).toBe(60);
  expect(await player.coins()).toBe(60);
  const after = await player.cards();
  expect(after).toHaveLength(before.length + 3);
  const had = new Set(before.map(({ cardId }) => cardId));
  for (const [nth, { id, card, isNew, copies, location }] of body.cards.entries()) {
    expect(after.find((one) => one.id === id)).toMatchObject({ cardId: card.id, location });
    const earlier = body.cards.slice(0, nth).some((one) => one.card.id === card.id);
    expect(isNew).toBe(!had.has(card.id) && !earlier);
    const soFar = [
      ...before.map(({ cardId }) => cardId),
      ...body.cards.slice(0, nth + 1).map((one) => one.card.id),
    ];
    expect(copies).toBe(soFar.filter((cardId) => cardId === card.id).length);
  }
  const [opening] = await openings(player);
  expect(opening).toMatchObject({ packName: "Starter Pack", price: PRICE });
  expect(opening?.cards.map(({ id }) => id)).toEqual(body.cards.map(({ card }) => card.id));
});

test("a full deck sends the cards of a pack to the vault", async () => {
  const player = await playerWith(20_000);
  for (let i = 0; i < 9; i++) await opens(player, LEGENDARY);

  const { body } = await opens(player, LEGENDARY);

  expect(await player.deck()).toHaveLength(54);
  expect(body.cards.map(({ location }) => location)).toEqual(Array(5).fill("vault"));
});

test("who has too few coins is told how many are missing, and loses nothing", async () => {
  const player = await playerWith(mysticalPackCoins - 1);
  const before = await player.cards();

  const answer = await opens(player, MYSTICAL);

  expect(answer.status).toBe(409);
  expect(answer.refusal).toMatchObject({
    code: "too_few_coins",
    message: "You need 1 more coin for this pack.",
  });
  expect(await player.coins()).toBe(mysticalPackCoins - 1);
  expect(await player.cards()).toEqual(before);
  expect(await openings(player)).toEqual([]);
});

test.for([
  ["a pack that is none", { id: 99 }, 404],
  ["a pack that is no number", { id: "one" }, 400],
  ["a luck of 65 letters", { id: 1, luck: "x".repeat(65) }, 400],
  ["a luck with a null", { id: 1, luck: "a\0b" }, 400],
  ["half a letter as luck", { id: 1, luck: "\ud800" }, 400],
] as const)("%s is refused", async ([, input, status]) => {
  const player = await playerWith(PRICE);

  const answer = await player.call(contract.openPack, input as { id: number });

  expect(answer.status).toBe(status);
  expect(await player.coins()).toBe(PRICE);
});

test("twenty openings at once with coins for three: three packs, and not a coin too many", async () => {
  const player = await playerWith(3 * PRICE + PRICE / 2);
  const before = (await player.cards()).length;

  const answers = await Promise.all(Array.from({ length: 20 }, () => opens(player, STARTER)));

  const opened = answers.filter(({ status }) => status === 200).map(({ body }) => body.receipt);
  expect(opened).toHaveLength(3);
  expect(answers.filter(({ refusal }) => refusal.code === "too_few_coins")).toHaveLength(17);
  expect(new Set(opened.map(({ commit }) => commit)).size).toBe(3);
  expect(opened.map(({ nonce }) => nonce).toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  expect(await player.coins()).toBe(PRICE / 2);
  expect(await player.cards()).toHaveLength(before + 9);
});

test("a request that is repeated fifty times at once opens one pack, with the same cards", async () => {
  const player = await playerWith(10_000);
  const before = (await player.cards()).length;
  const headers = { "idempotency-key": "one-tap" };

  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      player.call(contract.openPack, { id: LEGENDARY, luck: "again" }, { headers }),
    ),
  );

  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await player.coins()).toBe(10_000 - legendaryPackCoins);
  expect(await player.cards()).toHaveLength(before + 5);
  expect(await openings(player)).toHaveLength(1);
});

test("what breaks in the middle of an opening changes nothing at all", async () => {
  const player = await playerWith(PRICE);
  const [before] = await packsOf(player);
  const cards = await player.cards();
  // The last thing that an opening writes.
  await game.db.rows(`alter table pack_secrets add constraint broken check (nonce = 0) not valid`);

  const answer = await opens(player, STARTER);
  await game.db.rows(`alter table pack_secrets drop constraint broken`);

  expect(answer.status).toBe(500);
  expect(await player.coins()).toBe(PRICE);
  expect(await player.cards()).toEqual(cards);
  expect(await openings(player)).toEqual([]);
  expect((await packsOf(player))[0]).toEqual(before);
  expect((await opens(player, STARTER)).status).toBe(200);
});

test("packs and battles at once leave the coins that they should", async () => {
  const player = await playerWith(2_000);

  await Promise.all([
    ...Array.from({ length: 5 }, () => opens(player, STARTER)),
    ...Array.from({ length: 3 }, () => player.battles()),
  ]);

  const [sums] = await game.db.rows<{ sum: number; packs: number }>(
    `select sum(amount) as sum, count(*) filter (where reason = 'pack') as packs
       from ledger where player_id = $1 and currency = 'coins'`,
    [player.id],
  );
  expect(sums).toEqual({ sum: await player.coins(), packs: 5 });
});

test("the chance cannot be changed after its fingerprint was shown", async () => {
  const player = await playerWith(1_000);
  const [{ commit, nonce } = { commit: "", nonce: -1 }] = await packsOf(player);

  const { receipt } = (await opens(player, STARTER, "chosen after the fingerprint")).body;
  const proof = await proofOf(game.visitor(), receipt.openingId);

  expect(receipt).toMatchObject({ commit, nonce });
  expect(sha256(proof.seed)).toBe(commit);
  expect(proof).toMatchObject({ commit, nonce, luck: "chosen after the fingerprint" });
  expect(sha256(proof.odds)).toBe(receipt.oddsHash);
  const [next] = await packsOf(player);
  expect(next?.nonce).toBe(nonce + 1);
  expect(next?.commit).not.toBe(commit);
});

test("a proof says neither who opened the pack nor the secret of the next one", async () => {
  const player = await playerWith(1_000);
  const { receipt } = (await opens(player, STARTER)).body;
  const [pending] = await game.db.rows<{ seed: string }>(
    `select seed from pack_secrets where player_id = $1`,
    [player.id],
  );

  const stranger = game.visitor();
  await proofOf(stranger, receipt.openingId);
  await packsOf(player);

  const told = stranger.heard.join("");
  for (const secret of [player.id, player.username, player.email, pending?.seed ?? ""]) {
    expect(told).not.toContain(secret);
  }
  expect(player.heard.join("")).not.toContain(pending?.seed);
});

test("a proof that does not exist is not found", async () => {
  const visitor = game.visitor();

  const ids = ["1", "0".repeat(64), "00000000-0000-7000-8000-000000000000"];
  const answers = await Promise.all(ids.map((id) => visitor.call(contract.openingProof, { id })));

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test("the list of opened packs goes on where the last page ended, and is nobody else's", async () => {
  const player = await playerWith(25 * PRICE);
  for (let i = 0; i < 25; i++) await opens(player, STARTER);

  const first = await openings(player);
  const cursor = first.at(-1)?.id ?? "";
  const second = (await player.call(contract.listOpenings, { cursor })).body;

  const ids = [...first, ...second].map(({ id }) => id);
  expect([first.length, second.length]).toEqual([20, 5]);
  expect(new Set(ids).size).toBe(25);
  const other = await game.player();
  expect((await other.call(contract.listOpenings, { cursor })).body).toEqual([]);
  expect((await player.call(contract.listOpenings, { cursor: "x" })).status).toBe(400);
});

test("after nineteen cards without an epic one the next is epic or better", async () => {
  const player = await playerWith(1_000);
  await setPity(player, [19, 19, 19]);

  const { cards, pity } = (await opens(player, STARTER)).body;

  expect(rank(cards[0]!.card.rarity)).toBeGreaterThanOrEqual(rank("epic"));
  expect(pity.sinceEpic).toBeLessThan(3);
  expect((await packsOf(player))[0]?.pity).toEqual(pity);
});

const setPity = (player: ActingPlayer, counters: readonly number[]) =>
  game.db.rows(
    `insert into pity (player_id, since_epic, since_legendary, since_mythical)
     values ($1, $2, $3, $4)`,
    [player.id, ...counters],
  );

test("cards from packs count for the mission that collects them", async () => {
  const player = await playerWith(10_000);

  const opened = await opens(player, LEGENDARY);

  const epics = opened.body.cards.filter(({ card }) => rank(card.rarity) >= rank("epic")).length;
  const missions = (await player.call(listMissions, {})).body;
  expect(missions.find(({ title }) => title === "Treasure hunter")?.progress).toBe(
    Math.min(3, epics),
  );
  expect(epics).toBeGreaterThan(0);
});

test("somebody who tries the game out opens packs, too", async () => {
  const player = await playerWith(PRICE);
  await game.db.rows(`update players set role = 'demo' where id = $1`, [player.id]);

  expect((await opens(player, STARTER)).status).toBe(200);
});

test("what was drawn is written once", async () => {
  const player = await playerWith(1_000);
  const { receipt } = (await opens(player, STARTER)).body;

  const changes = [
    [`update pack_openings set luck = luck`, "never changed"],
    [`delete from pack_openings`, "never changed"],
    [`update pack_odds set words = ''`, "never changed"],
    [`delete from pack_odds`, "never changed"],
    [`insert into pack_odds (hash, words) values (repeat('a', 64), '{}')`, "check constraint"],
  ] as const;
  for (const [change, why] of changes) await expect(game.db.rows(change)).rejects.toThrow(why);

  expect((await proofOf(player, receipt.openingId)).id).toBe(receipt.openingId);
});

test("the welcome pack shows the twelve first cards, as often as it is asked for, and is open then", async () => {
  const player = await game.player();
  const mine = async () => (await player.call(currentUser, {})).body;
  expect((await mine()).hasWelcomePack).toBe(true);
  const before = await mine();

  const [first, second] = await Promise.all([
    player.call(contract.openWelcomePack, {}),
    player.call(contract.openWelcomePack, {}),
  ]);

  expect(first.status).toBe(200);
  expect(first.body.cards).toHaveLength(12);
  expect(second.body).toEqual(first.body);
  const deck = (await player.deck()).map(({ id }) => id);
  expect(first.body.cards.map(({ id }) => id).toSorted()).toEqual(deck.toSorted());
  expect(await mine()).toEqual({ ...before, hasWelcomePack: false });
});
