import * as fc from "fast-check";
import { expect, test } from "vitest";
import { creatures } from "#game/cards/creatures.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { WELCOME_CARDS, welcomeCards } from "./welcome.ts";

const names = (seed: number) => welcomeCards(diceFrom(seed), creatures).map((card) => card.name);

test("twelve different cards: nine elements among the commons, and at least one rare", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const cards = welcomeCards(diceFrom(seed), creatures);
      const firstNine = cards.slice(0, 9);

      expect(cards).toHaveLength(WELCOME_CARDS);
      expect(new Set(cards).size).toBe(WELCOME_CARDS);
      expect(firstNine.every((card) => card.rarity === "common")).toBe(true);
      expect(new Set(firstNine.map((card) => card.element)).size).toBe(9);
      expect(cards.at(-1)!.rarity).toBe("rare");
    }),
  );
});

test("other players get other cards, the same seed the same ones", () => {
  expect(names(4)).toEqual(names(4));
  expect(names(4)).not.toEqual(names(5));
});

test("a catalogue of which admins left little still gives twelve cards", () => {
  const few = creatures.filter(({ element, rarity }) => rarity !== "common" || element === "fire");

  expect(welcomeCards(diceFrom(1), few)).toHaveLength(WELCOME_CARDS);
});
