import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OpenedPack, PackOnWire } from "#contract/packs.ts";
import type { UserOnWire } from "#contract/account.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import {
  fakeServer,
  findToast,
  refused,
  showScreen,
  signedIn,
  type Answers,
} from "#web/lib/test-screen.tsx";
import { savePendingOpening } from "./pending-opening.ts";
import { PacksTab } from "./packs-tab.tsx";

const odds = { common: 75, rare: 15, epic: 6, legendary: 3, mythical: 1 };
const effectiveOdds = { ...odds, common: 73.707644, mythical: 1.235842 };

const starter: PackOnWire = {
  id: 1,
  name: "Starter Pack",
  description: "3 cards to begin with",
  price: 200,
  slots: ["standard", "standard", "standard"],
  baseOdds: odds,
  effectiveOdds,
  packOdds: { legendary: 13.762989, mythical: 3.670573 },
  commit: "ab".repeat(32),
  nonce: 4,
  pity: { sinceEpic: 7, sinceLegendary: 59, sinceMythical: 100 },
};
const legendary = { ...starter, id: 3, name: "Legendary Pack", price: 1500 };

const drawn = (name: string, changes: Partial<OpenedPack["cards"][number]> = {}) => {
  const { id, card } = ownedCard(name);
  return { id, card, isNew: false, copies: 2, location: "deck" as const, ...changes };
};

const opened: OpenedPack = {
  message: "You opened a Starter Pack and found 3 cards.",
  cards: [drawn("Aaa", { isNew: true }), drawn("Bbb"), drawn("Ccc", { location: "vault" })],
  coins: 1_050,
  pity: starter.pity,
  receipt: { openingId: "o1", commit: starter.commit, nonce: 4, oddsHash: "cd".repeat(32) },
};

const OPEN = "POST /api/packs/1/open";

function show(answers: Answers = {}, user: UserOnWire = signedIn) {
  const server = fakeServer({ "GET /api/packs": [starter, legendary], ...answers });
  showScreen(<PacksTab />, { user });
  return server;
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));

const tear = async () => {
  await press("Open for 200 coins");
  await press("Tear It Open for 200 Coins");
};

const found = () => within(screen.getByRole("dialog")).getByRole("status").textContent;

test("a pack says what it costs, and what its chances are with and without promises", async () => {
  show();

  const pack = await screen.findByRole("region", { name: "Starter Pack" });
  fireEvent.click(within(pack).getByText("What can be inside?"));
  const table = within(pack).getByRole("table", {
    name: "Chances of one card of the Starter Pack",
  });
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => row.textContent);

  expect(rows).toEqual([
    "One card isBaseWith promises",
    "common75%73.7%",
    "rare15%15%",
    "epic6%6%",
    "legendary3%3%",
    "mythical1%1.24%",
  ]);
  expect(pack.textContent).toContain(
    "13.8 hold a legendary card or better, and 3.7 a mythical one",
  );
});

test("a pack that is too expensive cannot be opened", async () => {
  show();

  const pack = await screen.findByRole("region", { name: "Legendary Pack" });

  expect(within(pack).getByRole("button").textContent).toBe("Need More Coins");
  expect(within(pack).getByRole("button")).toHaveProperty("disabled", true);
});

test("every pack lies in a light of its own, with its own creature on the wrapper", async () => {
  show();

  const pack = await screen.findByRole("region", { name: "Legendary Pack" });

  expect(
    Array.from(
      pack.querySelectorAll<HTMLElement>("[data-light]"),
      ({ dataset }) => dataset["light"],
    ),
  ).toEqual(["legendary", "legendary"]);
  expect(pack.querySelector("img")?.getAttribute("src")).toBe("/creatures/vulkarune.webp");
});

test("bad luck is counted in words", async () => {
  show();

  await screen.findByText("An epic card or better with the next card");

  expect(screen.getByText("A legendary card or better with the next card")).toBeDefined();
  expect(screen.getByText("A mythical card within 210 cards")).toBeDefined();
});

test("the packs that do not load can be asked for again", async () => {
  const server = show({ "GET /api/packs": refused(500, "broken", "Broken.") });

  await screen.findByRole("alert");
  server.answers["GET /api/packs"] = [starter];
  await press("Try Again");

  expect(await screen.findByRole("region", { name: "Starter Pack" })).toBeDefined();
});

