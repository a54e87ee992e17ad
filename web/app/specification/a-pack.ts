/** For tests: a pack on the shelf, and what was in it. */
import type { OpenedPack, PackOnWire } from "#contract/packs.ts";
import { ownedCard } from "#web/cards/test-cards.ts";

const odds = { common: 75, rare: 15, epic: 6, legendary: 3, mythical: 1 };
const pity = { sinceEpic: 0, sinceLegendary: 0, sinceMythical: 0 };

export const pack: PackOnWire = {
  id: 1,
  name: "Starter Pack",
  description: "Three cards.",
  price: 200,
  slots: ["standard", "standard", "standard"],
  baseOdds: odds,
  effectiveOdds: odds,
  packOdds: { legendary: 10.6, mythical: 3.6 },
  commit: "ab".repeat(32),
  nonce: 0,
  pity,
};

export const opened: OpenedPack = {
  message: "Three new cards.",
  cards: ["Aaa", "Bbb", "Ccc"].map((name) => {
    const { id, card } = ownedCard(name);
    return { id, card, isNew: true, copies: 1, location: "deck" };
  }),
  coins: 1_050,
  pity,
  receipt: { openingId: "o1", commit: pack.commit, nonce: 0, oddsHash: "cd".repeat(32) },
};
