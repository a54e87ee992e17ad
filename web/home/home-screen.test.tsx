import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import {
  cacheIsShown,
  fakeServer,
  findToast,
  refused,
  showScreen,
  signedIn,
} from "#web/lib/test-screen.tsx";
import { granted } from "#web/purchases/test-purchases.ts";
import { HomeScreen } from "./home-screen.tsx";

const deck = Array.from({ length: 10 }, (_, index) =>
  ownedCard(`Card${index}`, { id: `id${index}`, deckSlot: index + 1 }),
);

const mission = (title: string, reward: number) => ({
  id: title,
  title,
  description: "",
  type: "daily",
  reward,
  rewards: { coins: reward, credits: 0, cards: 0 },
  progress: 1,
  target: 2,
  completed: false,
  isRunning: true,
  canSwap: false,
  banked: [],
});

const answers = {
  "GET /api/cards/stats": { deckCount: 10, vaultCount: 1, deckFull: false },
  "GET /api/cards/deck": deck,
  "GET /api/cards/user": deck.slice(0, 8),
  "GET /api/cards/check-cooldown": {
    canCreate: true,
    nextAvailableAt: null,
    unfinishedCreationId: null,
    bonusPrice: 400,
  },
  "GET /api/cards/check-premium-cooldown": {
    canCreatePremium: true,
    remainingCards: 3,
  },
  "GET /api/social-share-status": {
    canEarnRewards: true,
    dailySharesRemaining: 2,
    shareCredits: 50,
  },
  "GET /api/missions": [1, 2, 3, 4].map((each) => mission(`Mission ${each}`, each * 10)),
};

const section = async (name: string) => within(await screen.findByRole("region", { name }));

test("the way to the Tale Road says how far the player has come", async () => {
  const wins = [{ rival: "1-1", goals: [true, false] }];
  fakeServer({ ...answers, "GET /api/road": { wins } });
  showScreen(<HomeScreen />, { user: signedIn });
  const road = await section("Tale Road");
  expect(await road.findByText("1 of 30 rivals")).toBeTruthy();
  expect(road.getByRole("link", { name: "Walk On" }).getAttribute("href")).toBe("/road");
});

test.for([
  [null, "Your first win of the day brings a new card."],
  [0, "Today's card is won. Another waits tomorrow."],
  [1, "Your first win of the day brings a new card."],
] as const)("the fight of the day knows a last win of %s days ago", async ([daysAgo, words]) => {
  const winDay = daysAgo === null ? null : dayOf(Date.now() - daysAgo * DAY_MS);
  fakeServer(answers);
  showScreen(<HomeScreen />, { user: { ...signedIn, winDay } });
  expect((await section("Today's Fight")).getByText(words)).toBeTruthy();
});

test("a player with cards plays on, and sees what there is today", async () => {
  fakeServer(answers);
  showScreen(<HomeScreen />, { user: signedIn });
  expect(await screen.findByRole("heading", { name: "Ready, sam?" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "PLAY NOW" }).getAttribute("href")).toBe("/battles");
  expect(await screen.findByText("2/3 shares left today")).toBeTruthy();
  expect(await screen.findByText("Mission 3")).toBeTruthy();
  expect(screen.queryByText("Mission 4")).toBeNull();
  expect(screen.getByText("+30 coins")).toBeTruthy();
  expect(screen.queryByText("Welcome to Taleborn!")).toBeNull();
});

test("the newest eight cards are shown, the rest is counted", async () => {
  fakeServer(answers);
  showScreen(<HomeScreen />, { user: signedIn });
  const collection = await section("Your Collection");
  expect(await collection.findByRole("link", { name: "+3View More" })).toBeTruthy();
  expect(collection.getAllByRole("link", { name: /^Open / })).toHaveLength(8);
});

test("a player without cards who has played before is not greeted as new", async () => {
  fakeServer({
    ...answers,
    "GET /api/cards/stats": { deckCount: 0, vaultCount: 0, deckFull: false },
  });
  showScreen(<HomeScreen />, { user: { ...signedIn, signedUpAtMs: 0 } });
  expect(await screen.findByText("New Creatures Await You")).toBeTruthy();
  expect(screen.queryByText("Welcome to Taleborn!")).toBeNull();
});

