import { expect, test } from "vitest";
import { pickFaceToFace, pickForArena, refuseTeam } from "./team.ts";

test.for([
  [[], "wrong_size"],
  [["a", "b"], "wrong_size"],
  [["a", "b", "c", "d"], "wrong_size"],
  [["a", "b", "a"], "same_card_twice"],
  [["a", "b", "c"], null],
] as const)("the team %j is refused as %s", ([ids, refusal]) => {
  expect(refuseTeam(ids)).toBe(refusal);
});

test("a card from the vault does not battle", () => {
  const deck = new Set(["a", "b", "d"]);

  expect(refuseTeam(["a", "b", "c"], deck)).toBe("not_in_deck");
  expect(refuseTeam(["a", "b", "d"], deck)).toBe(null);
});

test("in the arena a fourth card drops the oldest", () => {
  expect(pickForArena(["a", "b", "c"], "d")).toEqual(["b", "c", "d"]);
});

test("face to face a fourth card is ignored", () => {
  expect(pickFaceToFace(["a", "b", "c"], "d")).toEqual(["a", "b", "c"]);
});

test.for([["arena", pickForArena] as const, ["face to face", pickFaceToFace] as const])(
  "%s: cards are added in order, and picking one again puts it back",
  ([, pick]) => {
    expect(pick(["a"], "b")).toEqual(["a", "b"]);
    expect(pick(["a", "b", "c"], "b")).toEqual(["a", "c"]);
  },
);
