import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Route } from "wouter";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { wonBattle } from "#web/battle/stage/test-battle.ts";
import { ReplayPage } from "#web/app/pages/replay-page.tsx";
import { liveDuel, wonDuel } from "#web/duel/replay/test-replay.ts";

const show = (at = "/replay/b1", user: typeof signedIn | null = null) =>
  showScreen(<Route path="/replay/:id" component={ReplayPage} />, { at, user });

/** In steps, because one timer may only begin after what another has shown. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1)
    await act(() => vi.advanceTimersByTimeAsync(1_000));
}

const press = (name: string, role = "button") => fireEvent.click(screen.getByRole(role, { name }));

const power = { kind: "power", id: "b1", battle: wonBattle, isOwn: false };

test("a battle can be walked through, forwards and backwards", async () => {
  fakeServer({ "GET /api/replays/b1": power });
  show();
  expect(await screen.findByText("Before the battle")).toBeTruthy();
  press("Step forward");
  press("Step forward");
  expect(screen.getByText("Round 2 of 3")).toBeTruthy();
  expect(screen.getByText("Round 2 is fought.")).toBeTruthy();
  press("Step back");
  expect(screen.getByText("Round 1 of 3")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();

  const seek = screen.getByRole("slider", { name: "Seek" });
  fireEvent.change(seek, { target: { value: "3" } });
  expect(seek.getAttribute("aria-valuetext")).toBe("Round 3 of 3");
});

test("it plays by itself, as fast as one likes, and can be paused", async () => {
  fakeServer({ "GET /api/replays/b1": power });
  show();
  await screen.findByText("Before the battle");
  press("Pause");
  vi.useFakeTimers();
  fireEvent.change(screen.getByRole("combobox", { name: "Speed" }), { target: { value: "4" } });
  press("Play");

  act(() => vi.advanceTimersByTime(400));
  expect(screen.getByText("Round 1 of 3")).toBeTruthy();
  press("Pause");
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.getByText("Round 1 of 3")).toBeTruthy();

  press("Play");
  for (let round = 0; round < 4; round += 1) act(() => vi.advanceTimersByTime(400));
  expect(screen.getByRole("heading", { name: "Sam wins!" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play Again" })).toBeTruthy();
});

test("a name that one has met may be reported; a battle with the computer has none", async () => {
  const RIVAL = "GET /api/reports/battles/b1";
  const answers = {
    "GET /api/replays/b1": power,
    [RIVAL]: { rivalName: "Rudename", mayReport: true },
    "POST /api/reports": { success: true, message: "Thank you." },
  };
  const server = fakeServer(answers);
  show("/replay/b1", signedIn);

  fireEvent.click(await screen.findByRole("button", { name: "Report This Name" }));
  expect(await screen.findByText("The player Rudename")).toBeTruthy();
  press("The name is unkind or rude", "radio");
  press("Send Report");

  expect(await findToast("Report Sent")).toBeTruthy();
  const sent = server.calls.find(({ line }) => line === "POST /api/reports");
  expect(sent?.body).toEqual({ battleId: "b1", reason: "unkind", text: "" });
});

test("a link to a round opens there and stands still; visitors are invited to play", async () => {
  fakeServer({ "GET /api/replays/b1": power });
  show("/replay/b1?turn=2");
  expect(await screen.findByText("Round 2 of 3")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Play Now" }).getAttribute("href")).toBe("/signup");
});

test("the link to a moment is copied", async () => {
  fakeServer({ "GET /api/replays/b1": power });
  let copied = "";
  const writeText = (text: string) => Promise.resolve(void (copied = text));
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  show("/replay/b1?turn=2");
  await screen.findByText("Round 2 of 3");
  press("Copy Link");
  expect(await findToast("Copied to Clipboard")).toBeTruthy();
  expect(copied).toMatch(/[?]turn=2$/);
});

test("a battle that is not there", async () => {
  fakeServer({ "GET /api/replays/b1": refused(404, "no_battle", "There is no such battle.") });
  show();
  expect(await screen.findByText("Battle not found")).toBeTruthy();
});

test("one's own battle is won or lost", async () => {
  fakeServer({ "GET /api/replays/b1": { ...power, isOwn: true } });
  show();
  fireEvent.change(await screen.findByRole("slider"), { target: { value: "4" } });
  expect(screen.getByRole("heading", { name: "Victory!" })).toBeTruthy();
});

test("a finished duel is watched turn by turn, and its luck can be checked", async () => {
  fakeServer({ "GET /api/replays/d1": wonDuel });
  show("/replay/d1?turn=3");
  expect(await screen.findByText("Turn 3 of 3")).toBeTruthy();
  expect(screen.getByRole("region", { name: "The arena" })).toBeTruthy();
  expect(screen.queryByText("The other side has given up.")).toBeNull();
  fireEvent.change(screen.getByRole("slider"), { target: { value: "1" } });
  expect(screen.getByText("Turn 2 of 3")).toBeTruthy();
  fireEvent.change(screen.getByRole("slider"), { target: { value: "3" } });
  expect(screen.getByText("The other side has given up.")).toBeTruthy();
  press("Verify");
  expect(screen.getByText(/^It fits/)).toBeTruthy();
  cleanup();

  fakeServer({ "GET /api/replays/d1": { ...wonDuel, secret: "another" } });
  show("/replay/d1");
  fireEvent.click(await screen.findByRole("button", { name: "Verify" }));
  expect(screen.getByText(/^It does not fit/)).toBeTruthy();
});

test("what happened is told by names, and only as far as it was watched", async () => {
  fakeServer({ "GET /api/replays/d1": wonDuel });
  show("/replay/d1?turn=2");
  await screen.findByText("Turn 2 of 3");
  const log = screen.getByRole("group", { name: "What happened so far" });
  expect(log.textContent).toContain("Mika's Cindlepup");
  const { length } = log.textContent;
  fireEvent.change(screen.getByRole("slider"), { target: { value: "3" } });
  expect(log.textContent.length).toBeGreaterThan(length);
});

test("a duel that goes on has no secret yet, and grows while it is watched", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = fakeServer({ "GET /api/replays/d1": liveDuel });
  showScreen(<Route path="/replay/:id" component={ReplayPage} />, {
    at: "/replay/d1",
    user: signedIn,
  });
  expect(await screen.findByText("Live, one turn late")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Live Duel" })).toBeTruthy();
  expect(screen.getByText("Shown when the duel is over.")).toBeTruthy();
  expect(screen.getByText("Turn 2 of 2")).toBeTruthy();
  expect(screen.getByText(/shown as soon as it is over/)).toBeTruthy();

  server.answers["GET /api/replays/d1"] = wonDuel;
  await pass(30);
  expect(screen.queryByRole("button", { name: "Go to Live" })).toBeNull();
  expect(screen.getByText("Turn 3 of 3")).toBeTruthy();
  expect(screen.getByText("The other side has given up.")).toBeTruthy();
  expect(screen.queryByText("Live, one turn late")).toBeNull();
  expect(screen.queryByRole("heading", { name: "Live Duel" })).toBeNull();
});

test("a duel that is closed while it is watched leaves the stage", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = fakeServer({ "GET /api/replays/d1": liveDuel });
  show("/replay/d1", signedIn);
  expect(await screen.findByText("Live, one turn late")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Friends" }).getAttribute("href")).toBe("/friends");

  server.answers["GET /api/replays/d1"] = refused(404, "no_battle", "There is no such battle.");
  await pass(10);

  expect(screen.getByText("You can no longer watch this duel")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "The arena" })).toBeNull();
  expect(screen.getByRole("link", { name: "My Friends" }).getAttribute("href")).toBe("/friends");
});
