import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike, failure, type Failure } from "./failed.ts";

export const noPackage = failure("Invalid Package", "No package selected for checkout.");

export const setUpFailed = failed(
  "Payment Setup Failed",
  "Unable to setup payment. Please try again.",
);

/** What the payment provider says is passed on. */
export const paymentFailed = (
  message = "Please check your payment details and try again.",
): Failure => failure("Payment Failed", message);

export const paymentBroke = failedAlike(
  "Payment Error",
  "An unexpected error occurred. Please try again.",
);
export const notConfirmed = failedAlike(
  "Payment Processing Error",
  "There was an issue completing your purchase.",
);

export const creditsPurchased = (credits: number): Toast => ({
  title: "Credits Purchased!",
  description: `${credits} card credits are yours.`,
});

export const premiumRefused = (message: string): Failure =>
  failure("Card Creation Failed", message);
export const premiumFailed = failed("Error", "An unexpected error occurred");

export const premiumPurchased: Toast = {
  title: "Premium Card Purchased!",
  description: "Your premium card is being created now!",
  durationMs: 3000,
};
