import { DECK_SIZE, type MoveToDeckRefusal } from "#game/collection/deck.ts";
import { collectionAnswers, moveToDeckRefusals } from "#texts/en/collection.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike, failure, type Failure } from "./failed.ts";
import { answered, inItsWords, outcome, said } from "./said.ts";

const NOT_MOVED = "Failed to move card";

/** As the collection says it, and as Home does. */
const cardInVault = (name: string): Toast => said(collectionAnswers.moved_to_vault, name);
export const movedToVault = outcome(cardInVault, failedAlike(NOT_MOVED));
export const movedFromHome = outcome(
  cardInVault,
  failed("Move Failed", "Failed to move card to vault"),
);

/** As the collection says it, and as the vault's own page does. */
export const movedToDeck = outcome(
  (name: string): Toast => said(collectionAnswers.moved_to_deck, name),
  failed(NOT_MOVED, `Your deck is full (${DECK_SIZE} cards maximum)`),
);
export const movedFromVault = outcome(
  (name: string): Toast => said("Card Moved to Deck", `${name} is ready for battle.`),
  failed("Move Failed", "Failed to move card to deck"),
);

export const moveToDeckRefused = (refusal: MoveToDeckRefusal): Failure =>
  failure(NOT_MOVED, moveToDeckRefusals[refusal]);

export const moveFromVaultRefused = (refusal: MoveToDeckRefusal): Failure =>
  failure(refusal === "deck_full" ? "Deck Full" : "Move Failed", moveToDeckRefusals[refusal]);

export const notFused = failed("Not Fused");

export const teamChanged = outcome(inItsWords, failed("Team Not Saved"));
export const teamSlotBought = outcome(answered("Bought"), failed("Not Bought"));
