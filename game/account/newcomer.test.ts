import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import { isNewcomer } from "./newcomer.ts";

test("a player is new for a day", () => {
  expect(isNewcomer(1_000, 1_000)).toBe(true);
  expect(isNewcomer(1_000, 1_000 + DAY_MS - 1)).toBe(true);
  expect(isNewcomer(1_000, 1_000 + DAY_MS)).toBe(false);
});
