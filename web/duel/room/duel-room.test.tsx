import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { RoomOnWire } from "#contract/rooms.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen } from "#web/lib/test-screen.tsx";
import { DuelRoom } from "./duel-room.tsx";
import { liveServer } from "#web/lib/test-live-server.ts";
import { duelAfter } from "#web/duel/test-board.ts";

beforeEach(() => void liveServer());

const room: RoomOnWire = {
  id: "r1",
  state: "picking",
  joinCode: "123456",
  creatorName: "Robin",
  joinerName: "Kim",
  isCreator: false,
  hasPicked: false,
  otherHasPicked: false,
  duelId: null,
  expiresAt: "2036-11-21T10:15:00.000Z",
};

const deck = ["Aaa", "Bbb", "Ccc", "Ddd"].map((name) => ownedCard(name, { id: name }));

const show = (now: unknown, answers = {}) => {
  const server = fakeServer({
    "GET /api/battle/rooms/r1": now,
    "GET /api/cards/deck": deck,
    ...answers,
  });
  showScreen(<DuelRoom id="r1" />, { at: "/battle?room=r1" });
  return server;
};

test("a player who comes back to an open room finds its code, and can leave it", async () => {
  const server = show(
    { ...room, state: "open", joinerName: null, isCreator: true },
    { "POST /api/battle/rooms/r1/leave": {} },
  );
  expect(await screen.findByText("123456")).toBeTruthy();
  expect(screen.getByText("Waiting for your friend to join.")).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Leave the Room" }));
  await expect.poll(() => server.calls.at(-1)?.line).toBe("POST /api/battle/rooms/r1/leave");
});

test("both names are there, three cards are picked in order, and the pick is sealed", async () => {
  let now = room;
  const server = show(() => now, {
    "POST /api/battle/rooms/r1/team": () => (now = { ...room, hasPicked: true }),
  });
  expect(await screen.findByText("Robin")).toBeTruthy();
  expect(screen.getByText("Kim")).toBeTruthy();

  await screen.findByRole("list", { name: "Your deck" });
  const whatNow = screen.getByText("Pick three cards; the first one begins.");
  for (const name of ["Ccc", "Aaa", "Bbb"])
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
  fireEvent.click(screen.getByRole("button", { name: "Ready" }));

  expect(await screen.findByText("Your team is sealed")).toBeTruthy();
  // The same line, so that it is read out.
  expect(whatNow.role).toBe("status");
  expect(whatNow.textContent).toBe("Waiting for Robin to pick …");
  expect(server.calls).toContainEqual({
    line: "POST /api/battle/rooms/r1/team",
    body: { playerCards: ["Ccc", "Aaa", "Bbb"] },
  });
});

test("a team that is refused is a toast, and the picks stay", async () => {
  show(room, { "POST /api/battle/rooms/r1/team": refused(409, "not_in_deck", "Only deck cards.") });
  await screen.findByRole("list", { name: "Your deck" });
  fireEvent.click(screen.getByRole("button", { name: "My Strongest" }));
  fireEvent.click(screen.getByRole("button", { name: "Ready" }));
  expect(await findToast("Only deck cards.")).toBeTruthy();
  expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(3);
});

test("it is told that the other one has picked already", async () => {
  show({ ...room, otherHasPicked: true });
  expect(await screen.findByText(/^Robin has picked/)).toBeTruthy();
});

test("once both have picked, the duel is at the same address", async () => {
  show(
    { ...room, state: "dueling", hasPicked: true, otherHasPicked: true, duelId: "d1" },
    { "GET /api/duels/d1": duelAfter([]) },
  );
  const choices = within(await screen.findByRole("list", { name: "Your choices" }));
  expect(choices.getByRole("button", { name: /^Strike/ })).toBeTruthy();
});

test("a room that has closed says so, and so does one that is not the player's", async () => {
  show({ ...room, state: "closed" });
  expect((await screen.findByRole("alert")).textContent).toContain("This room has closed");
  cleanup();

  show(refused(404, "no_room", "There is no such room."));
  expect(await screen.findByText("Room not found")).toBeTruthy();
});
