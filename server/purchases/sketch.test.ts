import sharp from "sharp";
import { expect, test } from "vitest";
import * as creation from "#contract/creation.ts";
import * as contract from "#contract/purchases.ts";
import { must } from "#game/lib/must.ts";
import { defaultParameters } from "#game/purchases/custom-parameters.ts";
import type { PaintRequest } from "#server/ports/card-artist.ts";
import type { SketchRequest } from "#server/ports/sketch-artist.ts";
import { testGame } from "#server/testing/test-game.ts";
import { intentIn, noPictures, pays, silenceWebhooks } from "./test-buyers.ts";

const sketched: SketchRequest[] = [];
const painted: PaintRequest[] = [];
let isBusy = false;

/** The forge's own sketches, and a painter from outside who has no time today. */
const game = await testGame({
  adjust: ({ sketchArtist, writers }) => {
    const [instant] = noPictures().artists;
    return {
      writers: [{ name: "away", write: () => Promise.reject(new Error("no time")) }, ...writers],
      artists: [
        { name: "away", paint: () => Promise.reject(new Error("no time")) },
        {
          name: "forge",
          paint(request) {
            painted.push(request);
            return must(instant, "artist").paint(request);
          },
        },
      ],
      sketchArtist: {
        sketch(request) {
          sketched.push(request);
          return isBusy ? null : sketchArtist.sketch(request);
        },
      },
    };
  },
});
silenceWebhooks(game);

const design = {
  parameters: { ...defaultParameters, rarity: 65, elements: 100, artwork: 60 },
  description: "a lighthouse snail",
  element: "spirit",
  look: 3,
} as const;

test("a sketch is a small picture, and moving a slider keeps the creature", async () => {
  const player = await game.player();

  const first = await player.call(contract.sketchCustom, design);
  const stronger = { ...design, parameters: { ...design.parameters, attack: 90 } };
  const second = await player.call(contract.sketchCustom, stronger);
  const other = await player.call(contract.sketchCustom, { ...design, look: 4 });

  const [, bytes = ""] = first.body.imageUrl.split("data:image/webp;base64,");
  const { format, width, height } = await sharp(Buffer.from(bytes, "base64")).metadata();
  expect({ format, width, height }).toEqual({ format: "webp", width: 120, height: 168 });
  expect(second.body.imageUrl).toBe(first.body.imageUrl);
  expect(other.body.imageUrl).not.toBe(first.body.imageUrl);
});

test("the card that is paid for is the one that was sketched, by the forge if nobody else can", async () => {
  const player = await game.player();
  await player.call(contract.sketchCustom, design);
  const sketch = must(sketched.at(-1), "sketch");

  const { body } = await player.call(contract.createIntent, { itemId: "custom", ...design });
  await pays(game, body.clientSecret);
  const paymentIntentId = intentIn(body.clientSecret);
  const made = await player.call(contract.createCustom, { ...design, paymentIntentId });

  expect(made.body.card).toMatchObject({ rarity: "legendary", element: "spirit" });
  const { words, ...request } = must(painted.at(-1), "painting");
  expect({ ...request, element: words.element }).toEqual({ ...sketch, isPosed: false });
  const by = await game.db.value<string>(
    `select words_by || ', ' || picture_by as by from creations where id = $1`,
    [made.body.creation.id],
  );
  expect(by).toBe("forge, forge");
});

test("words that no card is made of are sketched, and never sold", async () => {
  const player = await game.player();
  const refused = { ...design, description: "a naked lady" };

  const begun = await player.call(contract.createIntent, { itemId: "custom", ...refused });

  expect(begun.refusal.code).toBe("unsafe_description");
  expect((await player.call(contract.sketchCustom, refused)).status).toBe(200);
});

test("when too many are drawn, nobody is kept waiting", async () => {
  const player = await game.player();
  isBusy = true;

  const { refusal } = await player.call(contract.sketchCustom, design);
  isBusy = false;

  expect(refusal.code).toBe("busy");
});

test("a creation that is watched is the paid one, after the page was closed", async () => {
  const player = await game.player();
  const { body } = await player.call(contract.createIntent, { itemId: "custom", ...design });
  await pays(game, body.clientSecret);
  const confirmed = await player.call(contract.confirmPayment, {
    paymentIntentId: intentIn(body.clientSecret),
  });

  const { creationId } = confirmed.body.purchase;
  const watched = await player.call(creation.getCreation, { id: must(creationId, "creation") });

  expect(watched.body.rarity).toBe("legendary");
});