test("a player without cards is welcomed and shown the way", async () => {
  fakeServer({
    ...answers,
    "GET /api/cards/stats": { deckCount: 0, vaultCount: 0, deckFull: false },
    "GET /api/cards/deck": [],
    "GET /api/cards/user": [],
    "GET /api/missions": [],
  });
  showScreen(<HomeScreen />, { user: signedIn });
  expect(await screen.findByText("Welcome to Taleborn!")).toBeTruthy();
  expect(screen.getByRole("link", { name: "GET STARTED" }).getAttribute("href")).toBe("/tutorial");
  const first = screen.getByRole("link", { name: "Create Your First Card" });
  expect(first.getAttribute("href")).toBe("/create-dynamic");
  expect(await screen.findByText("No missions available today")).toBeTruthy();
});

test("today's card is made: the button is grey and a banner says why", async () => {
  fakeServer({
    ...answers,
    "GET /api/cards/check-cooldown": {
      canCreate: false,
      nextAvailableAt: "2026-11-22T00:00:00.000Z",
      unfinishedCreationId: null,
      bonusPrice: 400,
    },
  });
  showScreen(<HomeScreen />, { user: signedIn });
  const button = await screen.findByRole("button", { name: "Available Tomorrow" });
  expect(button).toHaveProperty("disabled", true);
  expect(screen.getByText("Daily Limit Reached")).toBeTruthy();
});

