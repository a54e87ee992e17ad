import { createContext, use } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import type { ListingOnWire } from "#contract/market.ts";

export type MarketActions = {
  buy: (listing: ListingOnWire) => void;
  /** Without a card it is chosen first. */
  sell: (ownedCardId?: string) => void;
  order: (card: CardOnWire | null) => void;
  showPrices: (card: CardOnWire) => void;
};

const nothing = () => undefined;

/** What can be opened from every part of the market. */
export const MarketContext = createContext<MarketActions>({
  buy: nothing,
  sell: nothing,
  order: nothing,
  showPrices: nothing,
});

export const useMarketActions = (): MarketActions => use(MarketContext);
