import { expect, test } from "vitest";
import { shapeFamilies } from "#forge/words/lexicon/species/thing-shapes.ts";
import { thingFamilies } from "#forge/words/lexicon/species/things.ts";
import { thingFor, thingWords } from "./find-thing.ts";
import { shapes } from "./shapes.ts";

const wordsIn = (families: readonly { words: string }[]) =>
  families.flatMap(({ words }) => words.split(" "));

test("every thing that is drawn can be written, and the other way round", () => {
  expect(thingWords.toSorted()).toEqual(wordsIn(thingFamilies).toSorted());
  expect(new Set(thingWords).size).toBe(thingWords.length);
});

test("a thing without a silhouette of its own has a shape", () => {
  expect(wordsIn(shapeFamilies).filter((word) => thingWords.includes(word))).toEqual([]);
  expect(thingFor("ambulance", "vehicle")).toBe(shapes.vehicle);
  expect(thingFor("gizmo")).toBe(shapes.soft);
});
