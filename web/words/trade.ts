/** Cards that change hands between two players: gifts by a code, and a card for a card. */
import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";
import { answered, said } from "./said.ts";

export const codeGenerated: Toast = { title: "Transfer QR Generated" };
export const codeNotGenerated = failed("Generation Failed", "Failed to generate transfer QR");
export const received = answered("Card Received!");
export const notReceived = failed("Transfer Failed", "Failed to claim card");

export const takenBack = (name: string): Toast => ({
  title: "Card Taken Back",
  description: `${name} is with you again. The code works no more.`,
});
export const tradeCreated = said("Trade Created!", "Show your friend the code.");
export const tradeNotCreated = failed("Trade Failed", "Your offer was not made.");
export const notTraded = failed("Trade Failed", "The cards were not traded.");
export const tradeCancelled = (name: string): Toast => ({
  title: "Trade Cancelled",
  description: `${name} is with you again.`,
});
export const tradeNotCancelled = failed("Trade Not Cancelled");
export const tradeDeclined = (trader: string): Toast => ({
  title: "Trade Declined",
  description: `${trader} is told, and keeps the card.`,
});
export const tradeNotDeclined = failed("Trade Not Declined");

export const reported = answered("Report Sent");
export const notReported = failed("Report Not Sent");
