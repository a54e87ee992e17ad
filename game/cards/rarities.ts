/**
 * How rare a card is: its chance, its rank, its stars and the points it may spend on attack and
 * defense. Part 1 of the specification, sections 3 and 9; budgets from the game's own balance.
 */
import type { Dice } from "#game/lib/dice.ts";

export const rarities = ["common", "rare", "epic", "legendary", "mythical"] as const;

export type Rarity = (typeof rarities)[number];

/** Chances in percent of every standard draw. They add up to 100. */
export const chancePercent: Record<Rarity, number> = {
  common: 75,
  rare: 15,
  epic: 6,
  legendary: 3,
  mythical: 1,
};

/** Attack plus defense of a card of this rarity, before the element's factor. */
export const statBudget: Record<Rarity, number> = {
  common: 72,
  rare: 92,
  epic: 114,
  legendary: 140,
  mythical: 168,
};

export const rank = (rarity: Rarity): number => rarities.indexOf(rarity) + 1;

/** The specification has three star tables and all three hold, each in its own place. */
export type StarTable = "display" | "collection" | "details";

const starTables: Record<StarTable, { stars: Partial<Record<string, number>>; others: number }> = {
  display: { stars: { mythical: 6, legendary: 5, epic: 4, rare: 3, common: 2 }, others: 1 },
  collection: { stars: { common: 1, rare: 2, epic: 3, legendary: 4 }, others: 1 },
  details: { stars: { mythical: 6, legendary: 5, epic: 4, rare: 3 }, others: 2 },
};

/** Any text is allowed: an unknown rarity gets the table's fallback. */
export function stars(rarity: string, table: StarTable): number {
  const { stars: known, others } = starTables[table];
  return Object.hasOwn(known, rarity) ? (known[rarity] ?? others) : others;
}

/** `mythic` is another spelling of `mythical`; null when the text names no rarity. */
export function parseRarity(text: string): Rarity | null {
  const word = text.trim().toLowerCase();
  if (word === "mythic") return "mythical";
  return rarities.find((rarity) => rarity === word) ?? null;
}

/** Draws by the stated chances, among the rarities from `atLeast` to `atMost` only. */
export function rollRarity(
  dice: Dice,
  { atLeast = "common", atMost = "mythical" }: { atLeast?: Rarity; atMost?: Rarity } = {},
): Rarity {
  const allowed = rarities.slice(rank(atLeast) - 1, rank(atMost));
  const total = allowed.reduce((sum, rarity) => sum + chancePercent[rarity], 0);
  let left = dice.between(0, total);
  for (const rarity of allowed) {
    left -= chancePercent[rarity];
    if (left < 0) return rarity;
  }
  return atMost;
}
