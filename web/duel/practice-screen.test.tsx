import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { cacheIsShown, fakeServer, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { PracticeScreen } from "./practice-screen.tsx";

const deck = ["Aaa", "Bbb", "Ccc", "Ddd"].map((name) => ownedCard(name, { id: name }));

async function begin() {
  const server = fakeServer({ "GET /api/cards/deck": deck });
  showScreen(<PracticeScreen />, { at: "/practice", user: signedIn });
  await screen.findByRole("list", { name: "Your deck" });
  for (const name of ["Bbb", "Aaa", "Ccc"])
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
  fireEvent.click(screen.getByRole("radio", { name: "4 Hard" }));
  fireEvent.click(screen.getByRole("button", { name: "Start Practice" }));
  return server;
}

const choices = () => within(screen.getByRole("list", { name: "Your choices" }));

test("practice needs a deck and no server: the first card leads, and the computer answers", async () => {
  const server = await begin();

  expect(screen.getByRole("heading", { name: "Practice: Hard" })).toBeTruthy();
  const mine = within(screen.getByRole("group", { name: "Your creature" }));
  expect(mine.getByRole("meter", { name: "Health of Bbb" })).toBeTruthy();
  expect(screen.queryByRole("timer")).toBeNull();
  expect(screen.queryByRole("button", { name: "Say something" })).toBeNull();
  fireEvent.click(choices().getByRole("button", { name: /^Strike/ }));
  expect(await screen.findByText(/^Turn 1\. /)).toBeTruthy();
  const others = ["GET /api/cards/deck", "GET /api/teams"];
  expect(server.calls.filter(({ line }) => !others.includes(line))).toEqual([]);
});

test("it brings nothing and says so, and can be played again", async () => {
  await begin();
  fireEvent.click(screen.getByRole("button", { name: "Give Up" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Give Up" }));

  expect(await screen.findByRole("heading", { name: "Defeat!" })).toBeTruthy();
  expect(screen.getByText(/brings no coins/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Watch the replay" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Play Again" }));
  expect(choices().getByRole("button", { name: /^Strike/ })).toBeTruthy();
  expect(screen.getByText("Turn 1")).toBeTruthy();
});

test("in a first duel a hand points at what is good to do, and says why", async () => {
  fakeServer({ "GET /api/cards/deck": deck });
  showScreen(<PracticeScreen />, { at: "/practice?first", user: signedIn });
  await screen.findByRole("list", { name: "Your choices" });
  expect(screen.getByRole("heading", { name: "Your First Duel" })).toBeTruthy();

  const advised = choices().getByRole("button", { name: /A good choice now/ });
  expect(screen.queryByText("What do you do?")).toBeNull();
  expect(screen.getByText(/[.!]$/, { selector: "[role=status]:not(.sr-only)" })).toBeTruthy();
  fireEvent.click(advised);
  expect(await screen.findByText(/^Turn 1\. /)).toBeTruthy();
});

test("a first duel waits for three cards", async () => {
  fakeServer({ "GET /api/cards/deck": deck.slice(0, 2) });
  showScreen(<PracticeScreen />, { at: "/practice?first", user: signedIn });

  expect(await screen.findByText("A duel needs three cards")).toBeTruthy();
});

test("a first duel whose deck does not load can be asked for again", async () => {
  const server = fakeServer({ "GET /api/cards/deck": refused(500, "broken", "Oh no.") });
  showScreen(<PracticeScreen />, { at: "/practice?first", user: signedIn });
  expect(await screen.findByText("Your deck did not load")).toBeTruthy();

  server.answers["GET /api/cards/deck"] = deck;
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));

  expect(await screen.findByRole("list", { name: "Your choices" })).toBeTruthy();
});

test("a first duel goes on when the deck is read again", async () => {
  const server = fakeServer({ "GET /api/cards/deck": deck });
  const { client } = showScreen(<PracticeScreen />, { at: "/practice?first", user: signedIn });
  await screen.findByRole("list", { name: "Your choices" });
  fireEvent.click(choices().getByRole("button", { name: /A good choice now/ }));
  expect(await screen.findByText(/^Turn 1\. /)).toBeTruthy();

  const ofDeck = { queryKey: ["/api/cards/deck"] };
  delete server.answers["GET /api/cards/deck"];
  act(() => void client.invalidateQueries(ofDeck));
  await cacheIsShown();
  await act(() => client.cancelQueries(ofDeck));
  await cacheIsShown();

  expect(screen.getByText(/^Turn 1\. /)).toBeTruthy();
});

test("what was chosen just before one went back is not played in the next duel", async () => {
  await begin();
  fireEvent.click(screen.getByRole("button", { name: "Give Up" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Give Up" }));
  fireEvent.click(screen.getByRole("button", { name: "Back" }));

  fireEvent.click(await screen.findByRole("button", { name: "Start Practice" }));

  const strike = choices().getByRole("button", { name: /^Strike/ });
  expect(strike.ariaDisabled).not.toBe("true");
  fireEvent.click(strike);
  expect(await screen.findByText(/^Turn 1\. /)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Defeat!" })).toBeNull();
});

test("a deck that is known can be picked from when a later answer fails", async () => {
  const server = fakeServer({ "GET /api/cards/deck": deck });
  const { client } = showScreen(<PracticeScreen />, { at: "/practice", user: signedIn });
  await screen.findByRole("list", { name: "Your deck" });

  server.answers["GET /api/cards/deck"] = refused(503, "busy", "Please try again.");
  await act(() => client.refetchQueries({ queryKey: ["/api/cards/deck"] }));

  await cacheIsShown();
  expect(screen.getByRole("list", { name: "Your deck" })).toBeTruthy();
});
