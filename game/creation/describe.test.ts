import * as fc from "fast-check";
import { expect, test } from "vitest";
import { describe, refuseDescription } from "./describe.ts";

const answers = {
  strength: "courage",
  spiritAnimal: "fox",
  element: "fire",
  personality: "adventurous",
  backstory: "It was born in a lantern.",
};

test("the player's own words win", () => {
  expect(describe("  a moth of glass ", answers)).toBe("a moth of glass");
});

test.for([
  [answers, "An adventurous fire fox whose strength is courage. It was born in a lantern."],
  [{ spiritAnimal: "wolf", element: "ice" }, "An ice wolf."],
  [{ personality: "brave", spiritAnimal: " snow \n owl." }, "A brave snow owl."],
  [{}, "A creature."],
] as const)("without them, %j becomes a sentence", ([given, sentence]) => {
  expect(describe(null, given)).toBe(sentence);
  expect(describe("   ", given)).toBe(sentence);
});

test("300 characters are allowed, 301 are not", () => {
  expect(refuseDescription("🐉".repeat(300))).toBe(null);
  expect(refuseDescription("a".repeat(301))).toBe("too_long");
});

test("a built sentence never passes the limit", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 400 }), (a, b) => {
      const text = describe("", { spiritAnimal: a, backstory: b });
      expect(refuseDescription(text)).toBe(null);
      expect(text.length).toBeGreaterThan(0);
    }),
  );
});
