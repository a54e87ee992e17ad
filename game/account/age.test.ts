import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ageNow, ageOf, birthYears, isBirthMonth, mustSayAge } from "./age.ts";

test("a band lasts to the end of the month of the birthday that ends it", () => {
  expect(ageOf("2013-11", 13, "2026-11")).toEqual({ band: "child", lastMonth: "2026-11" });
  expect(ageOf("2013-11", 13, "2026-12")).toEqual({ band: "teen", lastMonth: "2029-11" });
  expect(ageOf("2010-12", 13, "2026-12")).toEqual({ band: "teen", lastMonth: "2026-12" });
  expect(ageOf("2010-12", 13, "2027-01")).toEqual({ band: "young", lastMonth: "2028-12" });
  expect(ageOf("2008-10", 13, "2026-11")).toEqual({ band: "adult", lastMonth: null });
});

test("where children may consent at 16 only, nobody is a teen", () => {
  expect(ageOf("2010-11", 16, "2026-11")).toEqual({ band: "child", lastMonth: "2026-11" });
  expect(ageOf("2010-11", 16, "2026-12")).toEqual({ band: "young", lastMonth: "2028-11" });
});

const month = fc
  .integer({ min: 1930 * 12, max: 2040 * 12 })
  .map((n) => `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, "0")}`);

test("an age that is kept grows up like the one it was worked out from", () => {
  fc.assert(
    fc.property(
      fc.tuple(month, month, month).map((months) => months.toSorted()),
      fc.constantFrom(13, 14, 15, 16),
      ([born = "", asked = "", now = ""], consentAge) => {
        const kept = ageOf(born, consentAge, asked);
        expect(ageNow(kept, consentAge, now)).toEqual(ageOf(born, consentAge, now));
      },
    ),
  );
});

test.each(["2026-12", "1906-11", "2026-13", "2026-00", "26-01", "", "2026-1", "2026-011"])(
  "%s is no month of birth",
  (text) => expect(isBirthMonth(text, "2026-11")).toBe(false),
);

test.each(["2026-11", "1906-12", "2013-01"])("%s is a month of birth", (text) =>
  expect(isBirthMonth(text, "2026-11")).toBe(true),
);

test("every year of a month of birth can be chosen, and no other", () => {
  const years = birthYears("2026-11");
  expect([years[0], years.at(-1), years.length]).toEqual(["2026", "1906", 121]);
});

test.each([
  ["user", null, true],
  ["user", "adult", false],
  ["demo", null, false],
  ["admin", null, false],
] as const)("%s of age %s: asked is %s", (role, ageBand, isAsked) =>
  expect(mustSayAge({ role, ageBand })).toBe(isAsked),
);
