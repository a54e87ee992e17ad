import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { UserOnWire } from "#contract/account.ts";
import {
  fakeServer,
  findToast,
  refused,
  showScreen,
  signedIn,
  type Answers,
} from "#web/lib/test-screen.tsx";
import { wallet } from "#web/nfts/test-nfts.ts";
import { toast } from "#web/ui/toast.tsx";
import { StoreScreen } from "./store-screen.tsx";
import { granted, packages, premium, spending } from "./test-purchases.ts";

type Showing = { answers?: Answers; user?: Partial<UserOnWire>; at?: string };

function show({ answers = {}, user = {}, at = "/store" }: Showing = {}) {
  const server = fakeServer({
    "GET /api/store/packages": packages,
    "GET /api/payments/spending": spending,
    ...answers,
  });
  return { server, ...showScreen(<StoreScreen />, { user: { ...signedIn, ...user }, at }) };
}

const pack = (name: string) => screen.findByRole("region", { name });

test.for([
  ["Starter Pack", ["5", "$4.99", "$0.99 per card"], "starter"],
  ["Family Pack", ["15", "$11.99", "$0.80 per card", "19% savings", "MOST POPULAR"], "family"],
  ["Ultimate Pack", ["30", "$19.99", "$0.67 per card", "33% savings"], "ultimate"],
] as const)("1.9 the %s says %j", async ([name, words, id]) => {
  show();

  const region = await pack(name);
  for (const each of words) expect(within(region).getByText(each)).toBeTruthy();
  expect(within(region).queryByText("MOST POPULAR") === null).toBe(id !== "family");
  const link = within(region).getByRole("link", { name: /^Buy \d+ credits for \$/ });
  expect(link.getAttribute("href")).toBe(`/checkout?package=${id}`);
});

test("a pack shows the sign and the light that an admin has chosen; the game's own are gems", async () => {
  const [first, ...rest] = packages;
  const chosen = { ...first, icon: "🐉", color: "from-green-500 to-teal-600" };
  show({ answers: { "GET /api/store/packages": [chosen, ...rest] } });

  const region = await pack("Starter Pack");
  const light = within(region).getByText("🐉").parentElement;
  expect(light?.getAttribute("style")).toContain("--good");
  expect(region.querySelectorAll("svg")).toHaveLength(0);
  expect((await pack("Family Pack")).querySelectorAll("svg")).toHaveLength(2);
});

test("it says how many credits there are, what they do, and the chances of a premium card", async () => {
  show({ user: { cardCredits: 12 } });

  expect(screen.getByText("12 credits")).toBeTruthy();
  const create = screen.getByRole("link", { name: "Create With a Credit" });
  expect(create.getAttribute("href")).toBe("/create?with=credit");
  expect(screen.getByRole("heading", { name: "How credits work" })).toBeTruthy();
  const chances = await screen.findByRole("region", { name: "The chances of a premium card" });
  const percents = within(chances).getAllByRole("definition");
  expect(percents.map(({ textContent }) => textContent)).toEqual(["60%", "24%", "12%", "4%"]);
  const rarities = within(chances).getAllByRole("term");
  expect(rarities.map(({ textContent }) => textContent?.split("★")[0])).toEqual([
    "rare",
    "epic",
    "legendary",
    "mythical",
  ]);
  expect(screen.getByText(/In the last 30 days you spent/).textContent).toContain("$4.99");
});

test("the packs that do not load can be asked for again", async () => {
  show({ answers: { "GET /api/store/packages": refused(500, "bug", "Broken.") } });

  expect(await screen.findByRole("button", { name: "Try Again" })).toBeTruthy();
});

test.for([
  [{ closed: { money: "switched_off" } }, "This is closed", "button"],
  [{ closed: { money: "guardian_needed" } }, "This needs a parent", "link"],
] as const)("a player of whom %j sees no prices, and can ask", async ([user, title, role]) => {
  show({ user });

  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole(role, { name: "Ask a parent" })).toBeTruthy();
  expect(screen.queryByText("$11.99")).toBeNull();
});

