/** Cards that change hands between two players: gifts by a code, and a card for a card. */
import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";

export const codeGenerated: Toast = { title: "Transfer QR Generated" };
export const codeNotGenerated = failed("Generation Failed", "Failed to generate transfer QR");
export const received = (words: string): Toast => ({
  title: "Card Received!",
  description: words,
});
export const notReceived = failed("Transfer Failed", "Failed to claim card");

export const takenBack = (name: string): Toast => ({
  title: "Card Taken Back",
  description: `${name} is with you again. The code works no more.`,
});
export const notTakenBack = failed("Card Not Taken Back");
