/**
 * The packs of the marketplace. A slot draws by the stated chances, some slots among the better
 * rarities only; the chances of a slot are shown before a player pays.
 */
import { chancePercent, rank, rarities, type Rarity } from "#game/cards/rarities.ts";

export type Slot = "standard" | "rare_or_better" | "epic_or_better";

const slotFloor: Record<Slot, Rarity> = {
  standard: "common",
  rare_or_better: "rare",
  epic_or_better: "epic",
};

/** What a pack is, whatever it costs. */
export type PackKind = {
  id: number;
  name: string;
  description: string;
  /** The setting that says what it costs. */
  price: PackPriceName;
  slots: readonly Slot[];
  /** Its wrapper: a creature of the catalogue, in the light of a rarity. */
  wrapper: { creature: string; light: "rare" | "epic" | "legendary" };
};

export type Pack = PackKind & { priceCoins: number };

const table = [
  {
    id: 1,
    name: "Starter Pack",
    description: "3 cards to begin with",
    price: "starterPackCoins",
    slots: ["standard", "standard", "standard"],
    wrapper: { creature: "cindlepup", light: "rare" },
  },
  {
    id: 2,
    name: "Mystical Pack",
    description: "5 cards, one of them rare or better",
    price: "mysticalPackCoins",
    slots: ["standard", "standard", "standard", "standard", "rare_or_better"],
    wrapper: { creature: "quartzelot", light: "epic" },
  },
  {
    id: 3,
    name: "Legendary Pack",
    description: "5 cards, one of them rare or better and one epic or better",
    price: "legendaryPackCoins",
    slots: ["standard", "standard", "standard", "rare_or_better", "epic_or_better"],
    wrapper: { creature: "vulkarune", light: "legendary" },
  },
] as const;

export type PackId = (typeof table)[number]["id"];

export type PackPriceName = (typeof table)[number]["price"];

/** What admins have set the packs' prices to. */
export type PackPrices = Record<PackPriceName, number>;

export const packs: readonly PackKind[] = table;

/** The packs at the prices of today. */
export const packsAt = (prices: PackPrices): readonly Pack[] =>
  packs.map((pack) => ({ ...pack, priceCoins: prices[pack.price] }));

/** Shares of a whole: what a rarity has, out of the sum of all. */
export type Chances = Readonly<Record<Rarity, number>>;

export const sumOf = (chances: Chances): number =>
  rarities.reduce((sum, rarity) => sum + chances[rarity], 0);

export const eachRarity = <Of>(number: (rarity: Rarity) => Of): Record<Rarity, Of> => ({
  common: number("common"),
  rare: number("rare"),
  epic: number("epic"),
  legendary: number("legendary"),
  mythical: number("mythical"),
});

/** The stated chances, among the rarities that the slot allows. */
export const slotChances = (slot: Slot): Chances =>
  eachRarity((rarity) => (rank(rarity) < rank(slotFloor[slot]) ? 0 : chancePercent[rarity]));

/** The chance of every rarity in a slot, in percent; together 100. */
export function slotOdds(slot: Slot): Record<Rarity, number> {
  const chances = slotChances(slot);
  return eachRarity((rarity) => (100 * chances[rarity]) / sumOf(chances));
}

/** The chance of every rarity in one card of a pack, in percent, before any promise is kept. */
export const baseOdds = ({ slots }: Pick<Pack, "slots">): Record<Rarity, number> =>
  eachRarity(
    (rarity) => slots.reduce((sum, slot) => sum + slotOdds(slot)[rarity], 0) / slots.length,
  );
