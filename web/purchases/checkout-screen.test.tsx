import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { Route } from "wouter";
import {
  fakeServer,
  findToast,
  showScreen,
  signedIn,
  type Answers,
} from "#web/lib/test-screen.tsx";
import { premiumBought } from "#web/words/purchases.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";
import { PremiumCheckoutScreen } from "./premium-checkout-screen.tsx";
import {
  fakeProvider,
  granted,
  loadEmulator,
  premium,
  pressWhenReady,
  promised,
  purchase,
  spending,
  toBePaid,
  typeCard,
} from "./test-purchases.ts";

beforeAll(loadEmulator);

const SETUP = "POST /api/store/create-credit-payment";
const packageInfo = { name: "Family Pack", credits: 15, price: 11.99, savings: 19 };

function checkout(answers: Answers = {}, at = "/checkout?package=family") {
  const server = fakeServer({
    "GET /api/payments/spending": spending,
    [SETUP]: { ...toBePaid, packageInfo },
    "POST /api/payments/confirm": { success: true, message: "", purchase: granted },
    ...answers,
  });
  fakeProvider();
  const screens = <Route path="/checkout" component={CheckoutScreen} />;
  return { server, ...showScreen(screens, { user: signedIn, at }) };
}

test("1.4 a pack is paid: PROCESSING, a toast, and a second later the store", async () => {
  const { history, server } = checkout();
  await typeCard();
  const waits = vi.spyOn(globalThis, "setTimeout");
  await pressWhenReady("Pay $11.99");

  expect(await screen.findByRole("button", { name: "PROCESSING" })).toBeTruthy();
  await findToast("Credits Purchased!");
  await waitFor(() => expect(history?.at(-1)).toBe("/store?success=true"));
  expect(waits.mock.calls.map(([, ms]) => ms)).toContain(1_000);
  expect(server.calls.filter(({ line }) => line === SETUP)[0]?.body).toEqual({
    packageId: "family",
  });
});

test("a child whose parent decides asks with a press, and not by looking", async () => {
  const asked = { clientSecret: null, purchase: { ...purchase, state: "asked" }, packageInfo };
  const { server } = checkout({
    "GET /api/payments/spending": { ...spending, asksGuardian: true },
    [SETUP]: asked,
  });
  const ask = await screen.findByRole("button", { name: "Ask a parent" });
  expect(server.calls.some(({ line }) => line === SETUP)).toBe(false);

  fireEvent.click(ask);

  expect(await screen.findByText("Your parent has been asked")).toBeTruthy();
});

function premiumCheckout(answers: Answers = {}, user = signedIn) {
  const server = fakeServer({
    "GET /api/payments/spending": spending,
    "GET /api/cards/check-premium-cooldown": { canCreatePremium: true, remainingCards: 2 },
    "POST /api/cards/create-premium-payment": { ...toBePaid, purchase: premium },
    "POST /api/cards/create-premium": {
      success: true,
      message: "",
      creation: promised,
      card: null,
    },
    ...answers,
  });
  fakeProvider();
  const at = "/premium-checkout";
  return { server, ...showScreen(<PremiumCheckoutScreen />, { user, at }) };
}

test("a premium card says its price, its limit and its chances before anybody pays", async () => {
  premiumCheckout();

  expect(await screen.findByText("$1.99")).toBeTruthy();
  expect(await screen.findByText("2 of 3 left today")).toBeTruthy();
  const chances = await screen.findByRole("region", { name: "The chances of a premium card" });
  expect(within(chances).getByText("60%")).toBeTruthy();
  expect(screen.getByText(/No advantage in ranked/)).toBeTruthy();
});

test("a premium card whose answer was lost is asked for again with the same key", async () => {
  const handOver = "POST /api/cards/create-premium";
  const { server } = premiumCheckout();
  const made = server.answers[handOver];
  server.answers[handOver] = { status: 502, body: "Bad Gateway" };
  const answer = globalThis.fetch;
  const keys: (string | null)[] = [];
  globalThis.fetch = (address, init) => {
    if (String(address).endsWith("/create-premium"))
      keys.push(new Headers(init?.headers).get("idempotency-key"));
    return answer(address, init);
  };
  await pressWhenReady("Buy for $1.99");
  await typeCard();
  await pressWhenReady("Pay $1.99");
  await waitFor(() => expect(keys).toHaveLength(1));
  server.answers[handOver] = made!;

  await pressWhenReady("Pay $1.99");

  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});

test("what can be had for a credit is offered before anything is paid", async () => {
  premiumCheckout({}, { ...signedIn, cardCredits: 2 });

  expect(await screen.findByText("You have 2 credits.")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Create With a Credit" });
  expect(link.getAttribute("href")).toBe("/create?with=credit");
  const buy = await screen.findByRole("button", { name: "Buy for $1.99" });
  expect(link.compareDocumentPosition(buy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a payment that cannot be set up says so, and leaves", async () => {
  const { history } = premiumCheckout({
    "POST /api/cards/create-premium-payment": {
      status: 503,
      body: { code: "payments_away", message: "Please try again." },
    },
  });
  await pressWhenReady("Buy for $1.99");

  await findToast("Payment Setup Failed");
  await waitFor(() => expect(history?.at(-1)).toBe("/"));
});

test("1.2 its modal has Cancel, Pay $1.99, and no processing fee", async () => {
  premiumCheckout();
  await pressWhenReady("Buy for $1.99");

  const modal = within(await screen.findByRole("dialog", { name: "Premium Card" }));
  expect(await modal.findByRole("button", { name: "Pay $1.99" })).toBeTruthy();
  const summary = await modal.findByRole("region", { name: "Order summary" });
  expect(summary.textContent).toContain("Processing fee$0.00");
  fireEvent.click(await modal.findByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("1.8 the toast of a premium card lasts 3000 ms", () => {
  expect(premiumBought.durationMs).toBe(3_000);
});

test("it is made from the player's words, and a second later there is home", async () => {
  const { server, history } = premiumCheckout();
  const box = await screen.findByLabelText("Describe your creature");
  fireEvent.change(box, { target: { value: " a storm owl " } });
  await pressWhenReady("Buy for $1.99");
  await typeCard();
  await pressWhenReady("Pay $1.99");

  await findToast("Premium Card Purchased!");
  await waitFor(() => expect(history?.at(-1)).toBe("/?premium=success"));
  const bodies = server.calls.filter(({ body }) => body !== undefined).map(({ body }) => body);
  expect(bodies).toEqual([
    { description: "a storm owl" },
    { paymentIntentId: "pi_1", watch: true },
  ]);
});

test("words that are not welcome are explained beside the box, with better ones", async () => {
  premiumCheckout({
    "POST /api/cards/create-premium-payment": {
      status: 400,
      body: { code: "unsafe_description", message: "Not this one.", suggestions: ["A kind owl"] },
    },
  });
  await pressWhenReady("Buy for $1.99");

  fireEvent.click(await screen.findByRole("button", { name: "A kind owl" }));

  const box = await screen.findByLabelText<HTMLTextAreaElement>("Describe your creature");
  expect(box.value).toBe("A kind owl");
});

test("after three of them there is no more today", async () => {
  const none = { canCreatePremium: false, remainingCards: 0 };
  premiumCheckout({ "GET /api/cards/check-premium-cooldown": none });

  expect(await screen.findByText(/You have bought three premium cards today/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Buy for $1.99" })).toHaveProperty("disabled", true);
});
