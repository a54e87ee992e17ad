import { expect, test } from "vitest";
import { levelOf } from "./level.ts";

test.for([
  [0, 1, 0, 50],
  [49, 1, 49, 50],
  [50, 2, 0, 100],
  [149, 2, 99, 100],
  [150, 3, 0, 150],
  [9_499, 19, 949, 950],
  [9_500, 20, 0, null],
  [12_000, 20, 2_500, null],
] as const)("%i points: level %i with %i of %s", ([experience, level, progress, needed]) => {
  expect(levelOf(experience)).toEqual({ level, progress, needed });
});
