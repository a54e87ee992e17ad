import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { DashboardScreen } from "./dashboard-screen.tsx";

const by = { id: "u1", name: "sam" };
const at = "2026-11-22T08:05:00.000Z";

const wish = { user: { id: "u2", name: "mia & co" }, by, at };

const grant = {
  id: "g1",
  players: 12,
  coins: 5000,
  credits: 0,
  copies: 2,
  cardName: "Emberling",
  by,
  at,
};

function show(waiting: object) {
  fakeServer({
    "GET /api/admin/stats": {
      total_users: 3,
      total_cards: 40,
      total_user_cards: 36,
      total_battles: 0,
      total_trades: 0,
      admin_users: 2,
      demo_users: 0,
    },
    "GET /api/admin/waiting": waiting,
    "GET /api/admin/users": [],
    "GET /api/admin/cards": [],
  });
  showScreen(<DashboardScreen />, { user: { ...signedIn, role: "admin" }, at: "/admin" });
}

test("the dashboard says what waits for a second admin, and leads to where one agrees", async () => {
  show({ admins: [wish], grants: [grant] });

  const panel = within(
    (await screen.findByRole("heading", { name: "Waits for a Second Admin" })).closest("section")!,
  );
  const links = panel
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

  expect(links).toEqual([
    ["sam wants mia & co to be an admin", "/admin/users?search=mia%20%26%20co"],
    [
      "sam wants to give 5,000 coins, 2 cards of Emberling to each of 12 players",
      "/admin/grants?state=waiting",
    ],
  ]);
  expect(panel.getAllByText("2026-11-22 08:05")).toHaveLength(2);
});

test("where nothing waits, nothing is said", async () => {
  show({ admins: [], grants: [] });

  await screen.findByText("Nobody has an account yet");

  expect(screen.queryByText("Waits for a Second Admin")).toBeNull();
});
