import { failureWords, reasonOf } from "#web/lib/call.ts";
import { purchaseRefusals } from "#texts/en/purchases.ts";
import { inCredits } from "#texts/en/purse.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike, failure, type Failure, type FromError } from "./failed.ts";
import { answered, outcome, said } from "./said.ts";

export const paymentNotSetUp = failed(
  "Payment Setup Failed",
  "Unable to setup payment. Please try again.",
);

/** The provider's own words, when it has some. */
export const notPaid = (message = "Please check your payment details and try again."): Failure =>
  failure("Payment Failed", message);

export const paymentBroken = failedAlike(
  "Payment Error",
  "An unexpected error occurred. Please try again.",
);

export const notCompleted = failedAlike(
  "Payment Processing Error",
  "There was an issue completing your purchase.",
);

/** The bank takes its time; what was bought comes by itself. */
export const paymentUnderWay = said("Payment Under Way", purchaseRefusals.payment_processing);

export const nothingChosen = failure("Invalid Package", "No package selected for checkout.");

export const creditsBought = (credits: number): Toast => ({
  title: "Credits Purchased!",
  description: `${inCredits(credits)} ${credits === 1 ? "is" : "are"} in your purse.`,
});

/** Long enough for six words, and then the card itself is looked at. */
const PREMIUM_TOAST_MS = 3_000;

export const premiumBought: Toast = {
  title: "Premium Card Purchased!",
  description: "Your premium card is being created now!",
  durationMs: PREMIUM_TOAST_MS,
};

export const premiumNotCreated = failed("Card Creation Failed");
export const premiumBroken = failed("Error", "An unexpected error occurred");

export const moneyBack = outcome(answered("Money Back"), failed("No Money Back"));

export const givenUp = outcome(answered("Purchase Given Up"), failed("Not Given Up"));

/** Why a card for a credit was not made: the server's reason, when it has one. */
export const creditCardNotCreated: FromError = (error) => {
  const reason = reasonOf(error);
  return reason === undefined
    ? failure("Error", failureWords(error, "Failed to create premium card"))
    : failure("Creation Failed", reason);
};
