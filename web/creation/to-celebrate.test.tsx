import { fireEvent, screen, waitFor } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { beforeEach, expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, refused, showScreen } from "#web/lib/test-screen.tsx";
import { CreateScreen } from "./create-screen.tsx";
import { toCelebrate } from "./to-celebrate.ts";

const done = {
  id: "c1",
  state: "done",
  rarity: "rare",
  attack: 40,
  defense: 30,
  words: { name: "Nivul", element: "ice", specialAbility: "Hush", description: "", backstory: "" },
  imageUrl: "/pictures/nivul.webp",
  userCard: ownedCard("Nivul"),
};

const answers = {
  "GET /api/cards/stats": { deckCount: 12, vaultCount: 0, deckFull: false },
  // It is done, so none is named as unfinished.
  "GET /api/cards/check-cooldown": {
    canCreate: false,
    nextAvailableAt: null,
    unfinishedCreationId: null,
    bonusPrice: 400,
  },
  "GET /api/cards/check-premium-cooldown": { canCreatePremium: true, remainingCards: 3 },
  "GET /api/creations/c1": done,
};

beforeEach(() => {
  fakeServer(answers);
  toCelebrate.keep("c1");
});

test("a page that loads itself anew instead of celebrating begins with the celebration, once", async () => {
  const { unmount } = showScreen(<CreateScreen />);
  fireEvent.click(await screen.findByRole("button", { name: "Show My Card" }));
  expect(await screen.findByRole("dialog", { name: "Card Created!" })).toBeTruthy();
  unmount();

  showScreen(<CreateScreen />);
  expect(await screen.findByText("Daily Limit Reached")).toBeTruthy();
});

test("what is beside it and not there yet does not cost the celebration", async () => {
  const Later = lazy(async () => ({ default: () => <p>beside it</p> }));

  showScreen(
    <Suspense>
      <CreateScreen />
      <Later />
    </Suspense>,
  );

  expect(await screen.findByText("beside it")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Show My Card" })).toBeTruthy();
});

test("a card that the player has not ordered, as by an old link, is not waited for", async () => {
  fakeServer({
    ...answers,
    "GET /api/creations/c1": refused(404, "no_such_creation", "There is none."),
  });
  showScreen(<CreateScreen />, { at: "/create?creation=c1" });

  expect(await screen.findByText("Daily Limit Reached")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Waking the forge…")).toBeNull());
});
