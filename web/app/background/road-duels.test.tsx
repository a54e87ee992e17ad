import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { addWaitingDuel, waitingDuels, type WaitingDuel } from "#web/duel/road/road-store.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { RoadDuels } from "./road-duels.ts";

afterEach(() => localStorage.clear());

const won: WaitingDuel = {
  duel: { rival: "1-1", rules: RULES_VERSION, seed: 1, team: ["a", "b", "c"], choices: "sss" },
  goals: [true, false],
} as WaitingDuel;

test("on any screen, a duel that was won without a connection is sent", async () => {
  addWaitingDuel(signedIn.id, won);
  const server = fakeServer({
    "POST /api/road/1-1/win": {
      success: true,
      message: "You won.",
      coins: 10,
      goals: [true, false],
    },
    "GET /api/auth/user": signedIn,
  });
  showScreen(<RoadDuels user={signedIn} />, { user: signedIn });

  expect(await findToast("You won.")).toBeTruthy();
  await waitFor(() => expect(waitingDuels(signedIn.id)).toEqual([]));
  expect(server.calls.map(({ line }) => line)).toContain("POST /api/road/1-1/win");
});

test("where nothing waits, nothing is sent, and another player's duels stay", async () => {
  addWaitingDuel("another", won);
  const server = fakeServer({});
  showScreen(<RoadDuels user={signedIn} />, { user: signedIn });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(server.calls).toEqual([]);
  expect(waitingDuels("another")).toHaveLength(1);
});

test("what the server refused because another player has signed in waits for its own", async () => {
  addWaitingDuel(signedIn.id, won);
  const server = fakeServer({
    "POST /api/road/1-1/win": refused(409, "road_team_gone", "A card of this team is not yours."),
    "GET /api/auth/user": { ...signedIn, id: "another" },
  });
  showScreen(<RoadDuels user={signedIn} />, { user: signedIn });

  await waitFor(() => expect(server.calls.at(-1)?.line).toBe("GET /api/auth/user"));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(waitingDuels(signedIn.id)).toHaveLength(1);
  expect(screen.queryByText(/not yours/)).toBeNull();
});

test("what the server refused of the player who is here goes, and says why", async () => {
  addWaitingDuel(signedIn.id, won);
  fakeServer({
    "POST /api/road/1-1/win": refused(409, "road_team_gone", "A card of this team is not yours."),
    "GET /api/auth/user": signedIn,
  });
  showScreen(<RoadDuels user={signedIn} />, { user: signedIn });

  expect(await findToast("A card of this team is not yours.")).toBeTruthy();
  await waitFor(() => expect(waitingDuels(signedIn.id)).toEqual([]));
});
