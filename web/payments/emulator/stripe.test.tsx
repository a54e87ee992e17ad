import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { loadProvider } from "#web/payments/api.ts";

const SECRET = "pi_1_secret_abc";
const NEXT_YEAR = `12${String((new Date().getFullYear() + 1) % 100).padStart(2, "0")}`;

const cards = [
  { number: "4242424242424242", brand: "visa", says: "It pays." },
  { number: "378282246310005", brand: "amex", says: "It pays." },
];

/** What the emulator answers; a test may change it. */
let answers: Record<string, object> = {};
const sent: { line: string; said: Record<string, string> }[] = [];

beforeEach(() => {
  sent.length = 0;
  answers = { "GET /payments-emulator/cards.json": cards };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address);
    const line = `${init.method ?? "GET"} ${pathname}`;
    const said = Object.fromEntries(new URLSearchParams(String(init.body ?? "")));
    sent.push({ line, said });
    const answer = answers[line];
    if (!answer) throw new TypeError("Failed to fetch");
    return Response.json(answer, { status: "error" in answer ? 402 : 200 });
  });
});

/** The provider as a page gets it; its script comes when the page has asked for it. */
async function provider() {
  const loading = loadProvider({ mode: "emulator", publishableKey: "pk_test_emulator_1" });
  const script = document.head.querySelector(`script[src="/payments-emulator/stripe.js"]`);
  if (script) {
    await import("./stripe.ts");
    fireEvent.load(script);
  }
  return loading;
}

function Checkout({ onChange }: { onChange?: (isComplete: boolean) => void }) {
  const [stripe, elements] = [useStripe(), useElements()];
  const [state, setState] = useState("waiting");
  const pay = async () => {
    if (!stripe || !elements) return;
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: "http://localhost/store?success=true" },
      redirect: "if_required",
    });
    setState(error ? `${error.type} ${error.code}: ${error.message}` : paymentIntent.status);
  };
  return (
    <>
      <PaymentElement
        options={{ paymentMethodOrder: ["card", "apple_pay", "google_pay"] }}
        onReady={() => setState("ready")}
        onLoadError={() => setState("not loaded")}
        onChange={({ complete }) => onChange?.(complete)}
      />
      <button onClick={() => void pay()}>Pay</button>
      <output>{state}</output>
    </>
  );
}

async function checkout(onChange?: (isComplete: boolean) => void) {
  const stripe = await provider();
  const page = render(
    <Elements stripe={stripe} options={{ clientSecret: SECRET }}>
      <Checkout {...(onChange && { onChange })} />
    </Elements>,
  );
  await screen.findByText("ready");
  return page;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function types(number: string, { expiry = NEXT_YEAR, cvc = "123" } = {}) {
  fireEvent.input(field("Test card number"), { target: { value: number } });
  fireEvent.input(field("Expiry date"), { target: { value: expiry } });
  fireEvent.input(field("Security code"), { target: { value: cvc } });
}

const pays = () => fireEvent.click(screen.getByRole("button", { name: "Pay" }));
const says = (words: string | RegExp) => screen.findByText(words, { selector: "output" });
const lines = () => sent.map(({ line }) => line).filter((line) => line.includes("/v1/"));

test("the form says that no money moves, and which cards there are", async () => {
  await checkout();

  expect(screen.getByRole("group", { name: "Test card" }).textContent).toContain(
    "Test mode: no money moves.",
  );
  expect(screen.getByText("4242 4242 4242 4242")).toBeTruthy();
  expect(field("Test card number").autocomplete).toBe("off");
});

test("a test card pays, with the key and the secret of its intent", async () => {
  await checkout();
  answers["POST /v1/payment_intents/pi_1/confirm"] = { id: "pi_1", status: "succeeded" };
  types("4242424242424242");
  expect(field("Test card number").value).toBe("4242 4242 4242 4242");
  expect(field("Expiry date").value).toBe(`12 / ${NEXT_YEAR.slice(2)}`);

  pays();

  await says("succeeded");
  expect(sent.at(-1)?.said).toMatchObject({
    key: "pk_test_emulator_1",
    client_secret: SECRET,
    "payment_method_data[card][number]": "4242 4242 4242 4242",
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][cvc]": "123",
  });
});

