/**
 * The battle deck holds 54 cards, the vault any number. A card that is offered in a trade or listed
 * for sale is in neither: it is held until that is over. So is one that becomes an NFT, and one that is
 * in a wallet outside of the game.
 */
export const DECK_SIZE = 54;

/** Where an owned card is. Exactly one thing holds a held card: a listing, a trade, a transfer. */
export type Place = "deck" | "vault" | "held";

/** What can hold a card. */
export const holders = [
  "listing",
  "trade",
  "transfer",
  /** It is becoming an NFT, or is on its way out of the game. */
  "nft",
  /** It is in a wallet outside of the game. */
  "external",
  "duel",
  "purchase",
] as const;
export type Holder = (typeof holders)[number];

export type MoveToDeckRefusal = "deck_full" | "already_in_deck" | "held";
export type MoveToVaultRefusal = "already_in_vault" | "held";

export function refuseToMoveToDeck(from: Place, deckCount: number): MoveToDeckRefusal | null {
  if (from === "held") return "held";
  if (from === "deck") return "already_in_deck";
  if (deckCount >= DECK_SIZE) return "deck_full";
  return null;
}

export function refuseToMoveToVault(from: Place): MoveToVaultRefusal | null {
  if (from === "held") return "held";
  return from === "vault" ? "already_in_vault" : null;
}

/** How full a deck is, each up to this many cards. */
const deckBands = [
  ["empty", 0],
  ["begun", 9],
  ["growing", 29],
  ["large", 49],
  ["nearly_full", DECK_SIZE - 1],
  ["full", DECK_SIZE],
] as const;

export type DeckBand = (typeof deckBands)[number][0];

export const deckBandOf = (deckCount: number): DeckBand =>
  deckBands.find(([, upTo]) => deckCount <= upTo)?.[0] ?? "full";
