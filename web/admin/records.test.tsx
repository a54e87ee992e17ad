import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { BattlesScreen } from "./battles/battles-screen.tsx";
import { TradesScreen } from "./trades/trades-screen.tsx";

const admin = { ...signedIn, role: "admin" as const };
const at = "2026-11-23T08:00:00.000Z";

const battle = {
  id: "11111111-0000-7000-8000-000000000000",
  challengerId: "a",
  opponentId: null,
  winnerId: null,
  challenger_name: "Ann",
  opponent_name: null,
  winner_name: null,
  battleType: "pvp",
  status: "pending",
  mode: "face_to_face",
  createdAt: at,
};

test("battles that wait say so, and those that were fought lead to their replay", async () => {
  const fought = {
    ...battle,
    id: "22222222-0000-7000-8000-000000000000",
    opponent_name: "Ben",
    status: "completed",
  };
  fakeServer({
    "GET /api/admin/battles": [battle, fought],
    "GET /api/admin/battles/count": { count: 2 },
  });
  showScreen(<BattlesScreen />, { user: admin });

  expect(await screen.findByText("Waiting...")).toBeTruthy();
  expect(screen.getByText("TBD")).toBeTruthy();
  expect(screen.getByText("Draw")).toBeTruthy();
  const replay = screen.getByRole("link", { name: "Replay of battle 22222222" });
  expect(replay.getAttribute("href")).toBe(`/replay/${fought.id}`);
  const headings = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(headings).toEqual([
    "Battle ID",
    "Challenger",
    "Opponent",
    "Winner",
    "Type",
    "Status",
    "Created",
    "Actions",
  ]);
});

const deal = {
  id: "33333333-0000-7000-8000-000000000000",
  from_user_id: "u1",
  from_user_name: "Ann",
  to_user_id: null,
  to_user_name: null,
  from_card_name: "Emberfox",
  to_card_name: null,
  price: 599,
  tradeType: "marketplace",
  kind: "sale",
  status: "pending",
  createdAt: at,
};

test("a price stands in dollars, as it is stated, and its coins are told", async () => {
  fakeServer({
    "GET /api/admin/trades": [deal],
    "GET /api/admin/trades/count": { count: 1 },
  });
  showScreen(<TradesScreen />, { user: admin });

  expect(await screen.findByText("Open trade")).toBeTruthy();
  const seller = screen.getByRole("link", { name: "Ann" });
  expect(seller.getAttribute("href")).toBe("/admin/users/u1");
  expect(screen.getByText("$5.99").textContent).toBe("$5.99 (599 coins)");
  fireEvent.click(screen.getByRole("button", { name: "View trade 33333333" }));
  expect(await screen.findByRole("dialog", { name: "Sale on the market" })).toBeTruthy();
});

test.for([BattlesScreen, TradesScreen])("nobody but an admin sees anything", (Screen) => {
  fakeServer({});
  showScreen(<Screen />, { user: signedIn });
  expect(screen.getByText("Access denied")).toBeTruthy();
});