test("the deck has 54 slots, and a card leaves it after a question", async () => {
  fakeServer({
    ...answers,
    "POST /api/cards/id4/move-to-vault": {
      success: true,
      message: "",
      card: { ...deck[4], location: "vault", deckSlot: null },
    },
  });
  showScreen(<HomeScreen />, { user: signedIn });
  const slots = await section("Battle Deck");
  expect(await slots.findByText("10 / 54")).toBeTruthy();
  expect(slots.getAllByRole("listitem")).toHaveLength(54);

  fireEvent.click(slots.getByRole("button", { name: "Card4" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Move Card to Vault" }));
  fireEvent.click(question.getByRole("button", { name: "Move to Vault" }));

  expect(await findToast("Card moved to vault")).toBeTruthy();
  await waitFor(() => expect(slots.getByText("9 / 54")).toBeTruthy());
});

test("a premium card shows its price and whether one can be had today", async () => {
  fakeServer(answers);
  showScreen(<HomeScreen />, { user: signedIn });
  const way = await screen.findByRole("link", { name: /^Premium Card \$1\.99/ });
  expect(way.getAttribute("href")).toBe("/premium-checkout");
  cleanup();

  const none = { canCreatePremium: false, remainingCards: 0 };
  fakeServer({ ...answers, "GET /api/cards/check-premium-cooldown": none });
  showScreen(<HomeScreen />, { user: signedIn });
  const button = await screen.findByRole("button", { name: /\$1\.99 · tomorrow/ });
  expect(button).toHaveProperty("disabled", true);
});

test("whoever has bought a premium card is thanked, and can watch it", async () => {
  const card = { ...granted, kind: "premium", creationId: "c1" };
  const purchases = [{ ...card, grantedAt: new Date().toISOString() }];
  fakeServer({ ...answers, "GET /api/purchases": purchases });
  const { history } = showScreen(<HomeScreen />, { user: signedIn, at: "/?premium=success" });

  expect(await findToast("Premium Card Purchased!")).toBeTruthy();
  const link = await screen.findByRole("link", { name: "Watch It" });
  expect(link.getAttribute("href")).toBe("/create?creation=c1");
  expect(history?.at(-1)).toBe("/");
});

test.each([
  [0, "Buy Credits", "/store"],
  [3, "Use a Credit 3 to spend", "/create?with=credit"],
])("%i card credits are offered as: %s", async (cardCredits, words, href) => {
  fakeServer(answers);
  showScreen(<HomeScreen />, { user: { ...signedIn, cardCredits } });
  const link = await screen.findByRole("link", { name: (name) => name.startsWith(words) });
  expect(link.getAttribute("href")).toBe(href);
});

test.each([
  [0, "Every legend starts with one card. Create your first creature!", true],
  [53, "Almost there! Only a few empty slots are left.", true],
  [54, "Your deck is full! New cards wait for you in the vault.", false],
])("a deck of %i cards is told: %s", async (count, message, canGrow) => {
  const cards = Array.from({ length: count }, (_, index) =>
    ownedCard(`Card${index}`, { id: `id${index}`, deckSlot: index + 1 }),
  );
  fakeServer({ ...answers, "GET /api/cards/deck": cards });
  showScreen(<HomeScreen />, { user: signedIn });
  const slots = await section("Battle Deck");
  expect(await slots.findByText(message)).toBeTruthy();
  const next = slots.queryByRole("link", { name: "Create Your Next Card" });
  expect(next?.getAttribute("href")).toBe(canGrow ? "/create-dynamic" : undefined);
});

test("a part that fails says so, and is asked again with a press", async () => {
  const broken = refused(500, "failed", "");
  const server = fakeServer({
    ...answers,
    "GET /api/cards/deck": broken,
    "GET /api/cards/user": broken,
    "GET /api/cards/stats": broken,
    "GET /api/social-share-status": broken,
  });
  showScreen(<HomeScreen />, { user: signedIn });
  const slots = await section("Battle Deck");
  expect(await slots.findByText("Your deck did not load")).toBeTruthy();
  expect(slots.getByText("– / 54")).toBeTruthy();
  expect(await screen.findByText("Your cards did not load")).toBeTruthy();
  // The number of cards is unknown, so the screen does not say that there are none.
  expect(screen.queryByText("Welcome to Taleborn!")).toBeNull();

  Object.assign(server.answers, answers);
  fireEvent.click(slots.getByRole("button", { name: "Try Again" }));
  expect(await slots.findByRole("button", { name: "Card4" })).toBeTruthy();
});

test("cards that are known stay when a later answer fails, and nothing else is said", async () => {
  const server = fakeServer({ ...answers });
  const { client } = showScreen(<HomeScreen />, { user: signedIn });
  const cards = await section("Your Collection");
  await cards.findAllByRole("link", { name: /^Open / });
  server.answers["GET /api/cards/user"] = refused(500, "failed", "");

  await act(() => client.refetchQueries({ queryKey: ["/api/cards/user"] }));
  await cacheIsShown();

  expect(cards.queryByText("Your cards did not load")).toBeNull();
});

test("until an answer has come nothing is claimed", async () => {
  fakeServer({});
  showScreen(<HomeScreen />, { user: signedIn });
  const slots = await section("Battle Deck");
  expect(slots.getByRole("status", { name: "Loading your deck" })).toBeTruthy();
  expect(slots.getByText("… / 54")).toBeTruthy();
  expect(screen.queryByText("Available")).toBeNull();
  expect(screen.queryByText(/shares left today/)).toBeNull();
});

test("a move that is refused says why", async () => {
  fakeServer({
    ...answers,
    "POST /api/cards/id4/move-to-vault": refused(409, "held", "This card is for sale."),
  });
  showScreen(<HomeScreen />, { user: signedIn });
  fireEvent.click(await (await section("Battle Deck")).findByRole("button", { name: "Card4" }));
  fireEvent.click(await screen.findByRole("button", { name: "Move to Vault" }));
  expect(await findToast("Move Failed")).toBeTruthy();
  expect(await findToast("This card is for sale.")).toBeTruthy();
});

test("a child who needs a parent's yes reads by when, and finds the way to ask", async () => {
  const eraseAt = "2026-12-06T12:00:00.000Z";
  const status = { asked: null, guardians: 0, eraseAt, safeName: "Brave Otter 4821" };
  fakeServer({ ...answers, "GET /api/family/ask": status });
  showScreen(<HomeScreen />, { user: { ...signedIn, closed: { trade: "parent_needed" } } });

  const notice = await section("A parent's yes");
  expect(notice.getByText(/by 6 December 2026/)).toBeTruthy();
  expect(notice.getByText(/the safe name Brave Otter 4821 instead of yours/)).toBeTruthy();
  expect(notice.getByRole("link", { name: "Ask a parent" })).toBeTruthy();
});
