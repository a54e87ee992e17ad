/** For tests: how every toast about money is provoked. */
import { refused } from "#web/lib/test-screen.tsx";
import * as purchases from "#web/purchases/test-purchases.ts";
import { FAILING, type Scene } from "./scene.ts";
import { press } from "./the-app.tsx";

const spent = { "GET /api/payments/spending": purchases.spending };
const CREDITS = "POST /api/store/create-credit-payment";
const packageInfo = { name: "Family Pack", credits: 15, price: 11.99, savings: 19 };
const credits = {
  ...spent,
  "GET /api/store/packages": purchases.packages,
  [CREDITS]: { ...purchases.toBePaid, packageInfo },
  "POST /api/payments/confirm": { success: true, message: "", purchase: purchases.granted },
};
const premium = {
  ...spent,
  "POST /api/cards/create-premium-payment": {
    ...purchases.toBePaid,
    purchase: purchases.premium,
  },
  "POST /api/cards/create-premium": {
    success: true,
    message: "Premium Card Created",
    creation: purchases.promised,
    card: null,
  },
};

/** Types a card, and pays what the button says. */
const pay =
  (label: string, ...answers: Parameters<typeof purchases.fakeProvider>) =>
  async () => {
    purchases.fakeProvider(...answers);
    if (label === "Pay $1.99") await press("Buy for $1.99");
    await purchases.typeCard();
    await press(label);
  };

const breaking = (label: string) => pay(label, [new Error("The script broke.")]);

const { promised } = purchases;
const CREDIT_CARD = "POST /api/cards/create-with-credits";
const created = { success: true, message: "Premium Card Created", creation: promised, card: null };
const createWithCredit = () => press("Create for 1 Credit");
const speechless = { error: { type: "card_error", code: "card_declined" } };

export const paymentScenes: Record<string, Record<string, Scene>> = {
  "/create?with=credit": {
    "credit card, no success": [
      { [CREDIT_CARD]: refused(409, "no_credits", "You have no credits.") },
      createWithCredit,
    ],
    "credit card, exception": [{ [CREDIT_CARD]: { status: 502, body: "" } }, createWithCredit],
    "credit card created": [{ [CREDIT_CARD]: created }, createWithCredit],
  },
  "/checkout": { "checkout of nothing": [credits, () => Promise.resolve()] },
  "/checkout?package=family": {
    "payment setup": [{ ...credits, [CREDITS]: FAILING }, () => Promise.resolve()],
    "credit payment": [credits, pay("Pay $11.99", [purchases.declined])],
    payment: [credits, pay("Pay $11.99", [speechless])],
    "credit payment, broken": [credits, breaking("Pay $11.99")],
    "payment confirm": [
      { ...credits, "POST /api/payments/confirm": { status: 502, body: "" } },
      pay("Pay $11.99"),
    ],
    "credits bought": [credits, pay("Pay $11.99")],
  },
  "/premium-checkout": {
    "premium payment": [premium, pay("Pay $1.99", [purchases.declined])],
    "premium card": [{ ...premium, "POST /api/cards/create-premium": FAILING }, pay("Pay $1.99")],
    "premium, other": [premium, breaking("Pay $1.99")],
    "premium bought": [premium, pay("Pay $1.99")],
  },
};
