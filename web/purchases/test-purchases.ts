/** For tests: a purchase, and a provider that is paid without a server. */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { CreationOnWire } from "#contract/creation.ts";
import type { PurchaseOnWire, SpendingOnWire, StorePackageOnWire } from "#contract/purchases.ts";
import { loadProvider } from "#web/payments/api.ts";

export const purchase: PurchaseOnWire = {
  id: "p1",
  number: 12,
  kind: "credits",
  title: "Family Pack",
  credits: 15,
  amountCents: 1199,
  refundedCents: 0,
  state: "created",
  why: "",
  isTest: true,
  forName: null,
  createdAt: "2026-11-22T10:00:00.000Z",
  grantedAt: null,
  creationId: null,
  refund: null,
};

export const granted: PurchaseOnWire = {
  ...purchase,
  state: "granted",
  grantedAt: "2026-11-22T10:01:00.000Z",
};

export const spending: SpendingOnWire = {
  mode: "emulator",
  publishableKey: "pk_test_emulator_1",
  spentCents: 499,
  capCents: null,
  leftCents: null,
  asksGuardian: false,
  closed: "",
  premiumChances: [
    { rarity: "rare", percent: 60 },
    { rarity: "epic", percent: 24 },
    { rarity: "legendary", percent: 12 },
    { rarity: "mythical", percent: 4 },
  ],
};

export const toBePaid = { clientSecret: "pi_1_secret_abc", purchase };

export const paidIntent = { id: "pi_1", status: "succeeded", client_secret: "pi_1_secret_abc" };

export const declined = {
  error: { type: "card_error", code: "card_declined", message: "Your card was declined." },
};

export const packages: StorePackageOnWire[] = [
  packageOf({ id: "starter", name: "Starter Pack", credits: 5, priceCents: 499 }, "0.99", 0),
  packageOf({ id: "family", name: "Family Pack", credits: 15, priceCents: 1199 }, "0.80", 19),
  packageOf({ id: "ultimate", name: "Ultimate Pack", credits: 30, priceCents: 1999 }, "0.67", 33),
];

function packageOf(
  pack: Pick<StorePackageOnWire, "id" | "name" | "credits" | "priceCents">,
  pricePerCard: string,
  savings: number,
): StorePackageOnWire {
  const price = pack.priceCents / 100;
  const look = { icon: "💎", color: "from-blue-500 to-purple-600" };
  const popular = pack.id === "family";
  return { ...pack, ...look, description: "To try it.", price, pricePerCard, savings, popular };
}

export const premium: PurchaseOnWire = {
  ...purchase,
  kind: "premium",
  title: "Premium card",
  credits: 0,
  amountCents: 199,
};

/** A premium card that has only been promised. */
export const promised: CreationOnWire = {
  id: "c1",
  state: "writing",
  rarity: "epic",
  attack: 80,
  defense: 70,
  words: {},
  imageUrl: null,
  userCard: null,
};

const SCRIPT = "/payments-emulator/stripe.js";

/** With it the provider's script breaks in the middle of a payment. */
let broken: Error | null = null;

/**
 * Answers the provider's calls, of which `confirm` is one after the other; all others go on to the
 * server of the test. Call it after that. With an error the script itself breaks.
 */
export function fakeProvider(confirm: readonly object[] = [paidIntent]) {
  const server = globalThis.fetch;
  broken = confirm.find((answer) => answer instanceof Error) ?? null;
  const confirmed: Record<string, string>[] = [];
  const cards = [{ number: "4242424242424242", brand: "visa", says: "It pays." }];
  globalThis.fetch = async (address, init) => {
    const path = new URL(String(address), "http://localhost").pathname;
    if (path === "/payments-emulator/cards.json") return Response.json(cards);
    if (!path.startsWith("/v1/")) return server(address, init);
    confirmed.push(Object.fromEntries(new URLSearchParams(String(init?.body))));
    const answer = confirm[Math.min(confirmed.length, confirm.length) - 1] ?? paidIntent;
    return Response.json(answer, { status: "error" in answer ? 402 : 200 });
  };
  return { confirmed };
}

/** jsdom fetches no scripts: this is the provider's, as if it had come. */
export async function loadEmulator() {
  const loading = loadProvider(spending);
  const script = document.head.querySelector(`script[src="${SCRIPT}"]`);
  await import("#web/payments/emulator/stripe.ts");
  makeBreakable();
  if (script) fireEvent.load(script);
  await loading;
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

type Provider = { confirmPayment: (options: object) => Promise<unknown> };
type Script = ((key: string) => Provider) & { version: string };

function makeBreakable() {
  const { Stripe: whole } = globalThis as unknown as { Stripe: Script };
  const breakable = (key: string): Provider => {
    const provider = whole(key);
    const pay = (options: object) =>
      broken ? Promise.reject(broken) : provider.confirmPayment(options);
    return { ...provider, confirmPayment: pay };
  };
  Object.assign(globalThis, { Stripe: Object.assign(breakable, { version: whole.version }) });
}

export async function typeCard(number = "4242424242424242") {
  const nextYear = String((new Date().getFullYear() + 1) % 100).padStart(2, "0");
  await screen.findByLabelText("Test card number");
  type("Test card number", number);
  type("Expiry date", `12${nextYear}`);
  type("Security code", "123");
}

export async function pressWhenReady(name: string) {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => {
    if (button.matches(":disabled")) throw new Error(`${name} cannot be pressed yet.`);
  });
  fireEvent.click(button);
}
