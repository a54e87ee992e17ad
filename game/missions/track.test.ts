import { expect, test } from "vitest";
import { giftAt, nextPlace, trackPlace } from "./track.ts";

const gifts = { dailyGiftCoins: 3, chestCoins: 20 };

test.for([
  [0, 0, 1],
  [1, 1, 2],
  [2, 2, 3],
  [7, 7, 1],
  [8, 1, 2],
  [30, 2, 3],
])("after %i days a player stands at place %i, and the next one is %i", ([days, place, next]) => {
  expect(trackPlace(days!)).toBe(place);
  expect(nextPlace(trackPlace(days!))).toBe(next);
});

test("the seventh place is the chest", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((place) => giftAt(place, gifts))).toEqual([
    3, 3, 3, 3, 3, 3, 20,
  ]);
});
