import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, findToast, refused, showScreen } from "#web/lib/test-screen.tsx";
import { LocalBattleScreen } from "./local-battle-screen.tsx";
import { room } from "./test-room.ts";

const show = (at = "/local-battle") => showScreen(<LocalBattleScreen />, { at });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText("Battle code"), { target: { value } });

test("a room is asked for at once, and its creator moves on when somebody joins", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = fakeServer({
    "POST /api/battle/create-room": room,
    "GET /api/battle/rooms/r1": room,
  });
  const { history } = show();
  press("Create Battle Room");
  expect(await screen.findByText("123456")).toBeTruthy();
  expect(await screen.findByRole("img", { name: "QR code for 123456" })).toBeTruthy();
  expect(await findToast("Battle Room Created!")).toBeTruthy();

  server.answers["GET /api/battle/rooms/r1"] = { ...room, state: "picking", joinerName: "Mika" };
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(history?.at(-1)).toBe("/battle?room=r1"));
});

test("going back to the menu leaves the room, and the next one is new", async () => {
  const server = fakeServer({
    "POST /api/battle/create-room": room,
    "GET /api/battle/rooms/r1": room,
    "POST /api/battle/rooms/r1/leave": {},
  });
  show();
  press("Create Battle Room");
  await screen.findByText("123456");
  press("Back to Menu");
  expect(screen.queryByText("123456")).toBeNull();
  const lines = server.calls.map(({ line }) => line);
  expect(lines).toContain("POST /api/battle/rooms/r1/leave");
});

test("a room that nobody came to can be opened again", async () => {
  fakeServer({
    "POST /api/battle/create-room": room,
    "GET /api/battle/rooms/r1": { ...room, state: "closed" },
  });
  show();
  press("Create Battle Room");
  expect((await screen.findByRole("alert")).textContent).toContain("The room has closed");
  expect(screen.getByRole("button", { name: "Open Another Room" })).toBeTruthy();
});

test("a room that cannot be opened is tried again", async () => {
  const server = fakeServer({ "POST /api/battle/create-room": refused(500, "broken", "Oh no.") });
  show();
  press("Create Battle Room");
  expect(await findToast("Failed to create battle room. Please try again.")).toBeTruthy();
  Object.assign(server.answers, {
    "POST /api/battle/create-room": room,
    "GET /api/battle/rooms/r1": room,
  });
  press("Try Again");
  expect(await screen.findByText("123456")).toBeTruthy();
});

test("a code is typed in capitals and sent without spaces", async () => {
  const server = fakeServer({ "POST /api/battle/join-room": { ...room, state: "picking" } });
  const { history } = show();
  press("Enter Code");
  expect(screen.getByRole("button", { name: "Join Battle" })).toHaveProperty("disabled", true);
  type(" 12ab ");
  expect(screen.getByLabelText("Battle code")).toHaveProperty("value", "12AB");
  press("Join Battle");
  expect(await findToast("You've joined Robin's battle room!")).toBeTruthy();
  expect(server.calls).toEqual([
    { line: "POST /api/battle/join-room", body: { joinCode: "12AB" } },
  ]);
  expect(history?.at(-1)).toBe("/battle?room=r1");
});

test("blanks are no code", async () => {
  const server = fakeServer({});
  show();
  press("Enter Code");
  type("   ");
  press("Join Battle");
  expect(await findToast("Please enter a battle code")).toBeTruthy();
  expect(server.calls).toEqual([]);
});

test("a link brings its code along", () => {
  fakeServer({});
  show("/local-battle?join=123456");
  expect(screen.getByLabelText("Battle code")).toHaveProperty("value", "123456");
});

test("without a camera the code is typed, and a sentence says why", async () => {
  fakeServer({});
  show();
  press("Scan QR Code");
  expect(await screen.findByText(/secure page/)).toBeTruthy();
  expect(screen.getByLabelText("Battle code")).toBeTruthy();
});

const REASON = "You are in a room with Robin already. Leave it first.";
const inARoom = {
  status: 409,
  body: { code: "in_a_room", message: REASON, params: { name: "Robin" }, roomId: "r0" },
};

test("who sits in an unfinished room gets the way back to it, and out of it into the new one", async () => {
  const server = fakeServer({
    "POST /api/battle/create-room": inARoom,
    "POST /api/battle/rooms/r0/leave": {},
    "GET /api/battle/rooms/r1": room,
  });
  show();
  press("Create Battle Room");
  expect(await screen.findByText(REASON)).toBeTruthy();
  expect(await findToast("Failed to create battle room. Please try again.")).toBeTruthy();
  const back = screen.getByRole("link", { name: "Back to the Room" });
  expect(back.getAttribute("href")).toBe("/battle?room=r0");
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();

  server.answers["POST /api/battle/create-room"] = room;
  press("Leave It");
  expect(await screen.findByText("123456")).toBeTruthy();
  expect(server.calls.map(({ line }) => line)).toContain("POST /api/battle/rooms/r0/leave");
});

test("a code that is refused says why beside the field, until it is changed", async () => {
  fakeServer({
    "POST /api/battle/join-room": refused(
      409,
      "room_full",
      "Two players are in this room already.",
    ),
  });
  show("/local-battle?join=123456");
  press("Join Battle");
  expect(await findToast("Failed to join battle room. Check the code and try again.")).toBeTruthy();
  expect(await screen.findByText("Two players are in this room already.")).toBeTruthy();
  expect(screen.getByLabelText("Battle code").ariaInvalid).toBe("true");

  type("654321");
  expect(screen.queryByText("Two players are in this room already.")).toBeNull();
});

const isShown = (words: string | RegExp) => screen.queryAllByText(words).length > 0;

test("an error is gone with what it was about, and none stands beside a newer one", async () => {
  const isFull = "Two players are in this room already.";
  const server = fakeServer({ "POST /api/battle/join-room": refused(409, "room_full", isFull) });
  show("/local-battle?join=123456");
  press("Join Battle");
  expect(await screen.findByText(isFull)).toBeTruthy();

  press("Back");
  press("Scan QR Code");
  expect(await screen.findByText(/secure page/)).toBeTruthy();
  expect(isShown(isFull)).toBe(false);

  press("Join Battle");
  expect(await screen.findByText(isFull)).toBeTruthy();
  expect(isShown(/secure page/)).toBe(false);

  server.answers["POST /api/battle/join-room"] = inARoom;
  press("Join Battle");
  expect(await screen.findByRole("link", { name: "Back to the Room" })).toBeTruthy();
  expect(screen.getAllByText(REASON)).toHaveLength(1);
  expect(isShown(isFull)).toBe(false);

  press("Back");
  press("Enter Code");
  expect(isShown(REASON)).toBe(false);
});
