/** A pack is paid when it is opened; a player with too few coins reads how many are missing. */
import type { Pack } from "./packs.ts";

export type OpenRefusal = "too_few_coins";

/** Why the pack stays closed; null when it may be opened. Button and server both ask. */
export const refuseToOpen = (
  { priceCoins }: Pick<Pack, "priceCoins">,
  coins: number,
): OpenRefusal | null => (coins < priceCoins ? "too_few_coins" : null);
