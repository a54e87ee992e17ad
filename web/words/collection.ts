import { DECK_SIZE, moveToDeckWords, type MoveToDeckRefusal } from "#game/collection/deck.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike, failure, type Failure } from "./failed.ts";

export const movedToVault: Toast = { title: "Card moved to vault" };
export const movedToDeck: Toast = { title: "Card moved to deck" };

/** How the vault's own page says it. */
export const movedFromVault = (name: string): Toast => ({
  title: "Card Moved to Deck",
  description: `${name} is ready for battle.`,
});

export const notMovedToVault = failedAlike("Failed to move card");
export const notMovedToDeck = failed(
  "Failed to move card",
  `Your deck is full (${DECK_SIZE} cards maximum)`,
);
export const notMovedFromHome = failed("Move Failed", "Failed to move card to vault");
export const notMovedFromVault = failed("Move Failed", "Failed to move card to deck");

export const moveToDeckRefused = (refusal: MoveToDeckRefusal): Failure =>
  failure("Failed to move card", moveToDeckWords[refusal]);

export const moveFromVaultRefused = (refusal: MoveToDeckRefusal): Failure =>
  failure(refusal === "deck_full" ? "Deck Full" : "Move Failed", moveToDeckWords[refusal]);
