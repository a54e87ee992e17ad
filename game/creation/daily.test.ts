import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import { freeCardStatus, refuseFreeCard } from "./daily.ts";

const noon = 20_000 * DAY_MS + DAY_MS / 2;
const today = "2024-10-04";

test("one free card per UTC day", () => {
  expect(refuseFreeCard(null, noon)).toBe(null);
  expect(refuseFreeCard("2024-10-03", noon)).toBe(null);
  expect(refuseFreeCard(today, noon)).toBe("already_created_today");
});

test("the next free card comes at midnight", () => {
  const midnight = 20_001 * DAY_MS;

  expect(freeCardStatus(null, noon)).toEqual({ canCreate: true, nextAvailableAtMs: noon });
  expect(freeCardStatus(today, noon)).toEqual({ canCreate: false, nextAvailableAtMs: midnight });
  expect(freeCardStatus(today, midnight - 1).canCreate).toBe(false);
  expect(freeCardStatus(today, midnight).canCreate).toBe(true);
});
