import { expect, test, vi } from "vitest";
import * as collection from "#contract/collection.ts";
import * as creation from "#contract/creation.ts";
import { DAY_MS, nextDayMs } from "#game/lib/day.ts";
import { openTab } from "#server/live/test-tab.ts";
import { testGame } from "#server/testing/test-game.ts";
import { cooldown, createDaily } from "./service.ts";

const game = await testGame();

const lanternFox = "a tiny fox that carries a lantern";

test("a description becomes a card in the deck, with words and a picture", async () => {
  const player = await game.player();

  const { status, body } = await player.creates(lanternFox);

  expect(status).toBe(200);
  expect(body.creation.state).toBe("done");
  const card = body.card;
  expect(card?.name).toMatch(/^\p{Lu}\p{L}{3,}/u);
  expect(card?.japaneseName).not.toBe("");
  expect(["common", "rare"]).toContain(card?.rarity);
  for (const stat of [card?.attack, card?.defense]) {
    expect(stat).toBeGreaterThanOrEqual(15);
    expect(stat).toBeLessThanOrEqual(50);
  }
  const picture = await player.send({ url: card?.imageUrl ?? "" });
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect(picture.rawPayload.subarray(8, 12).toString()).toBe("WEBP");
  expect((await player.deck()).map(({ cardId }) => cardId)).toContain(card?.id);
});

test("the five fields make a card too", async () => {
  const player = await game.player();

  const { status, body } = await player.call(creation.createCard, {
    strength: "courage",
    spiritAnimal: "wolf",
    element: "ice",
    personality: "gentle",
    backstory: "It was born in the first snow.",
  });

  expect([status, body.card?.element]).toEqual([200, "ice"]);
});

test("50 parallel requests for the daily card make one card", async () => {
  const player = await game.player();

  const answers = await Promise.all(Array.from({ length: 50 }, () => player.creates(lanternFox)));

  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  const refused = answers.find(({ status }) => status === 409)?.refusal;
  expect(refused).toEqual({ code: "daily_limit", message: "Daily Limit Reached" });
  expect(await player.cards()).toHaveLength(13);
});

test("the next card can be made on the next UTC day", async () => {
  const player = await game.player();
  const asked = async () => (await player.call(creation.checkCooldown, {})).body;
  expect(await asked()).toMatchObject({ canCreate: true, nextAvailableAt: null });
  await player.creates(lanternFox);

  const after = await asked();

  expect(after.canCreate).toBe(false);
  const midnight = new Date(after.nextAvailableAt ?? "").getTime();
  expect(midnight % (24 * 60 * 60 * 1000)).toBe(0);
  const left = midnight - Date.now();
  game.wait(left + 1000);
  expect((await asked()).canCreate).toBe(true);
  expect((await player.creates("a shy moth of glass")).status).toBe(200);
  game.wait(-left - 1000);
});

test("a request at the stroke of midnight belongs to one day, whichever", async () => {
  const player = await game.player();
  await player.creates(lanternFox);
  const atMidnight = () => {
    let ms = Date.now() - DAY_MS;
    return { ...game.deps, now: () => (ms += DAY_MS) };
  };

  const status = await cooldown(atMidnight(), player.id);
  const asked = createDaily(atMidnight(), player.id, { description: "a fox", watch: true });

  expect(status).toMatchObject({
    canCreate: false,
    nextAvailableAt: new Date(nextDayMs(Date.now())).toISOString(),
    unfinishedCreationId: null,
  });
  await expect(asked).rejects.toMatchObject({ code: "daily_limit" });
});

test("a repeated request with the same key gives the same card", async () => {
  const player = await game.player();
  const key = { headers: { "idempotency-key": "dream" } };

  const [first, second] = await Promise.all([
    player.creates(lanternFox, key),
    player.creates(lanternFox, key),
  ]);

  expect([first?.status, second?.status]).toEqual([200, 200]);
  expect(second?.body.card?.id).toBe(first?.body.card?.id);
});

test("two players may have the same idea: no two cards have the same name", async () => {
  const player = await game.player();
  const { body } = await player.creates(lanternFox);
  const rename = `update cards set name = $1, name_key = $2 where id = $3`;
  await game.db.rows(rename, ["Taken", "taken", body.card?.id]);

  const taken = game.db.rows(
    `update cards set name_key = 'taken' where id <> $1 and name = 'Cindlepup'`,
    [body.card?.id],
  );

  await expect(taken).rejects.toMatchObject({ constraint: "cards_name_key_key" });
});

