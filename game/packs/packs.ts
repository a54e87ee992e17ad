/**
 * The packs of the marketplace. A slot draws by the stated chances, some slots among the better
 * rarities only; the chances of a slot are shown before anyone pays.
 */
import { chancePercent, rank, rarities, type Rarity } from "#game/cards/rarities.ts";

export type Slot = "standard" | "rare_or_better" | "epic_or_better";

export const slotFloor: Record<Slot, Rarity> = {
  standard: "common",
  rare_or_better: "rare",
  epic_or_better: "epic",
};

export type Pack = {
  id: number;
  name: string;
  description: string;
  priceCoins: number;
  slots: readonly Slot[];
};

export const packs: readonly Pack[] = [
  {
    id: 1,
    name: "Starter Pack",
    description: "3 cards to begin with",
    priceCoins: 200,
    slots: ["standard", "standard", "standard"],
  },
  {
    id: 2,
    name: "Mystical Pack",
    description: "5 cards, one of them rare or better",
    priceCoins: 500,
    slots: ["standard", "standard", "standard", "standard", "rare_or_better"],
  },
  {
    id: 3,
    name: "Legendary Pack",
    description: "5 cards, one of them rare or better and one epic or better",
    priceCoins: 1500,
    slots: ["standard", "standard", "standard", "rare_or_better", "epic_or_better"],
  },
];

/** The chance of every rarity in a slot, in percent; together 100. */
export function slotOdds(slot: Slot): Record<Rarity, number> {
  const allowed = rarities.filter((rarity) => rank(rarity) >= rank(slotFloor[slot]));
  const total = allowed.reduce((sum, rarity) => sum + chancePercent[rarity], 0);
  const percent = (rarity: Rarity) =>
    allowed.includes(rarity) ? (100 * chancePercent[rarity]) / total : 0;
  return {
    common: percent("common"),
    rare: percent("rare"),
    epic: percent("epic"),
    legendary: percent("legendary"),
    mythical: percent("mythical"),
  };
}
