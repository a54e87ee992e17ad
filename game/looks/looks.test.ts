import { expect, test } from "vitest";
import { cupLooks, lookIds, lookOf, lookPrice, refuseToBuy } from "./looks.ts";

const prices = { backdropCoins: 7, emblemCoins: 5, frameCoins: 9 };
const byKind = { backdrop: 7, emblem: 5, frame: 9 };

test("what is sold costs what its kind costs, and what is earned has no price", () => {
  for (const id of lookIds) {
    const { kind, isSold } = lookOf(id);
    expect(lookPrice(id, prices)).toBe(isSold ? byKind[kind] : null);
  }
  expect(new Set(lookIds.map((id) => lookOf(id).name)).size).toBe(lookIds.length);
});

const wanted = { price: 5, agreed: 5, coins: 5, isOwned: false };

test.for([
  ["it can be bought", {}, null],
  ["it is earned", { price: null }, "look_not_sold"],
  ["the player has it", { isOwned: true }, "look_owned"],
  ["the price is another one", { agreed: 4 }, "look_price_changed"],
  ["a coin is missing", { coins: 4 }, "look_too_expensive"],
] as const)("buying a look when %s", ([, change, refusal]) => {
  expect(refuseToBuy({ ...wanted, ...change })).toBe(refusal);
});

test("cups bring a look for coming, one for a final and one for winning", () => {
  const played = { won: 0, finals: 0, played: 1 };
  expect(cupLooks({ ...played, played: 0 })).toEqual([]);
  expect(cupLooks(played)).toEqual(["medal"]);
  expect(cupLooks({ ...played, finals: 1 })).toEqual(["medal", "fire_mountain"]);
  expect(cupLooks({ won: 1, finals: 1, played: 1 })).toEqual(["medal", "fire_mountain", "trophy"]);
});
