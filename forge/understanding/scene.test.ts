import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const sceneOf = (sentence: string) => {
  const { scene } = understand(sentence);
  if (!scene) return null;
  return [scene.relation, ...scene.members.map(({ said, count }) => `${count} ${said}`)].join(": ");
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
  "a hundred cats",
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
