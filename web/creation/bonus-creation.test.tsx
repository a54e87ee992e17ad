import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { CreateScreen } from "./create-screen.tsx";

const open = {
  canCreate: false,
  nextAvailableAt: "2026-11-28T00:00:00.000Z",
  unfinishedCreationId: null,
  bonusPrice: 400,
};

const answers = {
  "GET /api/cards/stats": { deckCount: 12, vaultCount: 0, deckFull: false },
  "GET /api/cards/check-cooldown": open,
  "GET /api/cards/check-premium-cooldown": { canCreatePremium: true, remainingCards: 3 },
};

const begun = {
  id: "c1",
  state: "writing",
  rarity: "common",
  attack: 40,
  defense: 30,
  words: {},
  imageUrl: null,
  userCard: null,
};

const bonusDialog = () => screen.findByRole("dialog", { name: "Create a Bonus Card" });

test("coins become one more card, at the price that was shown", async () => {
  const server = fakeServer({
    ...answers,
    "POST /api/cards/create-with-coins": {
      success: true,
      message: "Bonus Card Created",
      creation: begun,
      card: null,
    },
    "GET /api/creations/c1": begun,
  });
  const user = { ...signedIn, coins: 450 };
  const { history } = showScreen(<CreateScreen />, { user, at: "/create?with=coins" });
  const dialog = within(await bonusDialog());
  expect(dialog.getByText("You have 450 coins.")).toBeTruthy();
  const button = await dialog.findByRole("button", { name: "Create for 400 coins" });
  fireEvent.change(dialog.getByLabelText("Describe your creature"), {
    target: { value: " a moss dragon " },
  });

  fireEvent.click(button);

  expect(await findToast("Bonus Card Created")).toBeTruthy();
  expect(history?.at(-1)).toBe("/create?creation=c1");
  expect(server.calls).toContainEqual({
    line: "POST /api/cards/create-with-coins",
    body: { description: "a moss dragon", price: 400, watch: true },
  });
});

test("with too few coins it says how many are missing; when today has no more, that, too", async () => {
  fakeServer(answers);
  const user = { ...signedIn, coins: 150 };
  const { unmount } = showScreen(<CreateScreen />, { user, at: "/create?with=coins" });
  const missing = await within(await bonusDialog()).findByRole("button", {
    name: "250 coins more needed",
  });
  expect(missing).toHaveProperty("disabled", true);
  unmount();

  fakeServer({ ...answers, "GET /api/cards/check-cooldown": { ...open, bonusPrice: null } });
  showScreen(<CreateScreen />, { user, at: "/create?with=coins" });
  expect(
    await within(await bonusDialog()).findByText(/^You have made all bonus cards of today/),
  ).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Bonus Card/ })).toBeNull();
});

test("a price that did not load is no sign that today has no more", async () => {
  const server = fakeServer({
    ...answers,
    "GET /api/cards/check-cooldown": refused(500, "bug", "Something went wrong."),
  });
  showScreen(<CreateScreen />, { user: signedIn, at: "/create?with=coins" });
  const dialog = within(await bonusDialog());
  expect(await dialog.findByText("The price did not load")).toBeTruthy();
  expect(dialog.queryByText(/^You have made all bonus cards/)).toBeNull();

  server.answers["GET /api/cards/check-cooldown"] = open;
  fireEvent.click(dialog.getByRole("button", { name: "Try Again" }));
  expect(await dialog.findByRole("button", { name: "Create for 400 coins" })).toBeTruthy();
});
