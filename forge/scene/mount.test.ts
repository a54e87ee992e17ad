import { expect, test } from "vitest";
import { namedColor } from "#forge/paint/palette.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { setStage } from "./stage.ts";

const core = readWasmCore();

const paintsOf = (sentence: string) =>
  setStage(readDescription(sentence, { seed: 1, rarity: "common" }), {
    width: 100,
    height: 140,
    layout: "card",
    core,
  }).model.materials.map(({ base }) => base);

test.each([
  ["a kitten sitting in a blue bowl", "blue"],
  ["a robot in a red bathtub", "red"],
  ["a hamster in a pink teacup", "pink"],
])("%s: what it sits in is %s", (sentence, color) => {
  expect(paintsOf(sentence)).toContainEqual(namedColor(color));
});
