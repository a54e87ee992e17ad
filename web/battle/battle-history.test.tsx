import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, refused, showScreen } from "#web/lib/test-screen.tsx";
import { BattleHistory } from "./battle-history.tsx";

const summary = (number: number) => ({
  id: `b${number}`,
  battleType: "computer",
  createdAt: "2026-11-21T10:00:00.000Z",
  won: number % 2 === 0,
  opponentName: `Rival ${number}`,
  opponentKind: "computer",
  playerPower: 225,
  opponentPower: 210,
});

test("battles are listed page after page, each with its replay", async () => {
  const battles = Array.from({ length: 23 }, (_, number) => summary(number));
  const server = fakeServer({ "GET /api/battles": battles.slice(0, 20) });
  showScreen(<BattleHistory />);
  const first = await screen.findByRole("link", { name: /Rival 0/ });
  expect(first.getAttribute("href")).toBe("/replay/b0");

  server.answers["GET /api/battles"] = battles.slice(20);
  fireEvent.click(screen.getByRole("button", { name: "Show Older Battles" }));

  expect(await screen.findByRole("link", { name: /Rival 22/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show Older Battles" })).toBeNull();
});

test("every kind of battle is there, a drawn duel too", async () => {
  const duel = { won: null, playerPower: null, opponentPower: null };
  fakeServer({
    "GET /api/battles": [
      { ...summary(1), ...duel, battleType: "room", opponentKind: "player" },
      { ...summary(2), ...duel, battleType: "arena", opponentKind: "computer" },
      { ...summary(4), battleType: "face-to-face", opponentKind: "player" },
    ],
  });
  showScreen(<BattleHistory />);
  expect(await screen.findByRole("link", { name: /^Draw ?Rival 1 local room ?Duel/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Draw ?Rival 2 Fair Arena, computer/ })).toBeTruthy();
  expect(
    screen.getByRole("link", { name: /^Victory ?Rival 4 face to face ?225 : 210/ }),
  ).toBeTruthy();
});

test("no battles, and no answer", async () => {
  const server = fakeServer({ "GET /api/battles": [] });
  showScreen(<BattleHistory />);
  expect(await screen.findByText("No battles yet")).toBeTruthy();
  cleanup();

  server.answers["GET /api/battles"] = refused(500, "broken", "Oh no.");
  showScreen(<BattleHistory />);
  expect(await screen.findByText("Your battles did not load")).toBeTruthy();
});
