// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { HomeScreen } from "./home-screen.tsx";

afterEach(cleanup);

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
  },
  "GET /api/cards/check-premium-cooldown": {
    canCreatePremium: true,
    remainingCards: 3,
    paymentsOpen: false,
  },
  "GET /api/social-share-status": {
    canEarnRewards: true,
    dailySharesRemaining: 2,
    shareCredits: 50,
  },
  "GET /api/missions": [1, 2, 3, 4].map((each) => mission(`Mission ${each}`, each * 10)),
};

const section = async (name: string) => within(await screen.findByRole("region", { name }));

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
