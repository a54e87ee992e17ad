import { expect, test } from "vitest";
import { deckBand, placeForNewCard, refuseToMoveToDeck, refuseToMoveToVault } from "./deck.ts";

test("the 54th card goes to the deck, the 55th to the vault", () => {
  expect(placeForNewCard(53)).toBe("deck");
  expect(placeForNewCard(54)).toBe("vault");
});

test.for([
  ["vault", 53, null],
  ["vault", 54, "deck_full"],
  ["vault", 60, "deck_full"],
  ["deck", 10, "already_in_deck"],
  ["held", 10, "held"],
] as const)("from %s into a deck of %i: %s", ([from, count, refusal]) => {
  expect(refuseToMoveToDeck(from, count)).toBe(refusal);
});

test.for([
  ["deck", null],
  ["vault", "already_in_vault"],
  ["held", "held"],
] as const)("from %s into the vault: %s", ([from, refusal]) => {
  expect(refuseToMoveToVault(from)).toBe(refusal);
});

test("there are six messages, each for its band", () => {
  const bands = [[0], [1, 9], [10, 29], [30, 49], [50, 53], [54]];
  const messages = bands.map((counts) => new Set(counts.map((count) => deckBand(count).message)));

  for (const inBand of messages) expect(inBand.size).toBe(1);
  expect(new Set(messages.flatMap((inBand) => [...inBand])).size).toBe(6);
  expect(deckBand(99)).toEqual(deckBand(54));
});
