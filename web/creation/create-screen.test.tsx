import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CreationOnWire } from "#contract/creation.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { CreateScreen } from "./create-screen.tsx";

const open = {
  canCreate: true,
  nextAvailableAt: null,
  unfinishedCreationId: null,
  bonusPrice: 400,
};

const answers = {
  "GET /api/cards/stats": { deckCount: 12, vaultCount: 0, deckFull: false },
  "GET /api/cards/check-cooldown": open,
  "GET /api/cards/check-premium-cooldown": {
    canCreatePremium: true,
    remainingCards: 3,
  },
  "POST /api/cards/understand": {
    understood: ["frost", "fox", "hates noise"],
    inStory: ["hates noise"],
    notUnderstood: ["blorbo"],
    isEnough: true,
  },
};

const begun: CreationOnWire = {
  id: "c1",
  state: "writing",
  rarity: "rare",
  attack: 40,
  defense: 30,
  words: {},
  imageUrl: null,
  userCard: null,
};

const finished: CreationOnWire = {
  ...begun,
  state: "done",
  words: {
    name: "Nivul",
    element: "ice",
    specialAbility: "Hush",
    description: "It",
    backstory: "Was",
  },
  imageUrl: "/pictures/nivul.webp",
  userCard: ownedCard("Nivul", { card: { rarity: "rare", element: "ice" } }),
};

const box = () => screen.findByLabelText("Describe your creature");

