import { expect, test } from "vitest";
import { monthCreatures } from "#game/album/months/month-creatures.ts";
import { healthOf, powerOf, speedOf } from "./card.ts";
import { creatures } from "./creatures.ts";
import { elements } from "./elements.ts";
import { rarities } from "./rarities.ts";
import { firstCreatures } from "./test-first-creatures.ts";

const all = [...creatures, ...monthCreatures];

/** Name, speed, health and power as the design of the game states them. */
const stated = [
  ["Cindlepup", 34, 119, 86],
  ["Puddlefinch", 35, 121, 88.5],
  ["Pebblegrum", 34, 119, 86],
  ["Zephyrook", 34, 119, 86],
  ["Brackenip", 38, 126, 95],
  ["Rimefuzzle", 37, 124, 92.5],
  ["Zizzlebug", 36, 123, 91],
  ["Joulekit", 36, 123, 91],
  ["Gloamadder", 36, 123, 91],
  ["Lumoplume", 34, 119, 86],
  ["Prismarmot", 36, 122, 90],
  ["Twiglerin", 38, 126, 95],
  ["Murkitten", 36, 123, 91],
  ["Brazelhorn", 44, 138, 110],
  ["Brinkoil", 45, 140, 112.5],
  ["Loamadillo", 44, 138, 110],
  ["Skywhirrel", 44, 138, 110],
  ["Brambuckle", 48, 147, 121],
  ["Zapadger", 47, 144, 117.5],
  ["Duskarrel", 47, 144, 117.5],
  ["Halorynx", 44, 138, 110],
  ["Wispernel", 46, 142, 115],
  ["Undowyrm", 56, 162, 140],
  ["Galevanth", 54, 159, 136],
  ["Glaceleth", 58, 167, 146],
  ["Nokturrow", 58, 166, 145],
  ["Quartzelot", 57, 164, 142.5],
  ["Vulkarune", 67, 184, 167.5],
  ["Canopragon", 73, 197, 183.5],
  ["Serafawn", 67, 184, 167.5],
  ["Eidolume", 84, 218, 210],
  ["Monolithyr", 80, 211, 201],
] as const;

const powerBands = {
  common: [84, 97],
  rare: [108, 123],
  epic: [134, 148],
  legendary: [165, 186],
  mythical: [198, 214],
} as const;

test.for(stated)("%s has speed %i, health %i and power %f", ([name, speed, health, power]) => {
  const creature = creatures.find((one) => one.name === name)!;

  expect([speedOf(creature), healthOf(creature), powerOf(creature)]).toEqual([
    speed,
    health,
    power,
  ]);
});

test("the game began with 13, 9, 5, 3 and 2 creatures, from common to mythical", () => {
  const counts = rarities.map(
    (rarity) => firstCreatures.filter((one) => one.rarity === rarity).length,
  );

  expect(counts).toEqual([13, 9, 5, 3, 2]);
  expect(creatures.length).toBe(stated.length);
});

test("every element has a creature", () => {
  expect(new Set(creatures.map((one) => one.element))).toEqual(new Set(elements));
});

test("names and slugs are unique and easy to read", () => {
  expect(new Set(all.map((one) => one.slug)).size).toBe(all.length);
  for (const { name } of all) expect(name).toMatch(/^[A-Z][a-z]{6,10}$/);
});

test.for(all)("$name is as strong as its rarity, neither all attack nor all defense", (one) => {
  const [weakest, strongest] = powerBands[one.rarity];
  const attackShare = one.attack / (one.attack + one.defense);

  expect(powerOf(one)).toBeGreaterThanOrEqual(weakest);
  expect(powerOf(one)).toBeLessThanOrEqual(strongest);
  expect(attackShare).toBeGreaterThanOrEqual(0.34);
  expect(attackShare).toBeLessThanOrEqual(0.62);
});

test.for(all)("$name says what it can do and tells its story, briefly", (one) => {
  expect(one.description).toMatch(/^[A-Z].*\.$/);
  expect(one.description.length).toBeLessThanOrEqual(140);
  expect(one.backstory).toContain(one.name);
  expect(one.backstory.length).toBeLessThanOrEqual(260);
  expect(one.backstory.match(/\.( |$)/g)).toHaveLength(2);
});
