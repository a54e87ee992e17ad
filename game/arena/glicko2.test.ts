import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  deviationAfter,
  ESTABLISHED_DEVIATION,
  newRating,
  periodsBetween,
  ratingAfter,
  sureUntilMs,
  type Rating,
  type Score,
} from "./glicko2.ts";

const rated = (rating: number, deviation: number, volatility = 0.06): Rating => ({
  rating,
  deviation,
  volatility,
});

// The paper goes on with four decimals of its own scale: 1464.06 is 1500 - 0.2069 × 173.7178.
test("the example of Glickman's paper comes out to its last decimal", () => {
  const after = ratingAfter(
    rated(1500, 200),
    [
      { opponent: rated(1400, 30), score: 1 },
      { opponent: rated(1550, 100), score: 0 },
      { opponent: rated(1700, 300), score: 0 },
    ],
    1,
  );

  const onPaper = ((after.rating - 1500) / 173.7178).toFixed(4);
  expect(onPaper).toBe("-0.2069");
  expect((1500 + Number(onPaper) * 173.7178).toFixed(2)).toBe("1464.06");
  expect((after.deviation / 173.7178).toFixed(4)).toBe("0.8722");
  expect(after.deviation.toFixed(2)).toBe("151.52");
  expect(Math.floor(after.volatility * 100_000)).toBe(5_999);
});

const anyRating = fc.record({
  rating: fc.double({ min: 400, max: 3000, noNaN: true }),
  deviation: fc.double({ min: 30, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
});
const periods = fc.double({ min: 0, max: 400, noNaN: true });

test("a win never costs points, a loss never brings any, a draw lies between", () => {
  fc.assert(
    fc.property(anyRating, anyRating, periods, (player, opponent, idle) => {
      const after = (score: Score) => ratingAfter(player, [{ opponent, score }], idle).rating;

      expect(after(1)).toBeGreaterThanOrEqual(player.rating);
      expect(after(0)).toBeLessThanOrEqual(player.rating);
      expect(after(0.5)).toBeGreaterThanOrEqual(after(0));
      expect(after(0.5)).toBeLessThanOrEqual(after(1));
    }),
  );
});

test("a rating stays a sensible number, whatever happens", () => {
  fc.assert(
    fc.property(anyRating, anyRating, periods, (player, opponent, idle) => {
      for (const score of [0, 0.5, 1] as const) {
        const after = ratingAfter(player, [{ opponent, score }], idle);
        expect(Number.isFinite(after.rating)).toBe(true);
        expect(after.deviation).toBeGreaterThan(0);
        expect(after.deviation).toBeLessThanOrEqual(350);
        expect(after.volatility).toBeGreaterThan(0);
        expect(after.volatility).toBeLessThan(0.2);
      }
    }),
  );
});

test("two equal players win and lose the same", () => {
  const won = ratingAfter(newRating, [{ opponent: newRating, score: 1 }], 0);
  const lost = ratingAfter(newRating, [{ opponent: newRating, score: 0 }], 0);

  expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 9);
  expect(Math.round(won.rating)).toBe(1662);
});

test("duels make a rating sure, time makes it unsure again", () => {
  let player = newRating;
  let duels = 0;
  while (player.deviation > ESTABLISHED_DEVIATION) {
    const score = duels++ % 2 === 0 ? 1 : 0;
    player = ratingAfter(player, [{ opponent: rated(1500, 80), score }], 0.01);
  }

  expect(duels).toBe(10);
  const days = (howMany: number) => deviationAfter(player, howMany);
  expect(days(0)).toBeCloseTo(player.deviation, 9);
  expect(days(30)).toBeGreaterThan(ESTABLISHED_DEVIATION);
  expect(days(100_000)).toBe(350);
  expect(ratingAfter(player, [], 30).deviation).toBe(days(30));
});

test("a rating is sure until exactly the day on which its deviation has grown too far", () => {
  const sure = rated(1600, 70);
  const until = sureUntilMs(sure, 1_000);

  if (until === null) throw new Error("a deviation of 70 is sure");
  expect(deviationAfter(sure, periodsBetween(1_000, until))).toBeCloseTo(ESTABLISHED_DEVIATION, 5);
  expect(sureUntilMs(rated(1600, 111), 1_000)).toBeNull();
});

test("a period is a day", () => {
  expect(periodsBetween(0, 86_400_000)).toBe(1);
  expect(periodsBetween(5, 4)).toBe(0);
});