test("a description becomes a card that is celebrated", async () => {
  const server = fakeServer({
    ...answers,
    "POST /api/cards/create": { creation: begun, card: null },
    "GET /api/creations/c1": finished,
  });
  showScreen(<CreateScreen />);
  fireEvent.change(await box(), { target: { value: " a frost fox " } });

  fireEvent.click(screen.getByRole("button", { name: "Create Your Card" }));

  expect(await screen.findByText("Your creature is here!")).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "POST /api/cards/create",
    body: { description: "a frost fox", watch: true },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Show My Card" }));
  expect(await screen.findByRole("dialog", { name: "Card Created!" })).toBeTruthy();
  expect(screen.getByText("A rare find! Not many will ever meet this one.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "View My Collection" })).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(await box()).toBeTruthy();
});

test("an empty description is not sent, and the five questions are enough", async () => {
  const server = fakeServer({
    ...answers,
    "POST /api/cards/create": { creation: begun, card: null },
    "GET /api/creations/c1": begun,
  });
  showScreen(<CreateScreen />);
  await box();
  fireEvent.click(screen.getByRole("button", { name: "Create Your Card" }));
  expect(screen.getByText("Write a few words first, or press Surprise me.")).toBeTruthy();

  fireEvent.change(screen.getByLabelText("Its spirit animal"), { target: { value: "owl" } });
  expect(screen.getByText("An owl.", { exact: false })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Create Your Card" }));

  await screen.findByText("Writing its story…");
  expect(server.calls).toContainEqual({
    line: "POST /api/cards/create",
    body: { spiritAnimal: "owl", watch: true },
  });
});

test("a refused description is explained, and a better one is a press away", async () => {
  fakeServer({
    ...answers,
    "POST /api/cards/create": {
      status: 400,
      body: { code: "unsafe_description", message: "Be kind.", suggestions: ["a kind dragon"] },
    },
  });
  showScreen(<CreateScreen />);
  fireEvent.change(await box(), { target: { value: "something bad" } });
  fireEvent.click(screen.getByRole("button", { name: "Create Your Card" }));

  expect(await screen.findByText("Be kind.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "a kind dragon" }));
  expect((await box()) as HTMLTextAreaElement).toHaveProperty("value", "a kind dragon");
  fireEvent.change(await box(), { target: { value: "a kind hamster" } });
  expect(screen.queryByText("Be kind.")).toBeNull();
});

test("somebody who writes about hurting themselves gets a kind word, help, and time", async () => {
  fakeServer({
    ...answers,
    "POST /api/cards/create": {
      status: 400,
      body: {
        code: "needs_help",
        message: "You matter.",
        suggestions: ["a lantern fox that keeps you company"],
      },
    },
  });
  showScreen(<CreateScreen />);
  fireEvent.change(await box(), { target: { value: "something sad" } });
  fireEvent.click(screen.getByRole("button", { name: "Create Your Card" }));

  expect(await screen.findByText("You matter.")).toBeTruthy();
  const help = screen.getByRole("link", { name: "Find somebody to talk to" });
  expect(help.getAttribute("href")).toBe("https://findahelpline.com");
  expect(screen.queryByText("Creation Failed")).toBe(null);
  expect(screen.getByText("Your card waits for you", { exact: false })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "a lantern fox that keeps you company" }));
  expect(await box()).toHaveProperty("value", "a lantern fox that keeps you company");
});

test("while a description is written, it says what of it is understood, and what not yet", async () => {
  const server = fakeServer(answers);
  showScreen(<CreateScreen />);
  await box();
  const statuses = screen.getAllByRole("status");
  fireEvent.change(await box(), { target: { value: "a frost fox with a blorbo" } });

  const words = within(
    await screen.findByText("In the picture:").then(({ parentElement }) => parentElement!),
  );
  // It was there before its words, so that these are read out.
  expect(statuses).toContain(screen.getByText("In the picture:").closest("[role=status]"));
  expect(words.getByText("frost")).toBeTruthy();
  expect(words.getByText("fox")).toBeTruthy();
  expect(words.queryByText("hates noise")).toBe(null);
  expect(screen.getByText("In the story:").parentElement!.textContent).toContain("hates noise");
  expect(screen.getByText("Not yet: blorbo")).toBeTruthy();
  expect(server.calls.some(({ line }) => line === "POST /api/cards/create")).toBe(false);

  fireEvent.change(await box(), { target: { value: " " } });
  await waitFor(() => expect(screen.queryByText("In the picture:")).toBe(null));
});

test("before the day's card is spent on very few words, somebody asks for more", async () => {
  const server = fakeServer({
    ...answers,
    "POST /api/cards/understand": {
      understood: ["fox"],
      inStory: [],
      notUnderstood: [],
      isEnough: false,
    },
    "POST /api/cards/create": { creation: begun, card: null },
    "GET /api/creations/c1": begun,
  });
  const isSent = () => server.calls.some(({ line }) => line === "POST /api/cards/create");
  showScreen(<CreateScreen />);
  fireEvent.change(await box(), { target: { value: "a fox" } });
  fireEvent.click(screen.getByRole("button", { name: "Create Your Card" }));

  expect(await screen.findByText("So far I understand one thing: fox.")).toBeTruthy();
  expect(isSent()).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Tell a Little More" }));
  expect(document.activeElement).toBe(await box());

  fireEvent.change(await box(), { target: { value: "a foxy" } });
  expect(screen.queryByText("So far I understand one thing: fox.")).toBe(null);
  fireEvent.click(screen.getByRole("button", { name: "Create Your Card" }));
  fireEvent.click(await screen.findByRole("button", { name: "Create It Like This" }));

  await screen.findByText("Writing its story…");
  expect(isSent()).toBe(true);
});

test("when nobody says what is understood, the card is made all the same", async () => {
  fakeServer({
    ...answers,
    "POST /api/cards/understand": refused(503, "broken", "Oh no."),
    "POST /api/cards/create": { creation: begun, card: null },
    "GET /api/creations/c1": begun,
  });
  showScreen(<CreateScreen />);
  fireEvent.change(await box(), { target: { value: "a fox" } });
  fireEvent.click(screen.getByRole("button", { name: "Create Your Card" }));

  expect(await screen.findByText("Writing its story…")).toBeTruthy();
});

test("other refusals are a toast", async () => {
  fakeServer({
    ...answers,
    "POST /api/cards/create": refused(409, "daily_limit", "Daily Limit Reached"),
  });
  showScreen(<CreateScreen />);
  fireEvent.change(await box(), { target: { value: "a frost fox" } });
  fireEvent.click(screen.getByRole("button", { name: "Create Your Card" }));
  expect(await findToast("Creation Failed")).toBeTruthy();
});

test("after today's card there is a banner and a grey button", async () => {
  fakeServer({
    ...answers,
    "GET /api/cards/check-cooldown": {
      ...open,
      canCreate: false,
      nextAvailableAt: "2026-11-22T00:00:00.000Z",
    },
  });
  showScreen(<CreateScreen />);
  const button = await screen.findByRole("button", { name: "Available Tomorrow" });
  expect(button).toHaveProperty("disabled", true);
  expect(screen.getByText("You made today's free card.", { exact: false })).toBeTruthy();
});

test("a reopened page goes on watching what was begun", async () => {
  fakeServer({
    ...answers,
    "GET /api/cards/check-cooldown": { ...open, canCreate: false, unfinishedCreationId: "c1" },
    "GET /api/creations/c1": { ...begun, state: "painting", words: { name: "Nivul" } },
  });
  showScreen(<CreateScreen />);
  expect(await screen.findByText("Painting its picture…")).toBeTruthy();
  await waitFor(() => expect(screen.getByRole("region", { name: /Nivul/ })).toBeTruthy());
});

test("what a reopened page has watched is celebrated once it is done", async () => {
  let isDone = false;
  const server = fakeServer({
    ...answers,
    "GET /api/cards/check-cooldown": () => ({
      ...open,
      canCreate: false,
      unfinishedCreationId: isDone ? null : "c1",
    }),
    "GET /api/creations/c1": () => {
      isDone = true;
      return finished;
    },
  });
  showScreen(<CreateScreen />);
  await screen.findByRole("button", { name: "Show My Card" });
  const asked = () => server.calls.filter(({ line }) => line === "GET /api/cards/check-cooldown");
  await waitFor(() => expect(asked()).toHaveLength(2));
  await act(() => new Promise((done) => setTimeout(done)));
  fireEvent.click(await screen.findByRole("button", { name: "Show My Card" }));
  expect(screen.getByText("Your creature is here!")).toBeTruthy();
  expect(screen.queryByText("Daily Limit Reached")).toBeNull();
  expect(await screen.findByRole("dialog", { name: "Card Created!" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByText("Daily Limit Reached")).toBeTruthy();
});

test("a player without cards is welcomed", async () => {
  fakeServer({
    ...answers,
    "GET /api/cards/stats": { deckCount: 0, vaultCount: 0, deckFull: false },
  });
  showScreen(<CreateScreen />, { user: signedIn });
  expect(await screen.findByText("Welcome to Taleborn!")).toBeTruthy();
  cleanup();

  showScreen(<CreateScreen />, { user: { ...signedIn, signedUpAtMs: 0 } });
  expect(await screen.findByText("New Creatures Await You")).toBeTruthy();
  expect(screen.getByText(/^You have no cards now\. One is free every day/)).toBeTruthy();
});

test("a forge that does not answer can be asked again", async () => {
  fakeServer({ ...answers, "GET /api/cards/check-cooldown": refused(503, "broken", "Oh no.") });
  showScreen(<CreateScreen />);
  expect(await screen.findByText("The forge did not answer")).toBeTruthy();
});

test("a card that was ordered elsewhere is watched to its end, and celebrated", async () => {
  fakeServer({ ...answers, "GET /api/creations/c1": finished });
  showScreen(<CreateScreen />, { at: "/create?creation=c1" });

  expect(await screen.findByRole("heading", { name: "Your New Card" })).toBeTruthy();
  expect(await screen.findByText("Your creature is here!")).toBeTruthy();
  expect(await screen.findByRole("dialog", { name: "Card Created!" })).toBeTruthy();
});

test("a credit becomes a premium card from the player's words", async () => {
  const server = fakeServer({
    ...answers,
    "POST /api/cards/create-with-credits": {
      success: true,
      message: "Premium Card Created",
      creation: begun,
      card: null,
    },
    "GET /api/creations/c1": begun,
  });
  const user = { ...signedIn, cardCredits: 2 };
  const { history } = showScreen(<CreateScreen />, { user, at: "/create?with=credit" });
  const dialog = within(await screen.findByRole("dialog", { name: "Create With a Credit" }));
  expect(dialog.getByText("You have 2 credits.")).toBeTruthy();
  fireEvent.change(dialog.getByLabelText("Describe your creature"), {
    target: { value: " a moss dragon " },
  });

  fireEvent.click(dialog.getByRole("button", { name: "Create for 1 Credit" }));

  expect(await findToast("Premium Card Created")).toBeTruthy();
  expect(history?.at(-1)).toBe("/create?creation=c1");
  expect(server.calls).toContainEqual({
    line: "POST /api/cards/create-with-credits",
    body: { description: "a moss dragon", watch: true },
  });
});
