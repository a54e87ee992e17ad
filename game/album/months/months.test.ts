import { expect, test } from "vitest";
import { creatures } from "#game/cards/creatures.ts";
import { slotChances } from "#game/packs/packs.ts";
import { chancesNow, drawCard, noPity, promises } from "#game/packs/draw.ts";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { arrivedCreatures, monthCreatures } from "./month-creatures.ts";
import { comingMonth, monthTitles, months } from "./months.ts";

const DECEMBER = 20_788 * DAY_MS;
const JANUARY = DECEMBER + 31 * DAY_MS;
const FEBRUARY = JANUARY + 31 * DAY_MS;

const catalogue = (all: readonly (typeof creatures)[number][]) =>
  all.map(({ slug, rarity }) => ({ id: slug, rarity }));
const slugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug);

test("a set comes with the first moment of its month, and stays", () => {
  const counts = [DECEMBER - 1, DECEMBER, JANUARY - 1, JANUARY, FEBRUARY, FEBRUARY + 999 * DAY_MS];

  expect(dayOf(DECEMBER)).toBe("2026-12-01");
  expect(counts.map((nowMs) => arrivedCreatures(nowMs).length)).toEqual([0, 6, 6, 12, 18, 18]);
});

test("creatures that have come keep their places when others follow", () => {
  const later = slugs(arrivedCreatures(FEBRUARY));

  for (const nowMs of [DECEMBER, JANUARY]) {
    const now = slugs(arrivedCreatures(nowMs));
    expect(later.slice(0, now.length)).toEqual(now);
  }
});

test("the next set is known until the last has come", () => {
  expect([DECEMBER - 1, DECEMBER, FEBRUARY].map(comingMonth)).toEqual(["2026-12", "2027-01", null]);
});

test.for(months)("the set of %s has six creatures of different elements", (month) => {
  const own = monthCreatures.filter((one) => one.month === month);

  expect(new Set(own.map(({ element }) => element)).size).toBe(6);
  expect(own.map(({ rarity }) => rarity)).toEqual([
    "common",
    "common",
    "rare",
    "rare",
    "epic",
    "legendary",
  ]);
  expect(monthTitles[month]).toMatch(/^[A-Z]/);
});

test("no name and no special ability comes twice", () => {
  const all = [...creatures, ...monthCreatures];

  expect(new Set(slugs(all)).size).toBe(all.length);
  expect(new Set(all.map(({ specialAbility }) => specialAbility)).size).toBe(all.length);
});

test("a draw gives the same rarity with and without monthly creatures, and gives them, too", () => {
  const few = catalogue(creatures);
  const many = catalogue([...creatures, ...monthCreatures]);
  const drawn = (from: typeof few, seed: number) =>
    drawCard(diceFrom(seed), "standard", { catalogue: from, owned: new Set(), pity: noPity }).card;
  const seeds = Array.from({ length: 2_000 }, (_, seed) => seed);

  expect(seeds.map((seed) => drawn(many, seed).rarity)).toEqual(
    seeds.map((seed) => drawn(few, seed).rarity),
  );
  const given = new Set(seeds.map((seed) => drawn(many, seed).id));
  const chances = chancesNow({ chances: slotChances("standard"), promises }, noPity);
  const drawable = monthCreatures.filter(({ rarity }) => chances[rarity] > 0);
  expect(drawable.length).toBe(monthCreatures.length);
  for (const { slug } of drawable) expect(given).toContain(slug);
});
