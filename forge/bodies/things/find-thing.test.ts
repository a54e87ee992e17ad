import { expect, test } from "vitest";
import { shapeFamilies } from "#forge/words/lexicon/species/thing-shapes.ts";
import { thingFamilies } from "#forge/words/lexicon/species/things.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { thingFor, thingWords } from "./find-thing.ts";
import { shapes } from "./shapes.ts";

const wordsIn = (families: readonly { words: string }[]) =>
  families.flatMap(({ words }) => words.split(" "));

const read = (text: string) => readDescription(text, { seed: 1, rarity: "common" });
const speciesOf = (text: string) => read(text).species;
const heldIn = (text: string) => read(text).gear.map(({ thing }) => thing);

test("every thing that is drawn can be written, and the other way round", () => {
  expect(thingWords.toSorted()).toEqual(wordsIn(thingFamilies).toSorted());
  expect(new Set(thingWords).size).toBe(thingWords.length);
});

test("a thing of two words is one thing", () => {
  expect(speciesOf("a fire truck with a face")).toBe("firetruck");
  expect(speciesOf("a treehouse with eyes and a mouth")).toBe("treehouse");
  expect(speciesOf("a fire fox")).toBe("fox");
});

test("what is held may have a name of two words as well", () => {
  expect(heldIn("a bear with a honey pot")).toEqual(["honeypot"]);
  expect(heldIn("a baby yeti holding a snowball")).toEqual(["snowball"]);
  expect(heldIn("a dragon holding a rolling pin")).toEqual(["rollingpin"]);
  expect(heldIn("a monkey playing the cymbals")).toEqual(["cymbal"]);
  expect(heldIn("a penguin playing soccer")).toEqual(["soccer"]);
});

test("a thing without a silhouette of its own has a shape", () => {
  expect(wordsIn(shapeFamilies).filter((word) => thingWords.includes(word))).toEqual([]);
  expect(thingFor("hovercraft", "vehicle")).toBe(shapes.vehicle);
  expect(thingFor("gizmo")).toBe(shapes.soft);
});
