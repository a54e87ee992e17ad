import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { CupOnWire, FoughtCupOnWire } from "#contract/cup.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { CupScreen } from "./cup-screen.tsx";
import { placeName, roundName } from "./rounds.ts";

const deck = ["Aaa", "Bbb", "Ccc"].map((name) => ownedCard(name, { id: name }));

const NOW = Date.parse("2026-11-28T12:00:00Z");
const HOUR = 3_600_000;

const before: CupOnWire = {
  nowMs: NOW,
  duelMinutes: 7,
  next: {
    startsAtMs: NOW + 4 * HOUR,
    opensAtMs: NOW - HOUR,
    isOpen: true,
    players: 5,
    atLeast: 8,
    atMost: 64,
    isIn: false,
  },
  latest: null,
};

const sam = { name: "sam", isYou: true };
const [mia, ben, ida] = ["mia", "ben", "ida"].map((name) => ({ name, isYou: false })) as [
  typeof sam,
  typeof sam,
  typeof sam,
];
type Match = FoughtCupOnWire["rounds"][0][0];

const open = { beginsAtMs: null, duelId: null, winner: null, decidedBy: null };

const running: FoughtCupOnWire = {
  startsAtMs: NOW - HOUR,
  state: "running",
  isIn: true,
  hasLeft: false,
  rounds: [
    [
      { ...open, sides: [sam, mia], beginsAtMs: NOW, duelId: "d1" },
      { ...open, sides: [ben, null], winner: 0, decidedBy: "bye" },
    ],
    [{ ...open, sides: [null, ben] }],
  ],
  places: [],
};

const during = (latest: Partial<FoughtCupOnWire> = {}): CupOnWire => ({
  ...before,
  latest: { ...running, ...latest },
});

const show = (answer: unknown, user = signedIn) => {
  const server = fakeServer({ "GET /api/cup": answer, "GET /api/cards/deck": deck });
  return { server, ...showScreen(<CupScreen />, { at: "/cup", user }) };
};

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

test("three cards are chosen, and the player is in the cup", async () => {
  const { server } = show(before);
  expect(await screen.findByText(/in 4 hours/)).toBeTruthy();
  expect(screen.getByText(/5 players are in.*needs at least 8/)).toBeTruthy();
  press("Choose Your Cards");
  await screen.findByRole("list", { name: "Your deck" });
  for (const name of ["Bbb", "Aaa", "Ccc"]) press(new RegExp(`^${name}, attack`));

  const entered = { ...before, next: { ...before.next, players: 6, isIn: true } };
  server.answers["GET /api/cup"] = entered;
  server.answers["POST /api/cup/enter"] = entered;
  press("Enter the Cup");

  expect(await screen.findByText(/You are in\. Be here/)).toBeTruthy();
  expect(server.lastBody("POST /api/cup/enter")).toEqual({ playerCards: ["Bbb", "Aaa", "Ccc"] });
  expect(screen.queryByRole("button", { name: "Enter the Cup" })).toBeNull();
  press("Choose Other Cards");
  expect(await screen.findByRole("button", { name: "Enter the Cup" })).toBeTruthy();

  server.answers["GET /api/cup"] = before;
  server.answers["POST /api/cup/leave"] = before;
  press("Leave the Cup");
  expect(await findToast("You Left the Cup")).toBeTruthy();
  expect(server.lastBody("POST /api/cup/leave")).toEqual({ startsAtMs: before.next.startsAtMs });
});

test("a cup that cannot be entered says so, and what is closed to the player", async () => {
  const opensAtMs = NOW + 2 * HOUR;
  show({ ...before, next: { ...before.next, isOpen: false, opensAtMs } });
  expect(await screen.findByText(/You can enter in 2 hours/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Choose Your Cards" })).toBeNull();
  cleanup();

  show({ ...before, next: { ...before.next, players: 64 } });
  expect(await screen.findByText(/This cup is full/)).toBeTruthy();
  cleanup();

  show(before, { ...signedIn, closed: { strangers: "switched_off" } });
  await screen.findByText(/The Next Cup/);
  press("Choose Your Cards");
  expect(screen.queryByRole("button", { name: "Enter the Cup" })).toBeNull();
  cleanup();

  show(refused(500, "broken", "Oh no."));
  expect(await screen.findByText("The cup did not load")).toBeTruthy();
});

test("the own duel stands on top, and the bracket below it", async () => {
  show(during());
  const own = await screen.findByRole("region", { name: "Your cup" });
  expect(within(own).getByRole("heading").textContent).toBe("Semi-finals: you and mia");
  expect(within(own).getByText(/After 7 minutes it ends/)).toBeTruthy();
  const link = within(own).getByRole("link", { name: "Go to Your Duel" });
  expect(link.getAttribute("href")).toBe("/duel/d1");
  const round = screen.getByRole("list", { name: "Semi-finals" });
  const [first, second] = within(round).getAllByRole("listitem");
  expect(first?.textContent).toBe("sam (you)miaThey are dueling now");
  expect(second?.textContent).toBe("benwonNo opponentThrough without a duel");
});

test("before a duel the seconds run; without an opponent the player waits", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const rounds = [
    [{ ...open, sides: [sam, mia], beginsAtMs: NOW + 15_000 }],
    ...running.rounds.slice(1),
  ];
  show(during({ rounds }));
  expect(await screen.findByText("15 s")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(screen.getByText(/^1[01] s$/)).toBeTruthy();
  cleanup();

  const won: Match = {
    ...open,
    sides: [sam, mia],
    winner: 0,
    decidedBy: "duel",
    duelId: "d1",
  };
  show(during({ rounds: [[won], [{ ...open, sides: [sam, null] }]] }));
  expect(await screen.findByText(/You are through!/)).toBeTruthy();
  cleanup();

  show(during({ hasLeft: true }));
  expect(await screen.findByText(/You gave up/)).toBeTruthy();
});

test("afterwards there are places, and replays", async () => {
  const [first, ...others] = [sam, ben, mia, ida];
  const places = [
    { ...first!, place: 1 },
    ...others.map((player, i) => ({ ...player, place: i === 0 ? 2 : 3 })),
  ];
  const final: Match = {
    ...open,
    sides: [sam, ben],
    winner: 0,
    decidedBy: "draw",
    duelId: "d7",
  };
  const lost: Match = { ...open, sides: [mia, ida], winner: 0, decidedBy: "forfeit" };
  show(during({ state: "over", places, rounds: [[lost, lost], [final]] }));
  expect(await screen.findByText("You won the cup!")).toBeTruthy();
  const list = screen.getByRole("list", { name: "Places" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((line) => line.textContent),
  ).toEqual(["1stsam (you)", "2ndben", "3rd to 4thmia, ida"]);
  const replay = screen.getByRole("link", { name: "A draw, decided by dice" });
  expect(replay.getAttribute("href")).toBe("/replay/d7");
  expect(screen.getAllByText("One of the two could not play")).toHaveLength(2);
});

test("rounds and places have names", () => {
  expect([0, 1, 2, 3, 4].map((index) => roundName(index, 5))).toEqual([
    "Round 1",
    "Round 2",
    "Quarter-finals",
    "Semi-finals",
    "Final",
  ]);
  expect([1, 2, 3, 5, 17, 33].map(placeName)).toEqual([
    "1st",
    "2nd",
    "3rd to 4th",
    "5th to 8th",
    "17th to 32nd",
    "33rd to 64th",
  ]);
});
