import { expect, test } from "vitest";
import { readDescription } from "./read-description.ts";

const read = (description: string) => readDescription(description, { seed: 4, rarity: "common" });

test("each of a group has its own kind, colour, size and dice", () => {
  const { group } = read("a tiny red backpack, two zebras and a huge white umbrella");
  const nodes = group?.nodes ?? [];

  expect(nodes.map(({ species }) => species)).toEqual(["backpack", "zebra", "zebra", "umbrella"]);
  expect(nodes.map(({ color }) => color)).toEqual(["red", "white", "white", "white"]);
  expect(nodes.map(({ size }) => size)).toEqual(["small", null, null, "large"]);
  expect(new Set(nodes.map(({ seed }) => seed)).size).toBe(4);
});

test("who stands in the group is not drawn once more beside it", () => {
  const { group, staging } = read("a cat and a dog");

  expect([group?.nodes.length, staging.extras]).toEqual([2, []]);
});

test("one creature has no group", () => {
  expect(read("a dog with a bone").group).toBeUndefined();
});
