import { expect, test } from "vitest";
import type { Gear } from "#forge/gear.ts";
import { brightness } from "#forge/paint/color.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { silhouetteOf } from "#forge/shapes/silhouette.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { setStage } from "./stage.ts";

const order = { width: 50, height: 70, layout: "card", core: readWasmCore() } as const;

const genomeOf = (sentence: string) => readDescription(sentence, { seed: 1, rarity: "common" });

const stageOf = (sentence: string, gear: readonly Gear[] = genomeOf(sentence).gear) =>
  setStage({ ...genomeOf(sentence), gear: [...gear] }, order);

test("a book that lies open before its reader is not in its hand as well", () => {
  const bare = stageOf("an owl reading a book", []).model;

  expect(stageOf("an owl reading a book").model.size).toBe(bare.size);
  expect(stageOf("an owl reading a blue book").model.size).toBeGreaterThan(bare.size);
});

test.each(["a slime", "a banana", "a snail", "a penguin", "a fox"])(
  "the cape of %s ends near the ground",
  (creature) => {
    const bare = stageOf(creature, []);
    const caped = stageOf(creature, [{ prop: "cape", color: null }]);
    const { camera } = bare.framed;

    const ground = silhouetteOf(bare.model, camera).bottom;
    expect(silhouetteOf(caped.model, camera).bottom).toBeLessThan(ground + order.height * 0.14);
  },
);

/** The pieces that gear adds, as the middles of their spheres. */
const addedTo = (sentence: string, gear: readonly Gear[]) => {
  const bare = stageOf(sentence, []).model.size;
  const { spheres } = stageOf(sentence, gear).model.solid();
  return Array.from({ length: spheres.length / 4 - bare }, (_, i) => {
    const [x = 0, y = 0, z = 0] = spheres.slice((bare + i) * 4, (bare + i) * 4 + 3);
    return { x, y, z };
  });
};

const highest = (count: number) =>
  Math.max(...addedTo("a queen", [{ prop: "crown", color: null, count }]).map(({ y }) => y));

test("three crowns stand upon each other", () => {
  expect(highest(3)).toBeGreaterThan(highest(1) + 0.2);
});

test("a cow has boxing gloves on two feet", () => {
  const gloves: Gear[] = [{ prop: "garment", thing: "gloves", color: null }];

  expect(addedTo("a cow", gloves)).toHaveLength(2 * 3);
});

test("a fish in a suit keeps the colour of its face", () => {
  const { model } = stageOf("a shark", [{ prop: "garment", thing: "tuxedo", color: null }]);
  const dressed = model.materials.filter(({ elsewhere }) => elsewhere?.zone.kind === "below");

  expect(dressed.length).toBeGreaterThan(0);
  expect(dressed.every(({ base, elsewhere }) => base !== elsewhere?.material.base)).toBe(true);
});

const scarOn = (sentence: string) => {
  const { model } = stageOf(sentence, [{ prop: "growth", thing: "scar", color: null }]);
  return brightness(model.materials[model.paints.at(-1)!.material]!.base);
};

test("a scar is dark on light skin, and pale on dark skin", () => {
  expect(scarOn("a white cat")).toBeLessThan(0.5);
  expect(scarOn("a black cat")).toBeGreaterThan(0.7);
});

test("in a winter forest snow lies on all that grows", () => {
  const { setting } = stageOf("a deer in a winter forest");

  expect(setting!.standing.length).toBeGreaterThan(2);
  for (const { drawing } of setting!.standing) expect(drawing).toMatch(/^snow/);
});
