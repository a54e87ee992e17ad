import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Route } from "wouter";
import type { Step } from "#game/duel/duel.ts";
import { fakeServer, findToast, refused, showScreen } from "#web/lib/test-screen.tsx";
import { DuelScreen } from "./duel-screen.tsx";
import { liveServer } from "#web/lib/test-live-server.ts";
import { duelAfter } from "./test-board.ts";

const show = () =>
  showScreen(<Route path="/duel/:id" component={DuelScreen} />, { at: "/duel/d1" });

const choice = async (name: RegExp) =>
  within(await screen.findByRole("list", { name: "Your choices" })).getByRole("button", { name });

const bothStrike: Step = ["strike", "strike"];

test("a choice names its step, and the next step comes over the socket", async () => {
  const socket = liveServer();
  const server = fakeServer({ "GET /api/duels/d1": duelAfter([]) });
  const { clock } = duelAfter([]);
  show();
  fireEvent.click(await choice(/^Strike/));

  const sent = { kind: "choose", duelId: "d1", step: 0, choice: "strike" };
  expect(socket.heard()).toContainEqual(sent);
  const chosen = { step: 0, version: 1, chosen: "strike", otherHasChosen: false } as const;
  act(() => socket.says({ kind: "chosen", duelId: "d1", clock, ...chosen }));
  expect(await screen.findByText("You have chosen. Waiting for Ann …")).toBeTruthy();
  expect(server.calls.some(({ line }) => line.startsWith("POST"))).toBe(false);

  act(() => socket.says({ kind: "duel", duel: duelAfter([bothStrike], { version: 2 }) }));
  expect(await screen.findByText(/^Turn 1\. .*uses/)).toBeTruthy();
});

test("a choice of which the socket says nothing is sent by a call", async () => {
  liveServer();
  const server = fakeServer({
    "GET /api/duels/d1": duelAfter([]),
    "POST /api/duels/d1/choose": duelAfter([], { version: 1, chosen: "strike" }),
  });
  show();
  fireEvent.click(await choice(/^Strike/));

  await expect
    .poll(() => server.calls, { timeout: 300_000 })
    .toContainEqual({ line: "POST /api/duels/d1/choose", body: { step: 0, choice: "strike" } });
});

test("an answer that is older than what was pushed changes nothing", async () => {
  const socket = liveServer();
  fakeServer({ "GET /api/duels/d1": duelAfter([]) });
  show();
  await choice(/^Strike/);
  act(() =>
    socket.says({ kind: "duel", duel: duelAfter([], { version: 3, otherHasChosen: true }) }),
  );
  expect(await screen.findByText("What do you do? Ann is ready.")).toBeTruthy();

  act(() => socket.says({ kind: "duel", duel: duelAfter([], { version: 2 }) }));
  expect(screen.getByText("What do you do? Ann is ready.")).toBeTruthy();
});

test("a refused choice is a toast, and one can choose again", async () => {
  liveServer();
  fakeServer({
    "GET /api/duels/d1": duelAfter([]),
    "POST /api/duels/d1/choose": refused(409, "wrong_step", "This step has not come yet."),
  });
  show();
  fireEvent.click(await choice(/^Guard/));

  expect(await findToast("This step has not come yet.")).toBeTruthy();
  expect((await choice(/^Guard/)).ariaPressed).toBe("false");
  expect(screen.getByText("What do you do?")).toBeTruthy();
});

test("words are sent, and heard when the other one says some", async () => {
  const socket = liveServer();
  const server = fakeServer({
    "GET /api/duels/d1": duelAfter([]),
    "POST /api/duels/d1/emote": {},
  });
  show();
  const opener = await screen.findByRole("button", { name: "Say something" });
  fireEvent.click(opener);
  const words = screen.getByRole("button", { name: "Good move!" });
  words.focus();
  fireEvent.click(words);
  // Where the keyboard was does not get lost, and the next words wait a moment.
  expect(document.activeElement).toBe(opener);
  fireEvent.click(opener);
  expect(screen.queryByRole("button", { name: "Good move!" })).toBeNull();
  expect(await screen.findByText("You say:", { exact: false })).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "POST /api/duels/d1/emote",
    body: { emote: "good-move" },
  });

  act(() => socket.says({ kind: "emote", duelId: "d1", emote: "oops" }));
  expect(await screen.findByText("Oops!")).toBeTruthy();
});

