import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const sceneOf = (sentence: string) => {
  const { scene } = understand(sentence);
  if (!scene) return null;
  const { relation, members, ending } = scene;
  const said = [relation, ...members.map((each) => `${each.count} ${each.said}`)].join(": ");
  return ending === "" ? said : `${said}; ${ending}`;
};

test.each([
  ["a cow and a clock", "beside: 1 a cow: 1 a clock"],
  ["a photo of four baseball gloves", "beside: 4 a baseball gloves"],
  ["a dog right of a teddy bear", "right: 1 a dog: 1 a teddy bear"],
  ["a photo of a dog to the left of a stop sign", "left: 1 a dog: 1 a stop sign"],
  ["a bus above a boat", "above: 1 a bus: 1 a boat"],
  ["a horse below a kite", "below: 1 a horse: 1 a kite"],
  ["a red backpack and a white umbrella", "beside: 1 a red backpack: 1 a white umbrella"],
  ["three tiny pigs and a huge wolf", "beside: 3 a tiny pigs: 1 a huge wolf"],
  ["two frogs and a snail eating cake", "beside: 2 a frogs: 1 a snail; eating cake"],
  ["three kittens and a puppy all in one basket", "beside: 3 a kittens: 1 a puppy; in one basket"],
  ["two bears with red hats and boots", "beside: 2 a bears; with red hats and boots"],
  ["three blind mice with canes", "beside: 3 a blind mice; with canes"],
  ["a girl and her cat", "beside: 1 a girl: 1 her cat"],
  ["owl + hippo", "beside: 1 a owl: 1 a hippo"],
  ["please draw me a king, a queen and a dragon", "beside: 1 a king: 1 a queen: 1 a dragon"],
])("%j sets side by side %s", (sentence, scene) => {
  expect(sceneOf(sentence)).toBe(scene);
});

test.each([
  "a photo of a bench",
  "a dog with a bone",
  "half cat half donut",
  "a mix of a shark and a bunny",
  "a red and blue dragon",
  "a dragon above a city",
  "a fox that sleeps and a cat",
  "a bear with a sword in both paws",
  "a hundred cats",
  "bread and butter",
  "the jelly queen, a wobbly purple slime with a crown",
  "a knight with a sword and a shield",
  "",
])("%j is one, and no scene", (sentence) => {
  expect(sceneOf(sentence)).toBeNull();
});

test("a scene is about its first, and what is said of each is said of it alone", () => {
  const { subjects, facts, inOwnWords } = understand("a dog right of a green teddy bear");

  expect(subjects.map(({ noun }) => noun)).toEqual(["dog"]);
  expect(facts).toEqual([{ kind: "with", of: "", value: "teddy_bear" }]);
  expect(inOwnWords.understood).toEqual(["dog", "right green teddy bear"]);
});

test("what is said at the end is said of each", () => {
  const { facts, inOwnWords } = understand("two penguins and a walrus with scarves on an iceberg");

  expect(facts).toContainEqual(expect.objectContaining({ kind: "place", value: "iceberg" }));
  expect(facts).toContainEqual({ kind: "wears", of: "", value: "scarf" });
  expect(facts).toContainEqual({ kind: "count", of: "penguin", value: "2" });
  expect(inOwnWords.understood).toEqual(["2 penguins", "walrus", "scarves on an iceberg"]);
});
