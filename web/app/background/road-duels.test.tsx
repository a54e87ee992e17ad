import { act, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { addWaitingDuel, waitingDuels, type WaitingDuel } from "#web/duel/road/road-store.ts";
import { fakeServer, findToast, showScreen, signedIn } from "#web/lib/test-screen.tsx";
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
