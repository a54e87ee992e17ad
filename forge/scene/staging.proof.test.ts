import { lowestPoint } from "#forge/shapes/absorb.ts";
import { expect, test } from "vitest";
import {
  acts,
  bodyPlans,
  type Act,
  type BodyPlan,
  type Genome,
  type Staging,
} from "#forge/genome.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { silhouetteOf } from "#forge/shapes/silhouette.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { settingWords } from "#forge/words/lexicon/stage-words.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { seats } from "./company/seats.ts";
import { vehicles } from "./company/vehicles.ts";
import { drawCreature } from "./draw.ts";
import { newRaster } from "./raster.ts";
import { openSettings } from "./settings/open-settings.ts";
import { paintSetting, settingFor } from "./settings/setting.ts";
import { strangeSettings } from "./settings/strange-settings.ts";
import { setStage } from "./stage.ts";

const core = readWasmCore();
const size = { width: 60, height: 84 };
const order = { ...size, layout: "card", core } as const;

const genomeOf = (sentence: string, seed = 1): Genome =>
  readDescription(sentence, { seed, rarity: "common" });

const staged = (genome: Genome, staging: Partial<Staging>): Genome => ({
  ...genome,
  staging: { ...genome.staging, ...staging },
});

function silhouetteFor(genome: Genome): Uint8Array {
  const { model, framed } = setStage(genome, order);
  return silhouetteOf(model, framed.camera).covered;
}

/** What two silhouettes share, as a part of what either covers: 1 where they are the same. */
function overlap(a: Uint8Array, b: Uint8Array): number {
  let [both, either] = [0, 0];
  a.forEach((covered, i) => {
    both += covered & b[i]!;
    either += covered | b[i]!;
  });
  return both / either;
}

const skeletons: readonly [BodyPlan, string][] = [
  ["beast", "a fox"],
  ["horse", "a horse"],
  ["figure", "a knight"],
  ["mascot", "a bunny"],
  ["bird", "an owl"],
  ["swimmer", "a shark"],
  ["slime", "a slime"],
  ["plant", "a tree"],
  ["crawler", "a spider"],
  ["thing", "a teapot"],
  ["dragon", "a dragon"],
  ["serpent", "a snake"],
  ["fish", "a goldfish"],
  ["golem", "a golem"],
  ["spirit", "a ghost"],
  ["moth", "a butterfly"],
  ["beetle", "a beetle"],
  ["turtle", "a turtle"],
  ["kraken", "a kraken"],
  ["raptor", "a raptor"],
  ["lizard", "a lizard"],
  ["waddler", "a penguin"],
  ["dinosaur", "a dinosaur"],
  ["climber", "a monkey"],
];

const someSkeletons = skeletons.slice(0, volumeOf(skeletons.length, 2));

test("every plan is among those whose poses are counted", () => {
  expect(skeletons.map(([plan]) => plan).toSorted()).toEqual(bodyPlans.toSorted());
});

/** The table in docs/forge.md is of these counts. */
test.each(someSkeletons)("a %s has at least six poses or views", (plan, sentence) => {
  const genome = genomeOf(sentence);
  expect(genome.plan).toBe(plan);
  const seen = acts.map((act: Act) => silhouetteFor(staged(genome, { act })));

  const distinct = seen.filter((each, i) =>
    seen.slice(0, i).every((before) => overlap(each, before) < 0.85),
  );

  expect(distinct.length).toBeGreaterThanOrEqual(6);
});

test("cards of one sentence differ in more than colour", () => {
  const sentences = ["a fox", "a dragon", "a bunny", "a knight", "a teapot", "a turtle"];
  const overlaps = sentences.slice(0, volumeOf(sentences.length, 2)).flatMap((sentence) => {
    const seen = [1, 2, 3, 4].map((seed) => silhouetteFor(genomeOf(sentence, seed)));
    return seen.flatMap((each, i) => seen.slice(0, i).map((before) => overlap(each, before)));
  });

  const mean = overlaps.reduce((sum, each) => sum + each, 0) / overlaps.length;
  expect(mean).toBeLessThan(0.82);
});

test("what is worn and held stays whole and in place where a soft body bends", () => {
  const seen = ["calm", "dancing", "sleeping"] as const;
  const genome = genomeOf("a slime wearing a crown and holding a sword");
  const [bare, dressed] = [{ ...genome, gear: [] }, genome].map((each) =>
    seen.map((act) => setStage(staged(each, { act }), order).model),
  );
  const crowns = seen.map((_, i) => dressed![i]!.size - bare![i]!.size);
  expect(new Set(crowns).size).toBe(1);
  const apart = dressed!.map((model, i) => {
    const { high } = model.bounds();
    return high[1] - bare![i]!.bounds().high[1];
  });
  for (const each of apart) expect(Math.abs(each)).toBeLessThan(0.9);
});

