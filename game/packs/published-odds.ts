/**
 * The chances that players read before they pay, with every promise about bad luck kept, in percent:
 * those of a player who opens only this pack, for ever. `npm run odds` works them out again.
 */
import type { Rarity } from "#game/cards/rarities.ts";
import type { PackId } from "./packs.ts";

export type PackOdds = {
  /** Of one card. */
  perCard: Record<Rarity, number>;
  /** Of a whole pack to hold at least one such card. */
  perPack: { legendary: number; mythical: number };
};

const table: Record<PackId, PackOdds> = {
  1: {
    perCard: {
      common: 73.707644,
      rare: 14.741529,
      epic: 6.774665,
      legendary: 3.54032,
      mythical: 1.235842,
    },
    perPack: { legendary: 13.762989, mythical: 3.670573 },
  },
  2: {
    perCard: {
      common: 59.803526,
      rare: 23.736143,
      epic: 9.81351,
      legendary: 4.96758,
      mythical: 1.679241,
    },
    perPack: { legendary: 29.759987, mythical: 8.168231 },
  },
  3: {
    perCard: {
      common: 44.999884,
      rare: 20.999836,
      epic: 20.39944,
      legendary: 10.200253,
      mythical: 3.400587,
    },
    perPack: { legendary: 55.41273, mythical: 16.168958 },
  },
};

/** By the pack's id. */
export const publishedOdds: Readonly<Record<number, PackOdds>> = table;
