/** The provider's well-known test cards. No other number is ever taken. */
import { invalid, wrongCard } from "./api-error.ts";
import type { Params } from "./params.ts";

export type Decline = { code: string; declineCode: string | null; message: string };

export type TestCard = {
  /** What it is called where no number may be said. */
  name: string;
  number: string;
  brand: "visa" | "mastercard" | "amex" | "discover";
  /** The bank asks the payer first. */
  asksPayer?: true;
  decline?: Decline;
  /** What becomes of a refund, some time later. Others succeed at once. */
  refund?: { first: "pending" | "succeeded"; later: "succeeded" | "failed" };
  /** The payer complains at once. */
  dispute?: { reason: string; status: "needs_response" | "warning_needs_response" };
};

const declined = (declineCode: string, message = "Your card was declined."): Decline => ({
  code: "card_declined",
  declineCode,
  message,
});

const wrong = (code: string, message: string): Decline => ({ code, declineCode: null, message });

const fraudulent = { reason: "fraudulent", status: "needs_response" } as const;

export const testCards: readonly TestCard[] = [
  { name: "pm_card_visa", number: "4242424242424242", brand: "visa" },
  { name: "pm_card_visa_debit", number: "4000056655665556", brand: "visa" },
  { name: "pm_card_mastercard", number: "5555555555554444", brand: "mastercard" },
  { name: "pm_card_amex", number: "378282246310005", brand: "amex" },
  { name: "pm_card_discover", number: "6011111111111117", brand: "discover" },
  {
    name: "pm_card_visa_chargeDeclined",
    number: "4000000000000002",
    brand: "visa",
    decline: declined("generic_decline"),
  },
  {
    name: "pm_card_visa_chargeDeclinedInsufficientFunds",
    number: "4000000000009995",
    brand: "visa",
    decline: declined("insufficient_funds", "Your card has insufficient funds."),
  },
  {
    name: "pm_card_visa_chargeDeclinedLostCard",
    number: "4000000000009987",
    brand: "visa",
    decline: declined("lost_card"),
  },
  {
    name: "pm_card_visa_chargeDeclinedStolenCard",
    number: "4000000000009979",
    brand: "visa",
    decline: declined("stolen_card"),
  },
  {
    name: "pm_card_chargeDeclinedExpiredCard",
    number: "4000000000000069",
    brand: "visa",
    decline: wrong("expired_card", "Your card has expired."),
  },
  {
    name: "pm_card_chargeDeclinedIncorrectCvc",
    number: "4000000000000127",
    brand: "visa",
    decline: wrong("incorrect_cvc", "Your card's security code is incorrect."),
  },
  {
    name: "pm_card_chargeDeclinedProcessingError",
    number: "4000000000000119",
    brand: "visa",
    decline: wrong(
      "processing_error",
      "An error occurred while processing your card. Try again in a little bit.",
    ),
  },
  {
    name: "pm_card_authenticationRequired",
    number: "4000002500003155",
    brand: "visa",
    asksPayer: true,
  },
  {
    name: "pm_card_threeDSecure2Required",
    number: "4000000000003220",
    brand: "visa",
    asksPayer: true,
  },
  {
    name: "pm_card_threeDSecureRequiredChargeDeclined",
    number: "4000008400001629",
    brand: "visa",
    asksPayer: true,
    decline: declined("generic_decline"),
  },
  {
    name: "pm_card_pendingRefund",
    number: "4000000000007726",
    brand: "visa",
    refund: { first: "pending", later: "succeeded" },
  },
  {
    name: "pm_card_refundFail",
    number: "4000000000005126",
    brand: "visa",
    refund: { first: "succeeded", later: "failed" },
  },
  { name: "pm_card_createDispute", number: "4000000000000259", brand: "visa", dispute: fraudulent },
  {
    name: "pm_card_createDisputeInquiry",
    number: "4000000000001976",
    brand: "visa",
    dispute: { reason: "fraudulent", status: "warning_needs_response" },
  },
];

/** What happens with a card, for the player who chooses one. */
function saysOf({ asksPayer, decline, dispute, refund }: TestCard): string {
  if (asksPayer && decline) return "Its bank asks you first, and then declines it.";
  if (asksPayer) return "Its bank asks you first.";
  if (refund?.later === "failed") return "It pays, and money that goes back does not arrive.";
  if (dispute?.status === "warning_needs_response") {
    return "It pays, and its bank then asks whether that was right.";
  }
  if (dispute) return "It pays, and its owner then wants the money back.";
  return decline ? `It is declined: ${decline.message}` : "It pays.";
}

/** What the form in the browser knows of the cards. */
export const cardsForBrowser = testCards.map((card) => ({
  number: card.number,
  brand: card.brand,
  says: saysOf(card),
}));

export const cardNamed = (name: string | null): TestCard | null =>
  testCards.find((card) => card.name === name) ?? null;

/** The card that a confirmation is made with: typed into the form, or by its name. */
export function cardOf(params: Params, by: "browser" | "server", nowMs: number): TestCard {
  const name = params.get("payment_method");
  const number = params.get("payment_method_data[card][number]");
  if (number === null && name === null) {
    throw invalid("A payment method is missing.", {
      code: "parameter_missing",
      param: "payment_method",
    });
  }
  if (number === null) {
    const named = cardNamed(name);
    if (named) return named;
    throw invalid(`No such PaymentMethod: '${name}'`, { code: "resource_missing" });
  }
  if (by === "server") throw invalid("A card number must never be sent by a server.");
  const card = testCards.find((each) => each.number === number.replaceAll(/[\s-]/g, ""));
  if (!card) throw wrongCard("incorrect_number", "number", "Your card number is incorrect.");
  refuseDates(params, nowMs);
  refuseCvc(params, card);
  return card;
}

function refuseDates(params: Params, nowMs: number): void {
  const month = Number(params.get("payment_method_data[card][exp_month]"));
  const shortYear = Number(params.get("payment_method_data[card][exp_year]"));
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    const message = "Your card's expiration month is invalid.";
    throw wrongCard("invalid_expiry_month", "exp_month", message);
  }
  // Good until its last day is over.
  if (!Number.isInteger(year) || Date.UTC(year, month) <= nowMs) {
    const message = "Your card's expiration year is invalid.";
    throw wrongCard("invalid_expiry_year", "exp_year", message);
  }
}

function refuseCvc(params: Params, { brand }: TestCard): void {
  const cvc = params.get("payment_method_data[card][cvc]") ?? "";
  if (/^\d+$/.test(cvc) && cvc.length === (brand === "amex" ? 4 : 3)) return;
  throw wrongCard("invalid_cvc", "cvc", "Your card's security code is invalid.");
}
