import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, dayNumber, dayOf, mondayOf, monthOf, nextDayMs } from "./day.ts";

test.for([
  [0, "1970-01-01"],
  [DAY_MS - 1, "1970-01-01"],
  [951_782_400_000, "2000-02-29"],
  [1_709_164_800_000, "2024-02-29"],
  [1_798_761_599_999, "2026-12-31"],
  [1_798_761_600_000, "2027-01-01"],
] as const)("%i milliseconds lie in %s", ([nowMs, day]) => {
  expect(dayOf(nowMs)).toBe(day);
  expect(monthOf(nowMs)).toBe(day.slice(0, 7));
});

test("days follow each other as in every calendar", () => {
  const february = Array.from({ length: 29 }, (_, i) => dayOf(1_706_745_600_000 + i * DAY_MS));

  expect(february[0]).toBe("2024-02-01");
  expect(february[28]).toBe("2024-02-29");
  expect(new Set(february).size).toBe(29);
});

test("a week begins on Monday", () => {
  const monday = 1_763_942_400_000;

  expect(mondayOf(monday - 1)).toBe("2025-11-17");
  expect(mondayOf(monday)).toBe("2025-11-24");
  expect(mondayOf(monday + 6 * DAY_MS)).toBe("2025-11-24");
});

test("the next day begins within 24 hours, at a whole day", () => {
  fc.assert(
    fc.property(fc.nat({ max: 4_000_000_000_000 }), (nowMs) => {
      const next = nextDayMs(nowMs);
      expect(next - nowMs).toBeGreaterThan(0);
      expect(next - nowMs).toBeLessThanOrEqual(DAY_MS);
      expect(dayNumber(next)).toBe(dayNumber(nowMs) + 1);
    }),
  );
});
