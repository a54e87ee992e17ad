import { expect, test } from "vitest";
import { firstCreatures } from "#game/cards/test-first-creatures.ts";
import { rank, rarities, type Rarity } from "#game/cards/rarities.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { drawPack } from "./committed-draw.ts";
import { noPity } from "./draw.ts";
import { readOdds, writeOdds } from "./odds.ts";
import { baseOdds, eachRarity, packs, slotOdds, sumOf, type PackKind } from "./packs.ts";
import { publishedOdds } from "./published-odds.ts";

const catalogue = firstCreatures.map(({ slug, rarity }) => ({ id: slug, rarity }));
const rarityOf = new Map<string, Rarity>(catalogue.map(({ id, rarity }) => [id, rarity]));
const DRAWS = volumeOf(1_000_000, 50_000);

type Simulation = { counts: Record<Rarity, number>; withLegendary: number; withMythical: number };

/** Packs until a million cards are drawn; with `keepsPity` by one and the same player. */
function simulate(pack: PackKind, { keepsPity, seed }: { keepsPity: boolean; seed: number }) {
  const odds = readOdds(writeOdds(pack, catalogue));
  const seeds = diceFrom(seed);
  const found: Simulation = { counts: eachRarity(() => 0), withLegendary: 0, withMythical: 0 };
  let pity = noPity;
  for (let cards = 0; cards < DRAWS; cards += pack.slots.length) {
    const dice = diceFrom(seeds.int(0, 2 ** 32 - 1));
    const drawn = drawPack(dice, odds, { owned: [], pityBefore: pity, nonce: 5 });
    if (keepsPity) pity = drawn.pityAfter;
    const drawnRarities = drawn.cardIds.map((id) => rarityOf.get(id)!);
    for (const rarity of drawnRarities) found.counts[rarity]++;
    const best = Math.max(...drawnRarities.map(rank));
    if (best >= rank("legendary")) found.withLegendary++;
    if (best >= rank("mythical")) found.withMythical++;
  }
  return found;
}

/** How likely chance alone strays as far as this: chi-square with four degrees of freedom. */
function probability(counts: Record<Rarity, number>, percents: Record<Rarity, number>): number {
  const total = sumOf(counts);
  const chiSquare = rarities.reduce((sum, rarity) => {
    const expected = (total * percents[rarity]) / 100;
    return sum + (counts[rarity] - expected) ** 2 / expected;
  }, 0);
  return Math.exp(-chiSquare / 2) * (1 + chiSquare / 2);
}

/** How many standard deviations lie between what was found and what was published. */
function distance(found: number, total: number, percent: number): number {
  const p = percent / 100;
  return Math.abs(found - total * p) / Math.sqrt(total * p * (1 - p));
}

/** A pack holds at least one such card, without any promise about bad luck, in percent. */
const atLeastOne = (pack: PackKind, rarity: Rarity) =>
  100 *
  (1 -
    pack.slots.reduce((none, slot) => {
      const odds = slotOdds(slot);
      const better = rarities.filter((each) => rank(each) >= rank(rarity));
      return none * (1 - better.reduce((sum, each) => sum + odds[each], 0) / 100);
    }, 1));

test.for(packs)("the published odds of the $name add up to 100", (pack) => {
  expect(sumOf(baseOdds(pack))).toBeCloseTo(100, 9);
  expect(sumOf(publishedOdds[pack.id]!.perCard)).toBeCloseTo(100, 5);
});

test.for(packs)("many cards of the $name match its base odds (p > 0.01)", (pack) => {
  const found = simulate(pack, { keepsPity: false, seed: pack.id });

  expect(probability(found.counts, baseOdds(pack))).toBeGreaterThan(0.01);
  const opened = Math.ceil(DRAWS / pack.slots.length);
  const { withLegendary, withMythical } = found;
  expect(distance(withLegendary, opened, atLeastOne(pack, "legendary"))).toBeLessThan(2.58);
  expect(distance(withMythical, opened, atLeastOne(pack, "mythical"))).toBeLessThan(2.58);
});

test.for(packs)("many cards of one $name buyer match its odds with promises", (pack) => {
  const found = simulate(pack, { keepsPity: true, seed: 10 + pack.id });
  const { perCard, perPack } = publishedOdds[pack.id]!;

  expect(probability(found.counts, perCard)).toBeGreaterThan(0.01);
  const opened = Math.ceil(DRAWS / pack.slots.length);
  expect(distance(found.withLegendary, opened, perPack.legendary)).toBeLessThan(2.58);
  expect(distance(found.withMythical, opened, perPack.mythical)).toBeLessThan(2.58);
});

test.for([
  ["Starter Pack", 11.5, 3],
  ["Mystical Pack", 28.7, 7.8],
  ["Legendary Pack", 55.4, 16.2],
] as const)("a %s holds a legendary card in %f and a mythical one in %f of 100", ([name, l, m]) => {
  const pack = packs.find((each) => each.name === name)!;

  expect(atLeastOne(pack, "legendary")).toBeCloseTo(l, 1);
  expect(atLeastOne(pack, "mythical")).toBeCloseTo(m, 1);
});

test("every common card comes as often as any other (chi-square, 12 degrees, p > 0.01)", () => {
  const odds = readOdds(writeOdds(packs[0]!, catalogue));
  const seeds = diceFrom(99);
  const commons = new Map(
    catalogue.filter(({ rarity }) => rarity === "common").map(({ id }) => [id, 0]),
  );
  for (let i = 0; i < volumeOf(100_000, 20_000); i++) {
    const dice = diceFrom(seeds.int(0, 2 ** 32 - 1));
    for (const id of drawPack(dice, odds, { owned: [], pityBefore: noPity, nonce: 5 }).cardIds) {
      const seen = commons.get(id);
      if (seen !== undefined) commons.set(id, seen + 1);
    }
  }

  const counts = [...commons.values()];
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  expect(counts).toHaveLength(13);
  expect(chiSquare).toBeLessThan(26.22);
});