test("a pack is torn open, turned card by card, and shown as a whole", async () => {
  const server = show({ [OPEN]: opened });

  await press("Open for 200 coins");
  fireEvent.change(await screen.findByLabelText("Your lucky words"), {
    target: { value: " three dragons " },
  });
  expect(server.calls.filter(({ line }) => line === OPEN)).toEqual([]);
  await press("Tear It Open for 200 Coins");
  await screen.findByText("Opening…");
  expect(screen.queryByText("Pack Opened!")).toBeNull();
  await screen.findByText("Card 1 of 3");
  expect(await within(screen.getByRole("dialog")).findByText("Pack Opened!")).toBeTruthy();

  for (const [nth, words] of ["Aaa, common", "Bbb, common", "Ccc, common"].entries()) {
    await screen.findByText(`Card ${nth + 1} of 3`);
    await press("Turn It Over");
    expect(found()).toContain(words);
    expect(found()).toContain(nth === 0 ? "New!" : "You have this one already");
    await press(nth === 2 ? "See All Cards" : "Next Card");
  }

  const { body } = server.calls.find(({ line }) => line === OPEN) ?? {};
  expect((body as { luck: string }).luck).toMatch(/^three dragons [0-9a-f]{16}$/);
  await screen.findByText(opened.message, { selector: "p" });
  expect(screen.getByText("In your vault")).toBeDefined();
  expect(screen.getByRole("link", { name: "View My Collection" }).getAttribute("href")).toBe(
    "/cards",
  );
  expect(screen.getByRole("link", { name: "Check this draw" }).getAttribute("href")).toBe(
    "/packs/o1",
  );
  await press("Open Another");
  await screen.findByRole("button", { name: "Tear It Open for 200 Coins" });
});

test("a card that the player has says how far it is to its next finish", async () => {
  show({ [OPEN]: { ...opened, cards: [drawn("Bbb"), drawn("Ccc", { copies: 1 })] } });

  await tear();
  await press("Turn It Over");
  expect(found()).toContain("You have this one already: 2 of 3 for Foil");
  await press("Next Card");
  await press("Turn It Over");
  expect(found()).toContain("You have this one already");
  expect(found()).not.toContain("for Foil");
});

test("what the browser adds to the luck is new every time", async () => {
  const server = show({ [OPEN]: opened });
  const lucks = () =>
    server.calls
      .filter(({ line }) => line === OPEN)
      .map(({ body }) => (body as { luck: string }).luck);

  await tear();
  await press("Reveal All");
  await press("Open Another");
  await press("Tear It Open for 200 Coins");
  await screen.findByText("Card 1 of 3");

  expect(lucks()).toHaveLength(2);
  expect(lucks().every((luck) => /^[0-9a-f]{16}$/.test(luck))).toBe(true);
  expect(new Set(lucks()).size).toBe(2);
});

test("a card that is still face down is told to nobody", async () => {
  show({ [OPEN]: opened });

  await tear();
  await screen.findByText("Card 1 of 3");

  expect(screen.queryByRole("button", { name: "Aaa" })).toBeNull();
});

test("an answer that got lost is asked for again, with the same words", async () => {
  let asked = 0;
  const server = show();
  const { fetch } = globalThis;
  const keys: unknown[] = [];
  globalThis.fetch = (address, init) => {
    if (init?.method !== "POST") return fetch(address, init);
    keys.push(new Headers(init.headers).get("idempotency-key"));
    server.answers[OPEN] = opened;
    return ++asked === 1 ? Promise.reject(new TypeError("no network")) : fetch(address, init);
  };

  await tear();

  await screen.findByText("No answer yet. Trying again; you pay only once.");
  await screen.findByText("Card 1 of 3");
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("a refusal says why, and closes the pack", async () => {
  show({ [OPEN]: refused(409, "too_few_coins", "You need 20 more coins for this pack.") });

  await tear();

  await findToast("Purchase Failed");
  await findToast("You need 20 more coins for this pack.");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(localStorage.getItem("pack-being-opened")).toBeNull();
});

const begun = {
  playerId: signedIn.id,
  packId: 1,
  luck: "words of before",
  key: "key-of-before",
  commit: starter.commit,
  nonce: 4,
  begunAtMs: Date.now(),
};

test("an opening that nobody heard the end of is looked at again", async () => {
  savePendingOpening(begun);
  const server = show({ [OPEN]: opened });

  await press("See What Is Inside");
  await screen.findByText("Card 1 of 3");

  expect(server.calls.find(({ line }) => line === OPEN)?.body).toEqual({ luck: begun.luck });
  await press("Close");
  expect(screen.queryByRole("button", { name: "See What Is Inside" })).toBeNull();
});

test("an opening that is not looked at now is offered again at the next visit", async () => {
  savePendingOpening(begun);
  show();
  await press("Not Now");
  expect(screen.queryByRole("button", { name: "See What Is Inside" })).toBeNull();
  cleanup();

  show();
  expect(await screen.findByRole("button", { name: "See What Is Inside" })).toBeTruthy();
});

test.for([
  ["somebody else's", { playerId: "another" }],
  ["an old one", { begunAtMs: Date.now() - 7 * 24 * 60 * 60 * 1000 }],
] as const)("%s unfinished opening is not offered", async ([, changes]) => {
  savePendingOpening({ ...begun, ...changes });
  show();

  await screen.findByRole("region", { name: "Starter Pack" });

  expect(screen.queryByRole("button", { name: "See What Is Inside" })).toBeNull();
});
