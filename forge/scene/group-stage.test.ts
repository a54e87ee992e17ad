import { expect, test } from "vitest";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { setStage } from "./stage.ts";

const core = readWasmCore();

const stageOf = (sentence: string, seed: number) =>
  setStage(readDescription(sentence, { seed, rarity: "common" }), {
    width: 100,
    height: 140,
    layout: "card",
    core,
  });

const sides = (sentence: string) =>
  Array.from({ length: 8 }, (_, seed) => stageOf(sentence, seed).framed.camera.right[0] > 0);

test("left and right stay where they are, whatever the dice say", () => {
  expect(new Set(sides("a dog left of a cat"))).toEqual(new Set([true]));
  expect(new Set(sides("a dog"))).toEqual(new Set([true, false]));
});

test("each of a group has materials of its own", () => {
  const { firstMaterials, model } = stageOf("a red backpack and a white umbrella", 1);

  expect(firstMaterials).toHaveLength(2);
  expect(firstMaterials[0]).toBe(0);
  expect(firstMaterials[1]).toBeGreaterThan(0);
  expect(firstMaterials[1]).toBeLessThan(model.materials.length);
});

const sizeOf = (sentence: string) => stageOf(sentence, 1).model.size;

test("who are under one umbrella share it", () => {
  const umbrella = sizeOf("a penguin under an umbrella") - sizeOf("a penguin");

  expect(sizeOf("two penguins under one umbrella") - sizeOf("two penguins")).toBe(umbrella);
});
