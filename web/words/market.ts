import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike } from "./failed.ts";
import { answered, outcome } from "./said.ts";

/** What the button says when a card cannot be bought. */
export const OWN_CARD = "Your Card";
export const TOO_FEW_COINS = "Need More Coins";

export const listed: Toast = { title: "Card Listed Successfully!" };
export const notListed = failedAlike("Listing Failed", "Failed to list card on marketplace");
export const bought = (name: string): Toast => ({
  title: "Card Purchased!",
  description: `${name} is yours.`,
});
export const packOpened = answered("Pack Opened!");
export const welcomePackNotOpened = failed("Pack Not Opened", "Your pack waits. Please try again.");
/** For a card as well as for a pack. */
export const notBought = failed("Purchase Failed");

export const takenBack = outcome({ title: "Card Taken Back" }, failed("Card Not Taken Back"));
export const ordered: Toast = { title: "Buy Order Placed" };
export const notOrdered = failed("Buy Order Not Placed");
export const orderCancelled = outcome(
  { title: "Buy Order Cancelled" },
  failed("Buy Order Not Cancelled"),
);
export const wishNotChanged = failed("Wishlist Not Changed");