test("a lost connection is shown, and the board stays", async () => {
  const socket = liveServer();
  const server = fakeServer({ "GET /api/duels/d1": duelAfter([]) });
  show();
  await choice(/^Strike/);

  server.answers["GET /api/duels/d1"] = { status: 502, body: {} };
  act(() => socket.leaves());
  expect(
    await screen.findByText("Connection lost. Your clock is running; we are trying again …"),
  ).toBeTruthy();
  expect(await choice(/^Strike/)).toBeTruthy();

  server.answers["GET /api/duels/d1"] = duelAfter([]);
  await expect.poll(() => screen.queryByText(/^Connection lost/), { timeout: 300_000 }).toBeNull();
});

test("a connection that died in silence is told within eight seconds, though no call is answered", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const socket = liveServer();
  const server = fakeServer({ "GET /api/duels/d1": duelAfter([]) });
  show();
  fireEvent.click(await choice(/^Strike/));
  expect(screen.queryByText(/^Connection lost/)).toBeNull();

  // Nothing closes, and nothing answers.
  delete server.answers["GET /api/duels/d1"];
  socket.fallsSilent();
  await act(() => vi.advanceTimersByTimeAsync(7_900));
  expect(screen.getByText(/^Connection lost/)).toBeTruthy();

  socket.returns();
  const sent = { kind: "choose", duelId: "d1", step: 0, choice: "strike" };
  act(() => void dispatchEvent(new Event("online")));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.queryByText(/^Connection lost/)).toBeNull();
  expect(socket.heard()).toContainEqual(sent);
});

test("who waits for somebody without a connection is told so, and when they are back", async () => {
  const socket = liveServer();
  fakeServer({ "GET /api/duels/d1": duelAfter([], { chosen: "strike" }) });
  show();
  expect(await screen.findByText("You have chosen. Waiting for Ann …")).toBeTruthy();

  act(() => socket.says({ kind: "presence", duelId: "d1", otherIsHere: false }));
  expect(
    screen.getByText("You have chosen. Ann has lost the connection, and their clock is running."),
  ).toBeTruthy();

  act(() => socket.says({ kind: "presence", duelId: "d1", otherIsHere: true }));
  expect(screen.getByText("You have chosen. Waiting for Ann …")).toBeTruthy();
});

test("a choice that did not arrive is kept, and sent again", async () => {
  liveServer();
  const server = fakeServer({
    "GET /api/duels/d1": duelAfter([]),
    "POST /api/duels/d1/choose": { status: 503, body: {} },
  });
  show();
  fireEvent.click(await choice(/^Guard/));
  const posts = () => server.calls.filter(({ line }) => line.startsWith("POST"));
  await expect.poll(() => posts().length, { timeout: 300_000 }).toBe(1);
  expect((await choice(/^Guard/)).ariaPressed).toBe("true");

  server.answers["POST /api/duels/d1/choose"] = duelAfter([], { version: 1, chosen: "guard" });
  await expect.poll(() => posts().length, { timeout: 300_000 }).toBe(2);
  expect(posts()[1]?.body).toEqual({ step: 0, choice: "guard" });
  expect((await choice(/^Guard/)).ariaPressed).toBe("true");
});

test("a stranger to the duel is told that only its players see it", async () => {
  liveServer();
  fakeServer({ "GET /api/duels/d1": refused(404, "no_duel", "There is no such duel.") });
  show();
  expect(await screen.findByText("Duel not found")).toBeTruthy();
});
