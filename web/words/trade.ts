/** Cards that change hands between two players: gifts by a code, and a card for a card. */
import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";
import { takenBack as fromMarket } from "./market.ts";
import { answered, outcome, said } from "./said.ts";

export const codeGenerated: Toast = { title: "Transfer QR Generated" };
export const codeNotGenerated = failed("Generation Failed", "Failed to generate transfer QR");
export const received = outcome(
  answered("Card Received!"),
  failed("Transfer Failed", "Failed to claim card"),
);

export const takenBack = (name: string) =>
  outcome(
    said("Card Taken Back", `${name} is with you again. The code works no more.`),
    fromMarket.refusedToast,
  );
export const tradeCreated = outcome(
  said("Trade Created!", "Show your friend the code."),
  failed("Trade Failed", "Your offer was not made."),
);
export const notTraded = failed("Trade Failed", "The cards were not traded.");
export const tradeCancelled = (name: string) =>
  outcome(said("Trade Cancelled", `${name} is with you again.`), failed("Trade Not Cancelled"));
export const tradeDeclined = (trader: string) =>
  outcome(
    said("Trade Declined", `${trader} is told, and keeps the card.`),
    failed("Trade Not Declined"),
  );

export const reported = outcome(answered("Report Sent"), failed("Report Not Sent"));
