import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CollectionPage } from "#web/app/pages/collection-page.tsx";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { VaultScreen } from "./vault-screen.tsx";

const serafawn = ownedCard("Serafawn", {
  location: "vault",
  level: 2,
  experience: 60,
  card: { rarity: "mythical", description: "Heals whoever is sad." },
});
const cindlepup = ownedCard("Cindlepup", { location: "vault" });

const answers = (deckCount: number) => ({
  "GET /api/cards/stats": { deckCount, vaultCount: 2, deckFull: deckCount === 54 },
  "GET /api/cards/vault": [serafawn, cindlepup],
});

test("cards show level and experience, and the deck its space", async () => {
  fakeServer(answers(30));
  showScreen(<VaultScreen />, { at: "/vault" });
  expect(await screen.findByText("Showing 2 of 2 cards")).toBeTruthy();
  expect(screen.getByText("Deck space: 30/54 cards")).toBeTruthy();
  expect(screen.getByText("Level 2")).toBeTruthy();
  expect(screen.getByText("10/100 XP")).toBeTruthy();
});

test("the search looks into descriptions too", async () => {
  fakeServer(answers(30));
  showScreen(<VaultScreen />, { at: "/vault" });
  fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "sad" } });
  expect(await screen.findByText("Showing 1 of 2 cards")).toBeTruthy();
});

test("mythic is how this filter spells the highest rarity", async () => {
  fakeServer(answers(30));
  showScreen(<VaultScreen />, { at: "/vault" });
  await screen.findByText("Showing 2 of 2 cards");
  fireEvent.change(screen.getByRole("combobox", { name: "Rarity" }), {
    target: { value: "mythic" },
  });
  expect(await screen.findByText("Showing 1 of 2 cards")).toBeTruthy();
});

test("a card moves to the deck after a question", async () => {
  const server = fakeServer({
    ...answers(30),
    [`POST /api/cards/${serafawn.id}/move-to-deck`]: {
      success: true,
      message: "",
      card: { ...serafawn, location: "deck", deckSlot: 31 },
    },
  });
  showScreen(<VaultScreen />, { at: "/vault" });
  fireEvent.click(await screen.findByRole("button", { name: "Serafawn" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Move Card to Deck" }));
  expect(server.calls.some(({ line }) => line.startsWith("POST"))).toBe(false);

  fireEvent.click(question.getByRole("button", { name: "Move to Deck" }));

  expect(await findToast("Card Moved to Deck")).toBeTruthy();
  expect(await screen.findByText("Showing 1 of 1 cards")).toBeTruthy();
});

test("a move that is refused shows what has become of the card elsewhere", async () => {
  const server = fakeServer({
    ...answers(30),
    [`POST /api/cards/${serafawn.id}/move-to-deck`]: refused(404, "no_such_card", "It is gone."),
  });
  showScreen(<VaultScreen />, { at: "/vault" });
  fireEvent.click(await screen.findByRole("button", { name: "Serafawn" }));
  server.answers["GET /api/cards/vault"] = [cindlepup];

  fireEvent.click(await screen.findByRole("button", { name: "Move to Deck" }));

  expect(await screen.findByText("Showing 1 of 1 cards")).toBeTruthy();
});

test("a move that ends late does not close the question about another card", async () => {
  fakeServer({
    ...answers(30),
    [`POST /api/cards/${serafawn.id}/move-to-deck`]: {
      success: true,
      message: "",
      card: { ...serafawn, location: "deck", deckSlot: 31 },
    },
  });
  const answered = Promise.withResolvers<void>();
  const served = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    if (init?.method === "POST") await answered.promise;
    return served(address, init);
  };
  showScreen(<VaultScreen />, { at: "/vault" });
  fireEvent.click(await screen.findByRole("button", { name: "Serafawn" }));
  fireEvent.click(await screen.findByRole("button", { name: "Move to Deck" }));
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.click(screen.getByRole("button", { name: "Cindlepup" }));

  answered.resolve();

  expect(await findToast("Card Moved to Deck")).toBeTruthy();
  expect(screen.getByText(/^Do you want to move Cindlepup/)).toBeTruthy();
});

test("with a full deck nothing is asked", async () => {
  fakeServer(answers(54));
  showScreen(<VaultScreen />, { at: "/vault" });
  await screen.findByText("Deck space: 54/54 cards");

  fireEvent.click(await screen.findByRole("button", { name: "Serafawn" }));

  expect(await findToast("Deck Full")).toBeTruthy();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test.for([
  { at: "/vault", Screen: VaultScreen },
  { at: "/cards?tab=vault", Screen: CollectionPage },
])("an empty vault at $at says what it is for, and leads to the deck", async ({ at, Screen }) => {
  fakeServer({ ...answers(3), "GET /api/cards/vault": [] });
  showScreen(<Screen />, { at, user: signedIn });
  expect(await screen.findByText("Your vault is empty")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See My Deck" })).toBeTruthy();
});
