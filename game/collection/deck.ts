/**
 * The battle deck holds 54 cards, the vault any number. A card that is offered in a trade or listed
 * for sale is in neither: it is held until that is over.
 */
export const DECK_SIZE = 54;

/** Where an owned card is. Exactly one thing holds a held card: a listing, a trade, a transfer. */
export type Place = "deck" | "vault" | "held";

/** What can hold a card. */
export const holders = ["listing", "trade", "transfer", "nft", "duel"] as const;
export type Holder = (typeof holders)[number];

/** The 55th card goes to the vault: nobody must lose a card that they just made. */
export const placeForNewCard = (deckCount: number): "deck" | "vault" =>
  deckCount < DECK_SIZE ? "deck" : "vault";

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

export type DeckBand = { upTo: number; message: string };

/** The words beside the deck's progress bar, from an empty deck to a full one. */
const deckBands: readonly DeckBand[] = [
  { upTo: 0, message: "Every legend starts with one card. Create your first creature!" },
  { upTo: 9, message: "A fine start! Three cards are enough for your first battle." },
  { upTo: 29, message: "Your deck is growing. Mix elements, so that nothing can surprise you." },
  { upTo: 49, message: "What a collection! Your opponents are getting nervous." },
  { upTo: 53, message: "Almost there! Only a few empty slots are left." },
  { upTo: DECK_SIZE, message: "Your deck is full! New cards wait for you in the vault." },
];

export const deckBand = (deckCount: number): DeckBand =>
  deckBands.find((band) => deckCount <= band.upTo) ?? deckBands.at(-1)!;
