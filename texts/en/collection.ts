import { finishNames, type Finish } from "#game/cards/finishes.ts";
import type { FuseRefusal } from "#game/collection/fuse.ts";
import {
  DECK_SIZE,
  type DeckBand,
  type Holder,
  type MoveToDeckRefusal,
  type MoveToVaultRefusal,
  type Place,
} from "#game/collection/deck.ts";
import type { Group } from "#texts/catalogue.ts";

/** Beside the deck's progress bar. */
export const deckBandTexts = {
  empty: "Every legend starts with one card. Create your first creature!",
  begun: "A fine start! Three cards are enough for your first battle.",
  growing: "Your deck is growing. Mix elements, so that nothing can surprise you.",
  large: "What a collection! Your opponents are getting nervous.",
  nearly_full: "Almost there! Only a few empty slots are left.",
  full: "Your deck is full! New cards wait for you in the vault.",
} satisfies Record<DeckBand, string>;

const HELD = "This card is in a trade, for sale or on its way somewhere right now.";

export const moveToDeckRefusals = {
  deck_full: `Your deck is full (${DECK_SIZE}/${DECK_SIZE}). Move a card to vault first.`,
  already_in_deck: "This card is already in your deck.",
  held: HELD,
} satisfies Record<MoveToDeckRefusal, string>;

export const moveToVaultRefusals = {
  already_in_vault: "This card is already in your vault.",
  held: HELD,
} satisfies Record<MoveToVaultRefusal, string>;

const holderTexts = {
  listing: "This card is for sale on the marketplace. Take it back first.",
  trade: "This card is offered in a trade. Cancel that first.",
  transfer: "This card waits for a friend to claim it. Cancel its code first.",
  nft: "This card is on its way on the blockchain right now.",
  external: "This card is in an outside wallet.",
  duel: "This card is in a duel.",
  purchase: "The money for this card went back, so it is locked.",
} satisfies Record<Holder, string>;

export const ownCardRefusals = {
  no_card: "This card is not in your collection.",
  card_archived: "This card was taken out of the game. It stays yours, and cannot be dealt with.",
  card_held: ({ holder }: { holder: Holder }) => holderTexts[holder],
} satisfies Group;

export const fuseRefusals = {
  not_three: "Three different copies fuse into one.",
  not_equal: "Only copies of one card with the same finish can fuse.",
  is_nft: "A card that is an NFT cannot fuse.",
  is_fighting: "One of these cards is in a duel, or waits for one.",
  highest_finish: "Golden is the highest finish.",
} satisfies Record<FuseRefusal, string>;

/** For people who run the game. */
export const anyCardRefusals = {
  name_taken: "Another card has this name.",
  no_name: "A name needs letters or digits.",
  last_of_rarity: "Packs need a creature of every rarity, and this is the last one of its own.",
} satisfies Group;

export const anyCardAnswers = {
  card_archived: "Players have this card, so it stays theirs. Nobody gets another one.",
  card_removed: "The card is gone.",
} satisfies Group;

export const collectionAnswers = {
  creature_deleted: "The creature is gone from gallery and packs. Whoever has its card keeps it.",
  moved_to_vault: "Card moved to vault",
  moved_to_deck: "Card moved to deck",
  fused: ({ name, finish }: { name: string; finish: Finish }) =>
    `Three became one: ${name} is ${finishNames[finish] ?? "plain"} now.`,
} satisfies Group;

/** For the player who receives a card: the sentence about a full deck, or nothing. */
export const waitingPlace = (place: Place): string =>
  place === "vault" ? " Your deck is full, so it waits in your vault." : "";