test.for([
  [{ description: "" }, "nothing_described"],
  [{}, "nothing_described"],
  [{ description: "x".repeat(301) }, "bad_input"],
  [{ description: "a naked lady" }, "unsafe_description"],
  [{ description: "Pikachu with a hat" }, "unsafe_description"],
  [{ description: "a fox who wants to end it all" }, "needs_help"],
  [{ spiritAnimal: "a cat that cuts herself" }, "needs_help"],
  [{ description: 7 as never }, "bad_input"],
] as const)("%j is refused with 400 and costs nothing", async ([input, code]) => {
  const player = await game.player();

  const { status, refusal } = await player.call(creation.createCard, input);

  expect([status, refusal.code]).toEqual([400, code]);
  expect((await player.call(creation.checkCooldown, {})).body.canCreate).toBe(true);
  expect(await player.cards()).toHaveLength(12);
});

test("a refused description comes with a reason and three ideas that would be welcome", async () => {
  const player = await game.player();

  const { refusal } = await player.creates("a naked lady");

  expect(refusal.message.length).toBeGreaterThan(10);
  expect(refusal["suggestions"]).toHaveLength(3);
});

test.for(["a tiny mini dragon in shorts", "the Scunthorpe guardian", "a shiitake sprite"])(
  "%j is harmless",
  async (description) => {
    const player = await game.player();
    expect((await player.creates(description)).status).toBe(200);
  },
);

test("who does not wait is answered at once, and told whenever the card has grown", async () => {
  const player = await game.player();
  const tab = await openTab(await game.url(), player);
  const input = { description: lanternFox, watch: true };

  const { body } = await player.call(creation.createCard, input);
  expect(body.card).toBe(null);
  await tab.hears("changed", ({ noun }) => noun === "creations");
  const { id, rarity } = body.creation;
  const look = async () => (await player.call(creation.getCreation, { id })).body;
  await vi.waitFor(async () => expect((await look()).state).toBe("done"), 50_000);

  const done = await look();
  expect([done.rarity, done.userCard?.card.name]).toEqual([rarity, done.words.name]);
  const told = tab.heard.filter((text) => text.includes('"creations"')).length;
  expect(told).toBeGreaterThanOrEqual(3);
  tab.socket.close();
});

test("nobody sees somebody else's creation", async () => {
  const [player, stranger] = [await game.player(), await game.player()];
  const { body } = await player.creates(lanternFox);
  const { id } = body.creation;

  expect((await stranger.call(creation.getCreation, { id })).status).toBe(404);
});

test("with a full deck the new card goes to the vault", async () => {
  const player = await game.player();
  await game.db.rows(
    `insert into owned_cards (id, owner_id, card_id, place, deck_slot, reason, cause)
     select gen_random_uuid(), $1, (select id from cards limit 1), 'deck', slot, 'test', 'test'
       from generate_series(13, 54) slot`,
    [player.id],
  );

  const { body } = await player.creates(lanternFox);

  expect(body.creation.userCard?.location).toBe("vault");
  const stats = (await player.call(collection.collectionStats, {})).body;
  expect(stats).toEqual({ deckCount: 54, vaultCount: 1, deckFull: true });
});

test("a creation that a crash interrupted is finished without drawing anything again", async () => {
  const player = await game.player();
  const { body } = await player.creates("an old turtle with a garden on its back");
  await game.db.transaction(async (tx) => {
    await tx.rows(
      `update creations set state = 'painting', card_id = null, owned_card_id = null,
              picture = null where id = $1`,
      [body.creation.id],
    );
    await tx.rows(`alter table card_moves disable trigger card_moves_are_append_only`);
    await tx.rows(`delete from card_moves where owned_card_id = $1`, [body.creation.userCard?.id]);
    await tx.rows(`alter table card_moves enable trigger card_moves_are_append_only`);
    await tx.rows(`delete from owned_cards where id = $1`, [body.creation.userCard?.id]);
    await tx.rows(`delete from cards where id = $1`, [body.card?.id]);
  });

  const { id } = body.creation;
  const resumed = await vi.waitFor(
    async () => {
      const now = (await player.call(creation.getCreation, { id })).body;
      expect(now.state).toBe("done");
      return now;
    },
    { timeout: 300_000, interval: 100 },
  );

  expect(resumed).toMatchObject({
    rarity: body.creation.rarity,
    attack: body.creation.attack,
    defense: body.creation.defense,
    imageUrl: body.creation.imageUrl,
    words: { name: body.creation.words.name },
  });
  expect(await player.cards()).toHaveLength(13);
});
