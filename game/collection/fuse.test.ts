import { expect, test } from "vitest";
import { nextFinish } from "#game/cards/finishes.ts";
import { bestTrained, refuseToFuse, type FusibleCopy } from "./fuse.ts";

const copy = (id: string, changed: Partial<FusibleCopy> = {}): FusibleCopy => ({
  id,
  cardId: "fox",
  finish: "plain",
  isNft: false,
  isFighting: false,
  ...changed,
});

const three = (changed: Partial<FusibleCopy> = {}) => [copy("1"), copy("2"), copy("3", changed)];

test("three equal copies fuse", () => {
  expect(refuseToFuse(three())).toBeNull();
});

test.for([
  ["no copies", [], "not_three"],
  ["two", three().slice(1), "not_three"],
  ["four", [...three(), copy("4")], "not_three"],
  ["the same one three times", [copy("1"), copy("1"), copy("1")], "not_three"],
  ["one twice", three({ id: "1" }), "not_three"],
  ["another card", three({ cardId: "owl" }), "not_equal"],
  ["another finish", three({ finish: "foil" }), "not_equal"],
  ["an NFT", three({ isNft: true }), "is_nft"],
  ["one in a duel", three({ isFighting: true }), "is_fighting"],
  ["golden ones", ["1", "2", "3"].map((id) => copy(id, { finish: "golden" })), "highest_finish"],
] as const)("%s: refused", ([, copies, refusal]) => {
  expect(refuseToFuse(copies)).toBe(refusal);
});

test("plain, foil, living, golden, and no further", () => {
  expect(nextFinish("plain")).toBe("foil");
  expect(nextFinish("foil")).toBe("living");
  expect(nextFinish("living")).toBe("golden");
  expect(nextFinish("golden")).toBeNull();
});

test("the copy that has learned most is kept, and the first of equal ones", () => {
  const copies = [
    { id: "a", experience: 0 },
    { id: "b", experience: 90 },
    { id: "c", experience: 90 },
  ];
  expect(bestTrained(copies)?.id).toBe("b");
  expect(bestTrained([])).toBeUndefined();
});
