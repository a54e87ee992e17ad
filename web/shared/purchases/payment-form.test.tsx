import { screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import * as api from "#web/purchases/api.ts";
import {
  declined,
  fakeProvider,
  granted,
  loadEmulator,
  pressWhenReady,
  purchase,
  spending,
  toBePaid,
  typeCard,
} from "#web/purchases/test-purchases.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { PaymentForm } from "./payment-form.tsx";

beforeAll(loadEmulator);

const PAY = "Pay $11.99";
const CONFIRM = "POST /api/payments/confirm";

function Paying({ onDone }: { onDone: (state: string) => void }) {
  const confirm = api.useConfirmPaid();
  return (
    <PaymentForm
      toBePaid={toBePaid}
      returnTo="/store?success=true"
      onPaid={async (id) => onDone((await confirm(id))?.state ?? "not granted")}
      onCancel={() => onDone("cancelled")}
    />
  );
}

function show(answers: object = {}, confirm?: readonly object[]) {
  const server = fakeServer({ "GET /api/payments/spending": spending, ...answers });
  const provider = fakeProvider(confirm);
  const onDone = vi.fn<(state: string) => void>();
  showScreen(<Paying onDone={onDone} />, { user: signedIn });
  return { server, provider, onDone };
}

test("it says what is bought, what it costs, and what was spent", async () => {
  show({ "GET /api/payments/spending": { ...spending, capCents: 2000, leftCents: 1501 } });

  const summary = await screen.findByRole("region", { name: "Order summary" });
  expect(summary.textContent).toContain("Family Pack, 15 credits$11.99");
  expect(summary.textContent).toContain("Total$11.99");
  expect(screen.getByText(/In the last 30 days you spent/).textContent).toContain("$4.99");
  expect(screen.getByText(/Your limit is/).textContent).toBe(
    "Your limit is $20.00 a month: $15.01 are left, and $3.02 after this.",
  );
});

test("nothing can be pressed before the provider's form is there", async () => {
  // A busy machine may look late: what the button was at first is noted when it comes.
  const wasDisabled: boolean[] = [];
  const watch = new MutationObserver(() => {
    const button = document.querySelector<HTMLButtonElement>("button[type=submit]");
    if (button) wasDisabled.push(button.disabled);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  show();

  const button = await screen.findByRole("button", { name: PAY });
  await screen.findByText("Test mode: no money moves.");
  watch.disconnect();
  expect(wasDisabled[0]).toBe(true);
  expect(button).toHaveProperty("disabled", false);
});

test("a card pays, and then what was paid is handed over", async () => {
  const answer = Promise.withResolvers<Response>();
  const { server, provider, onDone } = show();
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) =>
    String(address) === "/api/payments/confirm" ? answer.promise : fetch(address, init);
  await typeCard();
  await pressWhenReady(PAY);

  const button = await screen.findByRole("button", { name: "PROCESSING" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await vi.waitFor(() => expect(provider.confirmed).toHaveLength(1));
  expect(onDone).not.toHaveBeenCalled();
  answer.resolve(Response.json({ success: true, message: "", purchase: granted }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith("granted"));
  expect(server.calls.every(({ body }) => !JSON.stringify(body ?? "").includes("4242"))).toBe(true);
});

const cross = () => screen.queryByRole("button", { name: "Close" });

test("a dialog cannot be closed while something is being paid in it", async () => {
  fakeServer({ "GET /api/payments/spending": spending });
  fakeProvider();
  const { promise: handedOver, resolve } = Promise.withResolvers<void>();
  showScreen(
    <Dialog title="Premium Card" onClose={() => {}}>
      <PaymentForm toBePaid={toBePaid} returnTo="/" onPaid={() => handedOver} />
    </Dialog>,
    { user: signedIn },
  );
  expect(cross()).not.toBeNull();
  await typeCard();
  await pressWhenReady(PAY);
  await screen.findByRole("button", { name: "PROCESSING" });
  expect(cross()).toBeNull();

  resolve();
  await vi.waitFor(() => expect(cross()).not.toBeNull());
});

test("a declined card is told in the provider's words, and another one can be tried", async () => {
  const paid = { id: "pi_1", status: "succeeded" };
  const confirm = { success: true, message: "", purchase: granted };
  const { onDone } = show({ [CONFIRM]: confirm }, [declined, paid]);
  await typeCard();
  await pressWhenReady(PAY);

  expect(await findToast("Payment Failed")).toBeTruthy();
  expect(await findToast("Your card was declined.")).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();

  await pressWhenReady(PAY);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith("granted"));
});

test("what was paid and not handed over is asked for again, and paid once", async () => {
  const broken = refused(503, "payments_away", "The payment service does not answer.");
  const { server, provider, onDone } = show({ [CONFIRM]: broken });
  await typeCard();
  await pressWhenReady(PAY);
  expect(await findToast("Payment Processing Error")).toBeTruthy();

  server.answers[CONFIRM] = { success: true, message: "", purchase: granted };
  await pressWhenReady(PAY);

  await vi.waitFor(() => expect(onDone).toHaveBeenLastCalledWith("granted"));
  expect(provider.confirmed).toHaveLength(1);
});

test("a payment whose answer was lost is not made twice", async () => {
  const again = {
    error: {
      type: "invalid_request_error",
      code: "payment_intent_unexpected_state",
      payment_intent: { id: "pi_1", status: "succeeded" },
    },
  };
  const { onDone } = show({ [CONFIRM]: { success: true, message: "", purchase: granted } }, [
    again,
  ]);
  await typeCard();
  await pressWhenReady(PAY);

  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith("granted"));
});

test("a bank that takes its time is waited for, without alarm", async () => {
  const waiting = "The payment is still under way. Your purchase arrives as soon as it is through.";
  show({ [CONFIRM]: refused(409, "payment_processing", waiting) });
  await typeCard();
  await pressWhenReady(PAY);

  expect(await findToast("Payment Under Way")).toBeTruthy();
  expect(await findToast(waiting)).toBeTruthy();
});

test("whoever cancels has paid nothing", async () => {
  const { provider, onDone } = show();
  await pressWhenReady("Cancel");

  expect(onDone).toHaveBeenCalledWith("cancelled");
  expect(provider.confirmed).toEqual([]);
});

test.for([
  ["asked", "", "Your parent has been asked", "They decide, and they pay."],
  ["granted", "", "This is paid already", "Family Pack"],
  ["cancelled", "Not paid in time.", "There is nothing to pay", "Not paid in time."],
] as const)("a purchase that is %s shows no form", async ([state, why, title, words]) => {
  fakeServer({ "GET /api/payments/spending": spending });
  const nothing = { clientSecret: null, purchase: { ...purchase, state, why } };
  showScreen(<PaymentForm toBePaid={nothing} returnTo="/store" onPaid={async () => {}} />);

  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(words, { exact: false })).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/purchases/p1");
});
