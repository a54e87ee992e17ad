import { expect, test } from "vitest";
import { takeAway } from "./take-away.ts";

test.each([
  ["a fox who naps on clouds", "place:cloud", "a fox who naps on", "naps on clouds"],
  ["a bunny with a black mask", "wears:mask", "a bunny with a", "black mask"],
  ["a bunny with a black mask", "color:mask=black", "a bunny with a mask", "black mask"],
  [
    "a bunny with a candle on its head",
    "with:candle",
    "a bunny with a on its head",
    "candle on its head",
  ],
  ["a pony with glitter hooves", "material:hoof=glitter", "a pony with hooves", "glitter hooves"],
  ["an otter with a gold medal", "material:medal=gold", "an otter with a medal", "gold medal"],
  ["a tiny fox with huge ears", "size:body=small", "a fox with huge ears", "tiny"],
])("of %j without %s is left: %j", (sentence, written, rest, chip) => {
  expect(takeAway(sentence, written)).toEqual({ rest, chip });
});

test("a fact that stands and falls with another one is not taken away alone", () => {
  expect(takeAway("a dragon who is scared of mice", "mood:shy")).toBe("not alone");
});

test("a fact that was not read cannot be taken away", () => {
  expect(takeAway("a dragon", "wears:hat")).toBe("not read");
});
