import { expect, test } from "vitest";
import { must } from "#game/lib/must.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { packsAt } from "#game/packs/packs.ts";
import { publishedOdds } from "#game/packs/published-odds.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { simulateMonth, simulateOpenings, type MonthNumbers } from "./simulate.ts";

test.for([1, 2, 3])("ten thousand openings of pack %i find what is published", (id) => {
  const pack = must(
    packsAt(standardSettings).find((each) => each.id === id),
    "pack",
  );
  const { rarities, cards, coinsPaid } = simulateOpenings(pack, 10_000, diceFrom(id));

  expect(cards).toBe(10_000 * pack.slots.length);
  expect(coinsPaid).toBe(10_000 * pack.priceCoins);
  const published = must(publishedOdds[id], "odds").perCard;
  for (const rarity of ["common", "rare", "epic", "legendary", "mythical"] as const) {
    const { low, mean, high } = rarities[rarity];
    // Twice the interval: out of fifteen numbers one may well lie beside its own.
    expect(published[rarity]).toBeGreaterThan(mean - 2 * (mean - low));
    expect(published[rarity]).toBeLessThan(mean + 2 * (high - mean));
  }
});

const numbers: MonthNumbers = {
  rewards: standardSettings,
  shareCoins: 50,
  sharesPerDay: 3,
  dailyGiftCoins: 5,
  chestCoins: 40,
  missions: { daily: 100, weekly: 520, monthly: 1000 },
  packCoins: 200,
};

const month = (shareCoins: number) =>
  simulateMonth({ ...numbers, shareCoins }, 300, diceFrom(7)).map(({ coinsIn }) => coinsIn);

test("whoever plays more earns more, and what pays less leaves less", () => {
  const rich = month(50);
  const poor = month(0);

  expect(rich.map(({ mean }) => mean)).toEqual(rich.map(({ mean }) => mean).toSorted(byNumber));
  expect(rich.every(({ low, mean, high }) => low < mean && mean < high)).toBe(true);
  expect(rich.every(({ low }, kind) => low > (poor[kind]?.high ?? low))).toBe(true);
});

const byNumber = (a: number, b: number) => a - b;
