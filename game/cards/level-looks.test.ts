import { expect, test } from "vitest";
import { lookAt, nextLook } from "./level-looks.ts";

test.for([
  [1, null, 5],
  [4, null, 5],
  [5, "laurel", 10],
  [9, "laurel", 10],
  [10, "aurora", 15],
  [14, "aurora", 15],
  [15, "crown", null],
  [20, "crown", null],
] as const)("a card of level %s wears %s, and the next look comes at %s", ([level, look, next]) => {
  expect(lookAt(level)?.look ?? null).toBe(look);
  expect(nextLook(level)?.level ?? null).toBe(next);
});