test("in a demo nothing is sold", async () => {
  show({ user: { closed: { money: "demo" } } });

  expect(await screen.findByText("Not in a demo")).toBeTruthy();
  expect(screen.queryByText("$11.99")).toBeNull();
});

test("a child to whom a guardian has opened money can shop, in coins only or not", async () => {
  show({ user: { coinsOnly: true } });

  expect(await screen.findByText("$11.99")).toBeTruthy();
});

test("somebody who owes for an earlier payment reads why nothing is sold", async () => {
  const closed = "An earlier payment was taken back after it was used.";
  show({ answers: { "GET /api/payments/spending": { ...spending, closed } } });

  expect(await screen.findByText(closed)).toBeTruthy();
  expect(screen.queryByText("$11.99")).toBeNull();
});

/** The toaster shows one toast at a time, and remembers it from test to test. */
const forgetToast = () => act(() => toast({ title: "Something else" }));

beforeEach(forgetToast);

const justNow = { ...granted, number: 40, grantedAt: new Date().toISOString() };

test("whoever comes from a payment is thanked for what the server confirms, once", async () => {
  const answers = { "GET /api/purchases": [{ ...premium, number: 41 }, justNow] };
  const { history, unmount } = show({ answers, at: "/store?success=true" });

  await findToast("Credits Purchased!");
  await findToast("15 credits are in your purse.");
  expect(history?.at(-1)).toBe("/store");
  unmount();
  forgetToast();

  const again = show({ answers, at: "/store?success=true" });
  await screen.findByText("Family Pack");
  await expect
    .poll(() => again.server.calls.some(({ line }) => line.endsWith("purchases")))
    .toBe(true);
  expect(document.body.textContent).not.toContain("Credits Purchased!");
});

test.for([
  ["nothing", []],
  ["old", [{ ...granted, grantedAt: new Date(Date.now() - 11 * 60_000).toISOString() }]],
  ["not paid", [{ ...granted, state: "pending", grantedAt: null }]],
] as const)("an address alone is not believed: what was bought is %s", async ([, bought]) => {
  const { server } = show({ answers: { "GET /api/purchases": bought }, at: "/store?success=true" });

  await screen.findByText("Family Pack");
  await expect.poll(() => server.calls.some(({ line }) => line.endsWith("purchases"))).toBe(true);
  expect(document.body.textContent).not.toContain("Credits Purchased!");
});

const FROM_BANK = "/store?success=true&payment_intent=pi_1&payment_intent_client_secret=s";

test("whoever comes back from their bank is asked about, and thanked", async () => {
  const confirm = { success: true, message: "", purchase: justNow };
  const { server } = show({
    answers: { "POST /api/payments/confirm": confirm },
    at: `${FROM_BANK}&redirect_status=succeeded`,
  });

  await findToast("Credits Purchased!");
  expect(server.calls).toContainEqual({
    line: "POST /api/payments/confirm",
    body: { paymentIntentId: "pi_1" },
  });
});

test("whoever said no to their bank is told that nothing was paid", async () => {
  show({ at: `${FROM_BANK}&redirect_status=failed` });

  expect(await findToast("Payment Failed")).toBeTruthy();
});

const OUTSIDE = /Cards that became NFTs can be sold outside/;

test.for([
  ["the game's own network", { isOwnNetwork: true }, {}, false],
  ["a public network", { isOwnNetwork: false }, {}, true],
  ["a public network, values in coins only", { isOwnNetwork: false }, { coinsOnly: true }, false],
] as const)(
  "on %s it says what is true of cards sold outside",
  async ([, network, user, isSaid]) => {
    show({ user, answers: { "GET /api/wallet/info": { ...wallet, ...network } } });

    expect(await screen.findByText(/26\+ unique creatures/)).toBeTruthy();
    await pack("Starter Pack");
    await waitFor(() => expect(OUTSIDE.test(document.body.textContent)).toBe(isSaid));
    expect(document.body.textContent).not.toContain("real money");
  },
);

test("a pack of credits is told from a pack of cards of the same name", async () => {
  show();
  expect(within(await pack("Starter Pack")).getByText("Pack of credits")).toBeTruthy();
});
