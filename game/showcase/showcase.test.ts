import { expect, test } from "vitest";
import { refuseToShow } from "./showcase.ts";

test.for([
  ["no card", [], 0, null],
  ["five own cards", ["a", "b", "c", "d", "e"], 5, null],
  ["six cards", ["a", "b", "c", "d", "e", "f"], 6, "showcase_too_many"],
  ["a card twice", ["a", "b", "a"], 2, "showcase_twice"],
  ["a card of another player", ["a", "b"], 1, "showcase_not_owned"],
] as const)("a page with %s", ([, chosen, owned, refusal]) => {
  expect(refuseToShow(chosen, owned)).toBe(refusal);
});
