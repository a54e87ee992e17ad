import sharp from "sharp";
import { expect, test } from "vitest";
import { forgetCutOutsOf } from "./service.ts";
import { testGame } from "#server/testing/test-game.ts";

let drawn = 0;

const game = await testGame({
  adjust: ({ cutOutArtist }) => ({
    cutOutArtist: {
      ...cutOutArtist,
      async cutOut(request) {
        drawn += 1;
        return cutOutArtist.cutOut(request);
      },
    },
  }),
});

const get = (url: string) => game.app.inject({ method: "GET", url });

/** Where the picture of a card lies, and its creature alone. */
async function addressesOf(description: string) {
  const { body } = await (await game.player()).creates(description);
  const picture = body.card!.imageUrl;
  return { picture, cutOut: picture.replace(".webp", "-cut.webp") };
}

test("the creature of a card that exists is cut out when it is asked for", async () => {
  const { picture, cutOut } = await addressesOf("a round green slime");
  const before = await get(picture);
  expect(drawn).toBe(0);

  const answer = await get(cutOut);

  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect(answer.headers["cache-control"]).toContain("immutable");
  const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  const opacityAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
  expect([opacityAt(0, 0), opacityAt(info.width - 1, info.height - 1)]).toEqual([0, 0]);
  expect(opacityAt(Math.round(info.width / 2), Math.round(info.height / 2))).toBe(255);
  expect((await get(picture)).rawPayload).toEqual(before.rawPayload);
});

test("a hundred who ask at once wait for one drawing, and later ones for none", async () => {
  const { cutOut } = await addressesOf("a jade serpent");
  const before = drawn;

  const answers = await Promise.all(Array.from({ length: 100 }, () => get(cutOut)));
  const later = await get(cutOut);

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(later.rawPayload).toEqual(answers[0]!.rawPayload);
  expect(drawn - before).toBe(1);
});

test("there is none of a picture that another artist painted", async () => {
  const { picture, cutOut } = await addressesOf("a tiny ember fox");
  const hash = /\/pictures\/(\w+)\.webp/.exec(picture)![1];
  await game.db.rows(`update creations set picture_by = 'openai' where picture = $1`, [hash]);

  expect((await get(cutOut)).statusCode).toBe(404);
  expect((await get(picture)).statusCode).toBe(200);
});

test("there is none of a picture that the forge would draw in another way, and it tries once", async () => {
  const { picture, cutOut } = await addressesOf("a proud snow owl");
  const hash = /\/pictures\/(\w+)\.webp/.exec(picture)![1];
  await game.db.rows(`update creations set description = 'a red tractor' where picture = $1`, [
    hash,
  ]);
  const before = drawn;

  expect((await get(cutOut)).statusCode).toBe(404);
  expect((await get(cutOut)).statusCode).toBe(404);
  expect(drawn).toBe(before + 1);
});

test("what was kept of a card goes with its words", async () => {
  const { cutOut } = await addressesOf("a sleepy moss bear");
  const hash = /\/pictures\/(\w+)-cut\.webp/.exec(cutOut)![1]!;
  await get(cutOut);
  const before = drawn;
  await get(cutOut);
  expect(drawn).toBe(before);

  await forgetCutOutsOf(game.deps, [hash]);

  await get(cutOut);
  expect(drawn).toBe(before + 1);
});

test.for([
  "/pictures/0000000000000000000000000000000000000000-cut.webp",
  "/pictures/-cut.webp",
  "/pictures/%00-cut.webp",
  "/pictures/..%2Fx-cut.webp",
  "/pictures/x-cut.png",
])("there is no cut-out at %s, and a plain answer says so", async (url) => {
  const answer = await get(url);

  expect([answer.statusCode, answer.json().code]).toEqual([404, "no_picture"]);
});