test.for([
  ["4242", {}, "Your card number is incomplete."],
  ["4111 1111 1111 1111", {}, "This is not one of the test cards."],
  ["4242424242424242", { expiry: "12" }, "Your card's expiry date is incomplete."],
  ["4242424242424242", { expiry: "1399" }, "Your card's expiry date is invalid."],
  ["4242424242424242", { expiry: "1220" }, "Your card's expiry year is in the past."],
  ["378282246310005", {}, "Your card's security code is incomplete."],
] as const)("%s with %o is refused before anything is sent: %s", async ([number, more, words]) => {
  await checkout();
  types(number, more);

  pays();

  await says(/^validation_error/);
  expect(screen.getByRole("alert").textContent).toContain(words);
  expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
  const described = document.activeElement?.getAttribute("aria-describedby") ?? "";
  expect(document.querySelector(`#${described}`)?.textContent).toContain(words);
  expect(lines()).toEqual([]);
});

test("all that is wrong is said at once, and unsaid when it is right", async () => {
  await checkout();
  answers["POST /v1/payment_intents/pi_1/confirm"] = { id: "pi_1", status: "succeeded" };

  pays();
  await says(/^validation_error incomplete_number/);
  expect(screen.getByRole("alert").textContent).toMatch(/number .* date .* code/);

  types("4242424242424242");
  pays();
  await says("succeeded");
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("a declined card says why", async () => {
  await checkout();
  const error = { type: "card_error", code: "card_declined", message: "Your card was declined." };
  answers["POST /v1/payment_intents/pi_1/confirm"] = { error };
  types("4242424242424242");

  pays();

  expect(await says("card_error card_declined: Your card was declined.")).toBeTruthy();
});

test("without a connection the payment fails in words", async () => {
  await checkout();
  types("4242424242424242");

  pays();

  expect(await says(/^api_connection_error .*check your connection/)).toBeTruthy();
});

const asking = { id: "pi_1", status: "requires_action" };

test("a bank that asks is answered in the form's place, which then comes back", async () => {
  await checkout();
  answers["POST /v1/payment_intents/pi_1/confirm"] = asking;
  answers["POST /v1/payment_intents/pi_1/authenticate"] = { id: "pi_1", status: "succeeded" };
  types("4242424242424242");

  pays();
  await screen.findByRole("group", { name: "Your bank asks" });
  expect(document.activeElement?.textContent).toBe("Your bank asks");
  expect(screen.queryByRole("group", { name: "Test card" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Yes, pay" }));

  await says("succeeded");
  expect(sent.at(-1)?.said["outcome"]).toBe("succeeded");
  expect(screen.getByRole("group", { name: "Test card" })).toBeTruthy();
});

const refused = {
  id: "pi_1",
  status: "requires_payment_method",
  last_payment_error: { type: "invalid_request_error", code: "no", message: "You said no." },
};

test("who tells the bank no has not paid", async () => {
  await checkout();
  answers["POST /v1/payment_intents/pi_1/confirm"] = asking;
  answers["POST /v1/payment_intents/pi_1/authenticate"] = refused;
  types("4242424242424242");

  pays();
  fireEvent.click(await screen.findByRole("button", { name: "No, stop" }));

  await says("invalid_request_error no: You said no.");
  expect(sent.at(-1)?.said["outcome"]).toBe("failed");
});

test("who goes away while the bank asks has said no", async () => {
  const { unmount } = await checkout();
  answers["POST /v1/payment_intents/pi_1/confirm"] = asking;
  answers["POST /v1/payment_intents/pi_1/authenticate"] = refused;
  types("4242424242424242");
  pays();
  await screen.findByRole("group", { name: "Your bank asks" });

  unmount();

  await waitFor(() => expect(sent.at(-1)?.said["outcome"]).toBe("failed"));
});

test("a page hears when the form is complete", async () => {
  const heard: boolean[] = [];
  await checkout((isComplete) => heard.push(isComplete));

  types("4242424242424242");

  expect(heard).toEqual([false, false, true]);
});

test("a form that does not come says so", async () => {
  delete answers["GET /payments-emulator/cards.json"];
  const stripe = await provider();
  render(
    <Elements stripe={stripe} options={{ clientSecret: SECRET }}>
      <Checkout />
    </Elements>,
  );

  expect(await screen.findByText("not loaded")).toBeTruthy();
});

test("an intent is read with its secret", async () => {
  answers["GET /v1/payment_intents/pi_1"] = { id: "pi_1", status: "succeeded" };

  const { paymentIntent } = await (await provider()).retrievePaymentIntent(SECRET);

  expect(paymentIntent?.status).toBe("succeeded");
});
