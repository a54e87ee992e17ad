/** Two calls about one purchase, the first of which stops before each of its statements in turn. */
import { expect, test } from "vitest";
import { volumeOf } from "#game/lib/test-volume.ts";
import { allRight, openRaces } from "#server/testing/races.ts";
import { buys, calls } from "./test-races.ts";

const race = await openRaces();

/** Between a lock and its commit there are more statements than that. */
const STRIDE = volumeOf(3, 12);

type Name = keyof typeof calls;

const pairs: (readonly [item: keyof typeof buys, first: Name, second: Name])[] = [
  ["custom", "the card is made", "it is taken back"],
  ["custom", "it is taken back", "the card is made"],
  ["custom", "the card is made", "the card is made"],
  ["custom", "the card is made", "the provider pays back"],
  ["custom", "the card is made", "the account is closed"],
  ["premium", "the card is handed over", "it is taken back"],
  ["premium", "the card is handed over", "a bank disputes it"],
  ["premium", "the payment is confirmed", "the card is handed over"],
  ["credits", "a credit is spent", "it is taken back"],
  ["credits", "it is taken back", "a credit is spent"],
  ["credits", "it is taken back", "it is taken back"],
  ["credits", "it is taken back", "the provider pays back"],
  ["credits", "it is taken back", "the account is closed"],
  ["custom", "the card is made", "an admin gives it back"],
  ["credits", "an admin gives it back", "an admin gives it back"],
  ["credits", "an admin gives it back", "it is taken back"],
  ["credits", "it is taken back", "an admin gives it back"],
  ["credits", "an admin gives it back", "the account is closed"],
  ["credits taken back", "its refund fails", "its refund fails"],
  ["credits taken back", "its refund fails", "it is taken back"],
];

test.for(pairs)("%s: %s, and at any moment of it %s", async ([item, first, second]) => {
  const way = { begin: buys[item], first: calls[first], second: calls[second], stride: STRIDE };
  expect(await race(way)).toEqual(allRight);
});
