import * as z from "zod/mini";
import { elements } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { holders } from "#game/collection/deck.ts";
import { card, groupedCard, ownedCard } from "./cards.ts";
import { done, endpoint } from "./endpoint.ts";
import { cursor, id, upTo } from "./ids.ts";

/**
 * Without a limit the whole list is answered. With one, `cursor` is the id of the last entry
 * already received; a page shorter than the limit is the last.
 */
const page = z.object({
  limit: upTo(1000),
  cursor,
});

/** Three equal copies that become one. */
const equalCopies = z.object({
  keptId: id<"ownedCard">(),
  otherIds: z.tuple([id<"ownedCard">(), id<"ownedCard">()]),
});

const moved = z.object({ ...done.shape, card: ownedCard });
const byPath = z.object({ id: id<"ownedCard">() });
const byBody = z.object({ userCardId: id<"ownedCard">() });

export const listOwnedCards = endpoint("GET /api/cards/user", "player", {
  summary: "Every copy that the player owns, newest first",
  input: page,
  output: z.array(ownedCard),
});

export const listGroupedCards = endpoint("GET /api/user-cards", "player", {
  summary: "The player's cards, copies of one card together",
  input: page,
  output: z.array(groupedCard),
});

export const listDeck = endpoint("GET /api/cards/deck", "player", {
  summary: "The battle deck, in slot order",
  input: page,
  output: z.array(ownedCard),
});

export const listVault = endpoint("GET /api/cards/vault", "player", {
  summary: "The vault, newest first",
  input: page,
  output: z.array(ownedCard),
});

/** What holds a card that is in neither deck nor vault. */
export const listHeldCards = endpoint("GET /api/cards/held", "player", {
  summary: "Own cards that a deal holds; `location` is where each was, and goes back to",
  output: z.array(z.object({ ...ownedCard.shape, heldBy: z.enum(holders) })),
});

export const collectionStats = endpoint("GET /api/cards/stats", "player", {
  summary: "How many cards lie where",
  output: z.object({ deckCount: z.int(), vaultCount: z.int(), deckFull: z.boolean() }),
});

export const listCatalogue = endpoint("GET /api/cards", "player", {
  summary: "Every card of the catalogue",
  output: z.array(card),
});

export const creature = z.object({
  id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  rarity: z.enum(rarities),
  element: z.enum(elements),
  description: z.string(),
});

export const listCreatures = endpoint("GET /api/creatures", "player", {
  summary: "The gallery of creatures",
  output: z.array(creature),
});

export const moveToVaultById = endpoint("POST /api/cards/{id}/move-to-vault", "player", {
  summary: "Move a card from the deck to the vault",
  input: byPath,
  output: moved,
});

export const moveToVault = endpoint("POST /api/cards/move-to-vault", "player", {
  summary: "Move a card from the deck to the vault",
  input: byBody,
  output: moved,
});

export const moveToDeckById = endpoint("POST /api/cards/{id}/move-to-deck", "player", {
  summary: "Move a card from the vault to the deck",
  input: byPath,
  output: moved,
});

export const moveToDeck = endpoint("POST /api/cards/move-to-deck", "player", {
  summary: "Move a card from the vault to the deck",
  input: byBody,
  output: moved,
});

export const cardStory = endpoint("GET /api/user-cards/{id}/story", "player", {
  summary: "How the story of a made card went on in its maker's battles",
  input: byPath,
  output: z.object({
    /** By level; each never changes. */
    lines: z.array(z.object({ level: z.int(), line: z.string() })),
  }),
});

export const fuseCards = endpoint("POST /api/cards/fuse", "player", {
  summary: "Fuse three equal copies into one with the next finish; the other two leave the game",
  input: equalCopies,
  output: moved,
});
