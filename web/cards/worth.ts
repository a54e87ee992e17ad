import type { CardOnWire } from "#contract/cards.ts";
import { inCoins, inDollars } from "#texts/en/purse.ts";
import { useCoinsOnly } from "./coins-only.ts";

/** Stands beside every value of a card: nobody pays it out. */
export const ESTIMATE = "an estimate, not redeemable";

/** What a card is worth on paper, as this player is told it. */
export const useWorth = ({ value, usdValue }: CardOnWire): string =>
  useCoinsOnly() ? inCoins(value) : inDollars(usdValue);
