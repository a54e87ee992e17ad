import * as fc from "fast-check";
import { expect, test } from "vitest";
import { finishes, type Finish } from "#game/cards/finishes.ts";
import { rarities, type Rarity } from "#game/cards/rarities.ts";
import { lopsidedQuestion } from "./trades.ts";

const worth = (rarity: Rarity, value: number, finish: Finish = "plain") => ({
  rarity,
  value,
  finish,
});

test.for([
  [worth("common", 20), worth("common", 22), null],
  [worth("common", 20), worth("common", 59), null],
  [worth("epic", 300), worth("rare", 110), null],
  [
    worth("legendary", 900),
    worth("common", 20),
    "You give a legendary card and receive a common one. Are you sure?",
  ],
  [
    worth("epic", 300),
    worth("rare", 100),
    "You give an epic card and receive a rare one. Are you sure?",
  ],
  [
    worth("common", 60),
    worth("common", 20),
    "You give a card worth about 60 coins and receive a card worth about 20 coins. Are you sure?",
  ],
  [
    worth("common", 20),
    worth("epic", 25),
    "You receive an epic card for a common one. Does the other player know?",
  ],
  [
    worth("rare", 1),
    worth("common", 3),
    "You receive a card worth about 3 coins for a card worth about 1 coin. " +
      "Does the other player know?",
  ],
  [
    worth("common", 20, "golden"),
    worth("common", 20),
    "You give a Golden card and receive a plain one. Are you sure?",
  ],
  [
    worth("common", 20, "foil"),
    worth("common", 22, "living"),
    "You receive a Living card for a Foil one. Does the other player know?",
  ],
  [worth("common", 20, "foil"), worth("common", 50), null],
  [worth("common", 20, "foil"), worth("rare", 60), null],
] as const)("who gives %o for %o reads: %s", ([given, received, words]) => {
  expect(lopsidedQuestion({ given, received })).toBe(words);
});

test("when one side is warned, so is the other", () => {
  const anyWorth = fc.record({
    rarity: fc.constantFrom(...rarities),
    value: fc.integer({ min: 1, max: 5000 }),
    finish: fc.constantFrom(...finishes),
  });
  fc.assert(
    fc.property(anyWorth, anyWorth, (one, other) => {
      const ours = lopsidedQuestion({ given: one, received: other });
      const theirs = lopsidedQuestion({ given: other, received: one });

      expect(ours === null).toBe(theirs === null);
      expect(ours?.includes("Are you sure?")).toBe(theirs?.includes("Does the other player know?"));
    }),
  );
});
