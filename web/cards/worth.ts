import type { CardOnWire } from "#contract/cards.ts";
import { inCoins, inDollars } from "#texts/en/purse.ts";
import { useCoinsOnly } from "./coins-only.ts";

/** Stands beside every value of a card, which cannot be paid out. */
export const ESTIMATE = "an estimate, not redeemable";

/** A card's estimated value, in coins or dollars as this player sees values. */
export const useWorth = ({ value, usdValue }: CardOnWire): string =>
  useCoinsOnly() ? inCoins(value) : inDollars(usdValue);
