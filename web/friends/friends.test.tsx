import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { liveServer } from "#web/lib/test-live-server.ts";
import {
  fakeServer,
  findToast,
  refused,
  showScreen,
  signedIn,
  type Answers,
} from "#web/lib/test-screen.tsx";
import { FriendsScreen } from "./friends-screen.tsx";
import { alone, DUELS, FRIENDS, withKim } from "./test-friends.ts";

beforeEach(() => void liveServer());

const openAndWatch = (answers: Answers, user = signedIn) => {
  const server = fakeServer(answers);
  const { history } = showScreen(<FriendsScreen />, { at: "/friends", user });
  return { server, history };
};

const open = (answers: Answers, user = signedIn) => openAndWatch(answers, user).server;

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));

test("a player without friends reads what to do, and gets a code", async () => {
  const server = open({
    [FRIENDS]: alone,
    "POST /api/friends/code": () => {
      server.answers[FRIENDS] = { ...alone, code: "WXYZ6789" };
      return { code: "WXYZ6789" };
    },
  });
  expect(await screen.findByText("No friends here yet")).toBeTruthy();
  expect(screen.queryByText("Hearts for Your Creatures")).toBeNull();

  await press("Get My Code");

  expect(await screen.findByText("WXYZ6789")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Copy Code" })).toBeTruthy();
});

test("a new code is asked for twice, because the old one finds nobody then", async () => {
  const server = open({ [FRIENDS]: withKim, "POST /api/friends/code": { code: "WXYZ6789" } });
  await press("New Code");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Get a new code?" }));
  expect(server.calls.some(({ line }) => line === "POST /api/friends/code")).toBe(false);

  fireEvent.click(dialog.getByRole("button", { name: "Get a New Code" }));

  expect(await findToast("Your Code Is Ready")).toBeTruthy();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

const ASK = "POST /api/friends/requests";

async function asks(code: string) {
  fireEvent.change(await screen.findByLabelText("A friend’s code"), { target: { value: code } });
  await press("Ask");
}

test("a friend's code is sent, and the field is empty for the next one", async () => {
  const server = open({ [FRIENDS]: alone, [ASK]: { state: "asked", name: "Kim" } });

  await asks("abcd 2345");

  expect(await findToast("Kim can say yes now.")).toBeTruthy();
  expect(server.lastBody(ASK)).toEqual({ code: "ABCD2345" });
  expect(screen.getByLabelText("A friend’s code")).toHaveProperty("value", "");
});

test("a code that finds no player says so at its field", async () => {
  open({ [FRIENDS]: alone, [ASK]: refused(404, "unknown_code", "No player has it.") });

  await asks("abcd2345");

  const field = await screen.findByLabelText("A friend’s code");
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  expect(field).toHaveProperty("value", "ABCD2345");
});

test.for([
  [
    "Yes to Robin",
    "POST /api/friends/rob/accept",
    { state: "friends", name: "Robin" },
    "New Friend!",
  ],
  ["No to Robin", "POST /api/friends/rob/decline", { success: true, message: "" }, "You Said No"],
  [
    "Take back the request to Max",
    "DELETE /api/friends/max/request",
    { success: true, message: "" },
    "Request Taken Back",
  ],
] as const)("requests are answered and taken back: %s", async ([button, line, answer, toast]) => {
  const server = open({ [FRIENDS]: withKim, [line]: answer });
  await press(button);

  expect(await findToast(toast)).toBeTruthy();
  expect(server.calls.filter((each) => each.line === line)).toHaveLength(1);
});

test("a request that has gone meanwhile is a toast, and the screen stays", async () => {
  const gone = refused(404, "no_friend_request", "It is not there any more.");
  open({ [FRIENDS]: withKim, "POST /api/friends/rob/accept": gone });
  await press("Yes to Robin");
  expect(await findToast("It is not there any more.")).toBeTruthy();
  expect(screen.getByText("Robin")).toBeTruthy();
});

test("a friend has their creatures, which get the heart of today, and give it back", async () => {
  const server = open({
    [FRIENDS]: withKim,
    "POST /api/friends/hearts/card-owlet": () => {
      server.answers[FRIENDS] = { ...withKim, heartCardId: "card-owlet" };
      return { success: true, message: "" };
    },
    "DELETE /api/friends/hearts/card-owlet": () => {
      server.answers[FRIENDS] = withKim;
      return { success: true, message: "" };
    },
  });
  const kim = within(await screen.findByRole("region", { name: "Kim" }));
  const heart = () => kim.getByRole("button", { name: /heart of today for Owlet/ });
  expect(kim.getByRole("button", { name: /for Mikadrake, 2 hearts$/ })).toBeTruthy();
  expect(heart().getAttribute("aria-pressed")).toBe("false");

  fireEvent.click(heart());
  await expect.poll(() => heart().getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(heart());
  await expect.poll(() => heart().getAttribute("aria-pressed")).toBe("false");
});

test("the hearts of own creatures are counted, and a creature is looked at in full", async () => {
  open({ [FRIENDS]: withKim });
  const own = within(await screen.findByRole("region", { name: "Hearts for your creatures" }));
  expect(own.getByText("3 hearts")).toBeTruthy();

  fireEvent.click(own.getByRole("button", { name: "Lanternling" }));

  expect(await screen.findByRole("dialog", { name: "Lanternling" })).toBeTruthy();
});

test("a friend is removed after a question", async () => {
  const server = open({
    [FRIENDS]: withKim,
    "DELETE /api/friends/kim": { success: true, message: "Kim is gone." },
  });
  await press("Remove Kim");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Remove Kim?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Remove" }));

  expect(await findToast("Kim is gone.")).toBeTruthy();
  expect(server.calls.some(({ line }) => line === "DELETE /api/friends/kim")).toBe(true);
});

const findZoe = () => screen.queryByRole("region", { name: "Zoe" });

test("of many friends the first are there, and all at the press of a button", async () => {
  const server = open({ [FRIENDS]: { ...withKim, friendCount: 57 } });
  expect(await screen.findByText("57 of 200")).toBeTruthy();
  expect(findZoe()).toBeNull();

  const zoe = { ...withKim.friends[1]!, id: "zoe", name: "Zoe" };
  server.answers[FRIENDS] = { ...withKim, friends: [...withKim.friends, zoe], friendCount: 3 };
  await press("Show All 57 Friends");

  await expect.poll(findZoe).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Show All/ })).toBeNull();
});

test("a screen that does not load can be tried again, and a closed one says why", async () => {
  const server = open({ [FRIENDS]: refused(500, "bug", "") });
  expect(await screen.findByText("Your friends did not load")).toBeTruthy();
  server.answers[FRIENDS] = alone;
  await press("Try Again");
  expect(await screen.findByText("No friends here yet")).toBeTruthy();
});

test("for a child it is closed until a parent opens it", async () => {
  const server = open({}, { ...signedIn, ageBand: "child", closed: { friends: "parent_needed" } });
  expect(await screen.findByText("Ask a parent first")).toBeTruthy();
  expect(server.calls.some(({ line }) => line === FRIENDS)).toBe(false);
});

const CHALLENGE = "POST /api/friends/kim/challenge";

test("one press challenges a friend and leads into the room", async () => {
  const { server, history } = openAndWatch({
    [FRIENDS]: withKim,
    [CHALLENGE]: { roomId: "r1", name: "Kim", hasBoth: false },
  });

  await press("Challenge Kim");

  expect(await findToast("Challenge Sent")).toBeTruthy();
  expect(server.calls.filter(({ line }) => line === CHALLENGE)).toHaveLength(1);
  expect(history?.at(-1)).toBe("/battle?room=r1");
});

test("a busy friend is a toast; a player in another room is led there", async () => {
  const { server, history } = openAndWatch({
    [FRIENDS]: withKim,
    [CHALLENGE]: refused(409, "friend_is_busy", "Kim is in another battle."),
  });
  await press("Challenge Kim");
  expect(await findToast("Kim is in another battle.")).toBeTruthy();
  expect(history?.at(-1)).toBe("/friends");

  const body = { code: "in_a_room", message: "You are in a room.", roomId: "r2" };
  server.answers[CHALLENGE] = { status: 409, body };
  await press("Challenge Kim");
  expect(await findToast("You are in a room.")).toBeTruthy();
  expect(history?.at(-1)).toBe("/battle?room=r2");
});

test("a friend in a duel has a link to watch it, which goes with the duel", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = open({ [FRIENDS]: withKim, [DUELS]: [{ friendId: "kim", duelId: "d1" }] });

  const watch = await screen.findByRole("link", { name: "Watch the duel of Kim" });
  expect(watch.getAttribute("href")).toBe("/replay/d1");
  expect(screen.getAllByText("In a duel")).toHaveLength(1);

  server.answers[DUELS] = [];
  await act(() => vi.advanceTimersByTimeAsync(11_000));

  expect(screen.queryByText("In a duel")).toBeNull();
});

test("a card is given to a friend after a question", async () => {
  const gift = ownedCard("Foxling");
  const server = open({
    [FRIENDS]: withKim,
    "GET /api/cards/user": [gift],
    "POST /api/transfers/to-friend": { success: true, message: "Kim can claim it." },
  });
  await press("Give a card to Kim");
  const dialog = within(await screen.findByRole("dialog", { name: "Give a Card to Kim" }));
  fireEvent.click(await dialog.findByRole("button", { name: /Foxling/ }));
  const question = within(await screen.findByRole("dialog", { name: "Give Foxling to Kim?" }));
  fireEvent.click(question.getByRole("button", { name: "Give" }));

  expect(await findToast("Gift Sent")).toBeTruthy();
  expect(server.lastBody("POST /api/transfers/to-friend")).toEqual({
    friendId: "kim",
    cardId: gift.id,
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});