test("on top of a thing one stands, and sits where that is said", () => {
  const [standing, sitting, lying] = ["", "sitting ", "sleeping "].map((deed) =>
    silhouetteFor(genomeOf(`a frog ${deed}on a lily pad`)),
  );
  expect(overlap(standing!, sitting!)).toBeLessThan(0.93);
  expect(overlap(standing!, lying!)).toBeLessThan(0.93);
});

test("whoever stands, stands on the ground, whatever it does", () => {
  const sunk = someSkeletons.flatMap(([, sentence]) =>
    acts.filter((act) => {
      const { body, model } = setStage(staged(genomeOf(sentence), { act }), order);
      return body.onGround && lowestPoint(model) < -0.35;
    }),
  );

  expect(sunk).toEqual([]);
});

test("all that stands in a setting is drawn, and every word for a place names a setting", () => {
  const rows = { ...openSettings, ...strangeSettings };
  for (const [place, row] of Object.entries(rows)) {
    for (let seed = 0; seed < row.colors.length * volumeOf(2, 1); seed++) {
      const staging = { ...genomeOf("a fox").staging, place };
      const setting = settingFor(staging, diceFrom(seed));
      const picture = newRaster(40, 56, 3);
      paintSetting(picture, setting!, 0.45);
      expect(picture.values.some((value) => value > 0)).toBe(true);
      expect(Object.values(setting!.place).every((color) => color !== undefined)).toBe(true);
    }
  }
  expect(Object.keys(settingWords).filter((place) => !(place in rows))).toEqual([]);
});

test("two places give two pictures", () => {
  const genome = genomeOf("a fox");
  const pictures = ["library", "beach", "space"].map(
    (place) => drawCreature(staged(genome, { place }), { ...size, core }).pixels,
  );

  const differing = pictures[0]!.filter((value, i) => Math.abs(value - pictures[1]![i]!) > 24);
  expect(differing.length).toBeGreaterThan(pictures[0]!.length * 0.3);
});

const mounts = Object.keys({ ...seats, ...vehicles });

test.each(mounts.slice(0, volumeOf(mounts.length, 2)))("one can ride a %s", (mount) => {
  const genome = genomeOf("a bunny");
  const alone = setStage(genome, order).model.size;

  const { model, body } = setStage(staged(genome, { mount }), order);

  expect(model.size).toBeGreaterThan(alone + 1);
  expect(body.anchors.head.origin[1]).toBeGreaterThan(0.8);
});

test("who rides sits on the back of an animal, and on what is flat as on a board", () => {
  const onHorse = setStage(genomeOf("a knight riding a horse"), order);
  const onFoot = setStage(genomeOf("a knight"), order);
  const onCookie = setStage(genomeOf("a bear riding a cookie"), order);

  const headOf = ({ body }: typeof onHorse) => body.anchors.head;
  expect(headOf(onHorse).origin[1]).toBeGreaterThan(headOf(onFoot).origin[1]);
  expect(headOf(onHorse).scale).toBeLessThan(headOf(onFoot).scale);
  expect(headOf(onCookie).origin[1]).toBeLessThan(1.9);
});

test("every head breathes", () => {
  const { mouths } = setStage(genomeOf("a three-headed dragon breathing fire"), order);

  expect(mouths.length).toBe(3);
});

test("a named place is seen in print as well", () => {
  const genome = { ...genomeOf("a fox"), style: "ink" as const };
  const [library, plain] = ["library", null].map(
    (place) => drawCreature(staged(genome, { place }), { ...size, core }).pixels,
  );

  const differing = library!.filter((value, i) => Math.abs(value - plain![i]!) > 30);
  expect(differing.length).toBeGreaterThan(library!.length * 0.1);
});

test("blue fire is blue, and on the side where the mouth is", () => {
  const genome = { ...genomeOf("a red dragon that breathes blue fire"), rarity: "common" as const };
  const breath = genome.staging.breath;
  const scene = { ...size, core };
  const without = drawCreature(genome, scene).pixels;
  const silent = drawCreature(staged(genome, { breath: { kind: "fire", color: "red" } }), scene);

  let [bluer, redder] = [0, 0];
  for (let i = 0; i < without.length; i += 3) {
    if (without[i + 2]! > silent.pixels[i + 2]! + 40) bluer += 1;
    if (silent.pixels[i]! > without[i]! + 40) redder += 1;
  }
  expect(breath).toEqual({ kind: "fire", color: "blue" });
  expect(Math.min(bluer, redder)).toBeGreaterThan(60);
});

test("company is in the picture, and small", () => {
  const pirate = setStage(genomeOf("a skeleton pirate with a parrot"), order);
  const alone = setStage(genomeOf("a skeleton pirate"), order);

  expect(pirate.model.paints.filter(({ eye }) => eye).length).toBeGreaterThan(
    alone.model.paints.filter(({ eye }) => eye).length,
  );
});
