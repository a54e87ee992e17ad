import sharp from "sharp";
import { expect, test } from "vitest";
import * as collection from "#contract/collection.ts";
import { testGame } from "#server/testing/test-game.ts";

let drawn = 0;
/** What the artist gives instead of drawing. */
let instead: Promise<Uint8Array> | null = null;
let isDiskFull = false;

const game = await testGame({
  adjust: ({ shareArtist, drawings }) => ({
    drawings: {
      ...drawings,
      async put(key, bytes) {
        if (isDiskFull) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
        return drawings.put(key, bytes);
      },
    },
    shareArtist: {
      ...shareArtist,
      async drawCard(shared) {
        drawn += 1;
        return instead ?? shareArtist.drawCard(shared);
      },
    },
  }),
});

const get = (url: string, headers: Record<string, string> = {}) =>
  game.app.inject({ method: "GET", url, headers });

/** Shows every card to every visitor. */
async function shareAll() {
  const { id } = await game.player();
  await game.db.rows(
    `insert into shared_cards (player_id, card_id) select $1, id from cards on conflict do nothing`,
    [id],
  );
}
await shareAll();

const catalogue = async () => {
  const player = await game.player();
  return (await player.call(collection.listCatalogue, {})).body;
};

test("anybody is shown a real picture of a card, by its id or by that of a copy", async () => {
  const [owned] = await (await game.player()).cards();

  const byCard = await get(`/share/${owned!.cardId}.jpg`);
  const byCopy = await get(`/share/${owned!.id}.jpg`);

  expect(byCard.statusCode).toBe(200);
  expect(byCard.headers["content-type"]).toBe("image/jpeg");
  expect(byCard.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  const { format, width, height } = await sharp(byCard.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  expect(Buffer.compare(byCard.rawPayload, byCopy.rawPayload)).toBe(0);
});

test("thirty who ask at once wait for one drawing, and later ones for none", async () => {
  const [, card] = await catalogue();
  const before = drawn;

  const answers = await Promise.all(
    Array.from({ length: 30 }, () => get(`/share/${card!.id}.jpg`)),
  );
  const later = await get(`/share/${card!.id}.jpg`);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 30 }, () => 200),
  );
  expect(Buffer.compare(later.rawPayload, answers[0]!.rawPayload)).toBe(0);
  expect(drawn - before).toBe(1);
});

test("a browser that has the picture is not sent it again", async () => {
  const [, , card] = await catalogue();
  const { headers } = await get(`/share/${card!.id}.jpg`);

  const again = await get(`/share/${card!.id}.jpg`, { "if-none-match": String(headers.etag) });

  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
});

test("a card that has changed is drawn anew", async () => {
  const [, , , card] = await catalogue();
  const before = await get(`/share/${card!.id}.jpg`);

  await game.db.rows(`update cards set attack = attack + 1 where id = $1`, [card!.id]);

  const after = await get(`/share/${card!.id}.jpg`);
  expect(Buffer.compare(before.rawPayload, after.rawPayload)).not.toBe(0);
});

test("a card whose picture is gone is drawn with the one that browsers fall back to", async () => {
  const [, , , , card] = await catalogue();
  await game.db.rows(`update cards set image_url = '/creatures/gone.webp' where id = $1`, [
    card!.id,
  ]);

  expect((await get(`/share/${card!.id}.jpg`)).statusCode).toBe(200);
});

test.for([
  "/share/00000000-0000-4000-8000-000000000000.jpg",
  "/share/nothing.jpg",
  "/share/..%2F..%2Fetc%2Fpasswd.jpg",
  "/share/taleborn.png",
  "/share/taleborn",
  "/share/.jpg",
])("there is no picture at %s, and a plain answer says so", async (url) => {
  const answer = await get(url);

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: "no_picture", message: "No such picture." });
});

test("the game has a picture of itself", async () => {
  const answer = await get("/share/taleborn.jpg");

  expect((await sharp(answer.rawPayload).metadata()).width).toBe(1200);
});

test("a picture that there is no room for is sent all the same", async () => {
  const [, owned] = await (await game.player()).cards();
  isDiskFull = true;

  const answer = await get(`/share/${owned!.cardId}.jpg`);
  isDiskFull = false;

  expect(answer.statusCode).toBe(200);
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(1200);
});

test("more new pictures than can be drawn soon are refused, and the rest is drawn", async () => {
  await game.db.rows(
    `insert into cards (id, origin, name, name_key, japanese_name, element, rarity, attack, defense,
       abilities, special_ability, description, backstory, image_url, thumb_url, usd_value_cents)
     select gen_random_uuid(), 'created', name || ' II', name_key || 'ii', japanese_name, element,
       rarity, attack, defense, abilities, special_ability, description, backstory, image_url,
       thumb_url, usd_value_cents from cards`,
  );
  await shareAll();
  const cards = await game.db.rows<{ id: string }>(`select id from cards where origin = 'created'`);
  const others = await game.db.rows<{ id: string }>(
    `update cards set defense = defense + 1 where origin = 'catalogue' returning id`,
  );
  const finished = Promise.withResolvers<Uint8Array>();
  instead = finished.promise;

  const answers: { status: number; wait: unknown }[] = [];
  const asked = [...cards, ...others].map(async ({ id }) => {
    const { statusCode, headers } = await get(`/share/${id}.jpg`);
    answers.push({ status: statusCode, wait: headers["retry-after"] });
  });
  const tooMany = asked.length - 32;
  await expect.poll(() => answers.length).toBe(tooMany);
  finished.resolve(Buffer.from("a picture"));
  await Promise.all(asked);

  expect(answers.slice(0, tooMany)).toEqual(
    Array.from({ length: tooMany }, () => ({ status: 503, wait: "10" })),
  );
  expect(new Set(answers.slice(tooMany).map(({ status }) => status))).toEqual(new Set([200]));
});
