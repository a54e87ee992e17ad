import { expect, test } from "vitest";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { silhouetteOf } from "#forge/shapes/silhouette.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { setStage } from "./stage.ts";

const core = readWasmCore();
const picture = { width: 100, height: 140, layout: "card", core } as const;

/** How much of the picture's width or height it takes, whichever is more. */
function fullness(sentence: string): number {
  const genome = readDescription(sentence, { seed: 1, rarity: "common", diceOf: "a cat" });
  const { model, framed } = setStage(genome, picture);
  const { left, right, top, bottom } = silhouetteOf(model, framed.camera);
  return Math.max((right - left) / picture.width, (bottom - top) / picture.height);
}

test.each(["a cat", "a dragon", "a robot", "a whale"])(
  "%s is as big as it was said",
  (sentence) => {
    const [, noun = ""] = sentence.split(" ");
    const ordinary = fullness(sentence);

    expect(fullness(`a tiny ${noun}`) / ordinary).toBeLessThan(0.75);
    expect(fullness(`a giant ${noun}`) / ordinary).toBeGreaterThan(1.05);
    expect(fullness(`a giant ${noun}`)).toBeLessThan(1);
  },
);

/** Of the largest piece of what is beside the creature. */
function largestBeside(sentence: string): number {
  const genome = readDescription(sentence, { seed: 1, rarity: "common", diceOf: "a cat" });
  const alone = { ...genome, staging: { ...genome.staging, extras: [] } };
  const { spheres } = setStage(genome, picture).model.solid();
  const pieces = spheres.slice(setStage(alone, picture).model.size * 4);
  return Math.max(...pieces.filter((_, i) => i % 4 === 3));
}

test("a companion is as large as it was said", () => {
  expect(largestBeside("a pegasus with a huge girl")).toBeGreaterThan(
    largestBeside("a pegasus with a tiny girl") * 1.5,
  );
});

test("small parts and kind words make nothing small", () => {
  expect(fullness("a cat with tiny wings")).toBeGreaterThan(1.2 * fullness("a tiny cat"));
  expect(fullness("a cute cat")).toBeCloseTo(fullness("a cat"), 1);
});
