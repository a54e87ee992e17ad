import { expect, test } from "vitest";
import { readDescription } from "#forge/words/read-description.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { posedGenome } from "./act-out.ts";

const posesOf = (description: string) =>
  Array.from({ length: 20 }, (_, seed) => {
    const genome = readDescription(description, { seed, rarity: "common" });
    return posedGenome(genome, diceFrom(seed)).traits.pose;
  });

test("legs and claws that are spoken of are not hidden", () => {
  expect(new Set(posesOf("a bowl with chopstick legs"))).toEqual(new Set(["standing", "walking"]));
  expect(new Set(posesOf("an eagle with lightning claws flying"))).toEqual(new Set(["spread"]));
  expect(posesOf("an eagle flying")).toContain("gliding");
  expect(posesOf("a bowl with chopstick legs that sleeps")).toContain("sitting");
});

test("a sloth hangs on its branch, unless it rides, runs or has clothes on", () => {
  const standing = new Set(["standing"]);

  expect(new Set(posesOf("a sloth delivering pizza on a moped"))).toEqual(standing);
  expect(new Set(posesOf("a sloth that dances"))).toEqual(standing);
  expect(new Set(posesOf("a sloth wearing a sweater"))).toEqual(standing);
  expect(new Set(posesOf("a sloth sleeping on a branch"))).toEqual(new Set([undefined]));
});
