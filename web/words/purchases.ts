import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike, failure, type Failure } from "./failed.ts";

/** The provider's own words, when it has some. */
export const notPaid = (message = "Please check your payment details and try again."): Failure =>
  failure("Payment Failed", message);

export const paymentBroken = failedAlike(
  "Payment Error",
  "An unexpected error occurred. Please try again.",
);

export const notCompleted = failed(
  "Payment Processing Error",
  "There was an issue completing your purchase.",
);

/** The bank takes its time; what was bought comes by itself. */
export const paymentUnderWay = (description: string): Toast => ({
  title: "Payment Under Way",
  description,
});
