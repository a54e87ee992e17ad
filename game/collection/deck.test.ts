import { expect, test } from "vitest";
import {
  deckBand,
  moveToDeckWords,
  placeForNewCard,
  refuseToMoveToDeck,
  refuseToMoveToVault,
  type Location,
} from "./deck.ts";

const card = (location: Location, isLocked = false) => ({ location, isLocked });

test("the 54th card goes to the deck, the 55th to the vault", () => {
  expect(placeForNewCard(53)).toBe("deck");
  expect(placeForNewCard(54)).toBe("vault");
});

test.for([
  ["vault", false, 53, null],
  ["vault", false, 54, "deck_full"],
  ["vault", false, 60, "deck_full"],
  ["deck", false, 10, "already_in_deck"],
  ["vault", true, 10, "locked"],
  ["escrow", false, 10, "locked"],
  ["external", false, 10, "locked"],
] as const)("from %s (locked: %s) into a deck of %i: %s", ([from, isLocked, count, refusal]) => {
  expect(refuseToMoveToDeck(card(from, isLocked), count)).toBe(refusal);
});

test.for([
  ["deck", false, null],
  ["vault", false, "already_in_vault"],
  ["deck", true, "locked"],
  ["escrow", false, "locked"],
] as const)("from %s (locked: %s) into the vault: %s", ([from, isLocked, refusal]) => {
  expect(refuseToMoveToVault(card(from, isLocked))).toBe(refusal);
});

test("a full deck says what to do", () => {
  const words = "Your deck is full (54/54). Move a card to vault first.";
  expect(moveToDeckWords.deck_full).toBe(words);
});

test("there are six messages, each for its band", () => {
  const bands = [[0], [1, 9], [10, 29], [30, 49], [50, 53], [54]];
  const messages = bands.map((counts) => new Set(counts.map((count) => deckBand(count).message)));

  for (const inBand of messages) expect(inBand.size).toBe(1);
  expect(new Set(messages.flatMap((inBand) => [...inBand])).size).toBe(6);
  expect(deckBand(99)).toEqual(deckBand(54));
});
