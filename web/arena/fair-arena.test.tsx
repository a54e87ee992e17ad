import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ArenaOnWire } from "#contract/arena.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen } from "#web/lib/test-screen.tsx";
import { FairArenaScreen } from "./fair-arena-screen.tsx";

const deck = ["Aaa", "Bbb", "Ccc"].map((name) => ownedCard(name, { id: name }));

const arena: ArenaOnWire = {
  standing: {
    rating: 1520,
    deviation: 80,
    league: "river",
    provisional: false,
    won: 7,
    lost: 4,
    drawn: 1,
    rank: 12,
  },
  queue: null,
  duelId: null,
};

const waiting: ArenaOnWire = {
  ...arena,
  queue: { waitingSinceMs: 1_000, nowMs: 3_000, window: 100, playersWaiting: 2 },
};

const show = (at = "/arena") => showScreen(<FairArenaScreen />, { at });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

async function pickTeam() {
  await screen.findByRole("list", { name: "Your deck" });
  for (const name of ["Bbb", "Aaa", "Ccc"]) press(new RegExp(`^${name}, attack`));
}

test("the player's league, rating, rank and record", async () => {
  fakeServer({ "GET /api/arena": arena });
  show();
  expect(await screen.findByRole("img", { name: "River League" })).toBeTruthy();
  const standing = screen.getByRole("region", { name: "Your standing" });
  for (const words of ["1520", "Rank 12", "Summit League from 1600"])
    expect(standing.textContent).toContain(words);
  expect(standing.textContent).not.toContain("Provisional");
});

test("three cards are sealed, the search widens, and the duel begins", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = fakeServer({
    "GET /api/cards/deck": deck,
    "GET /api/arena": arena,
    "POST /api/arena/queue": waiting,
  });
  const { history } = show();
  await pickTeam();
  expect(screen.getByText("Your team is ready")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "My Strongest" })).toBeNull();

  server.answers["GET /api/arena"] = waiting;
  press("Find Opponent");
  expect(await screen.findByText(/Ratings within 100 of yours/)).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "POST /api/arena/queue",
    body: { playerCards: ["Bbb", "Aaa", "Ccc"] },
  });
  expect(screen.getByText(/2 players are waiting/)).toBeTruthy();
  expect(screen.getByText(/that duel is not rated/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(3_500));
  expect(screen.getByText(/Ratings within 150 of yours/)).toBeTruthy();

  server.answers["GET /api/arena"] = { ...arena, duelId: "d1" };
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(history?.at(-1)).toBe("/duel/d1"));
});

test("who comes back after a duel is asked about afresh", async () => {
  const server = fakeServer({
    "GET /api/cards/deck": deck,
    "GET /api/arena": { ...arena, duelId: "d1" },
  });
  const { client, unmount } = show();
  expect(await screen.findByText("Your duel begins.")).toBeTruthy();
  unmount();

  server.answers["GET /api/arena"] = arena;
  const { history } = showScreen(<FairArenaScreen />, { at: "/arena", client });
  expect(await screen.findByRole("button", { name: "Find Opponent" })).toBeTruthy();
  expect(history).toEqual(["/arena"]);
});

test("the search can be stopped", async () => {
  const server = fakeServer({
    "GET /api/cards/deck": deck,
    "GET /api/arena": waiting,
    "POST /api/arena/leave": arena,
  });
  show();
  const stop = await screen.findByRole("button", { name: "Stop Searching" });
  server.answers["GET /api/arena"] = arena;
  fireEvent.click(stop);
  expect(await screen.findByRole("button", { name: "Find Opponent" })).toBeTruthy();
});

test("the computer plays at once with who would rather not wait", async () => {
  const found = { ...arena, duelId: "d1" };
  const server = fakeServer({
    "GET /api/cards/deck": deck,
    "GET /api/arena": waiting,
    "POST /api/arena/computer": found,
  });
  const { history } = show();
  const play = await screen.findByRole("button", { name: "Play the Computer" });
  server.answers["GET /api/arena"] = found;
  fireEvent.click(play);
  await waitFor(() => expect(history?.at(-1)).toBe("/duel/d1"));
});

test("a search that is refused says why", async () => {
  fakeServer({
    "GET /api/cards/deck": deck,
    "GET /api/arena": arena,
    "POST /api/arena/queue": refused(409, "dueling", "You are in a duel already."),
  });
  show();
  await pickTeam();
  press("Find Opponent");
  expect(await findToast("You are in a duel already.")).toBeTruthy();
});

test("a newcomer is provisional", async () => {
  const standing = { ...arena.standing, provisional: true, rank: null, league: "legend" };
  fakeServer({ "GET /api/arena": { ...arena, standing } });
  show();
  expect(await screen.findByText("Provisional")).toBeTruthy();
  expect(screen.queryByText(/^Rank/)).toBeNull();
  expect(screen.getByText("There is no higher league than this.")).toBeTruthy();
});

test("the leaderboard: full, empty, failed", async () => {
  const line = { rank: 1, name: "Robin", rating: 1900, league: "aurora", won: 9, lost: 1 };
  const server = fakeServer({
    "GET /api/arena": arena,
    "GET /api/arena/leaderboard": [
      { ...line, isYou: false },
      { ...line, rank: 2, name: "Sam", isYou: true },
    ],
  });
  show("/arena?tab=best");
  expect(await screen.findByRole("rowheader", { name: /Robin$/ })).toBeTruthy();
  expect(screen.getByRole("rowheader", { name: /Sam \(you\)$/ })).toBeTruthy();
  cleanup();

  server.answers["GET /api/arena/leaderboard"] = [];
  show("/arena?tab=best");
  expect(await screen.findByText("Nobody is ranked yet")).toBeTruthy();
  cleanup();

  server.answers["GET /api/arena/leaderboard"] = refused(500, "broken", "Oh no.");
  show("/arena?tab=best");
  expect(await screen.findByText("The leaderboard did not load")).toBeTruthy();
});
