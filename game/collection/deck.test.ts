import { expect, test } from "vitest";
import { deckBandOf, refuseToMoveToDeck, refuseToMoveToVault } from "./deck.ts";

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

test.for([
  ["empty", [0]],
  ["begun", [1, 9]],
  ["growing", [10, 29]],
  ["large", [30, 49]],
  ["nearly_full", [50, 53]],
  ["full", [54, 99]],
] as const)("a deck is %s with %j cards", ([band, counts]) => {
  for (const count of counts) expect(deckBandOf(count)).toBe(band);
});
