import { DECK_SIZE, type MoveToDeckRefusal } from "#game/collection/deck.ts";
import { collectionAnswers, moveToDeckRefusals } from "#texts/en/collection.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike, failure, type Failure } from "./failed.ts";
import { answered } from "./said.ts";

const NOT_MOVED = "Failed to move card";

export const movedToVault = (name: string): Toast => ({
  title: collectionAnswers.moved_to_vault,
  description: name,
});
export const movedToDeck = (name: string): Toast => ({
  title: collectionAnswers.moved_to_deck,
  description: name,
});

/** How the vault's own page says it. */
export const movedFromVault = (name: string): Toast => ({
  title: "Card Moved to Deck",
  description: `${name} is ready for battle.`,
});

export const notMovedToVault = failedAlike(NOT_MOVED);
export const notMovedToDeck = failed(NOT_MOVED, `Your deck is full (${DECK_SIZE} cards maximum)`);
export const notMovedFromHome = failed("Move Failed", "Failed to move card to vault");
export const notMovedFromVault = failed("Move Failed", "Failed to move card to deck");

export const moveToDeckRefused = (refusal: MoveToDeckRefusal): Failure =>
  failure(NOT_MOVED, moveToDeckRefusals[refusal]);

export const moveFromVaultRefused = (refusal: MoveToDeckRefusal): Failure =>
  failure(refusal === "deck_full" ? "Deck Full" : "Move Failed", moveToDeckRefusals[refusal]);

export const notFused = failed("Not Fused");

export const teamNotChanged = failed("Team Not Saved");
export const teamSlotBought = answered("Bought");
export const teamSlotNotBought = failed("Not Bought");
