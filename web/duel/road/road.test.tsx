import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Route } from "wouter";
import { getRoad, type RoadWin } from "#contract/road.ts";
import { creatureFrom } from "#game/cards/card.ts";
import { commonCreatures } from "#game/cards/common-creatures.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import {
  fakeServer,
  findToast,
  forgetToasts,
  refused,
  showScreen,
  signedIn,
} from "#web/lib/test-screen.tsx";
import { keyOf } from "#web/lib/query.ts";
import { RivalScreen } from "./rival-screen.tsx";
import { addWaitingDuel, removeWaitingDuel, waitingDuels, type WaitingDuel } from "./road-store.ts";
import { RoadScreen } from "./road-screen.tsx";

afterEach(() => {
  localStorage.clear();
  forgetToasts();
});

const { roadCoins } = standardSettings;
const { id: playerId } = signedIn;
const ids = ["a", "b", "c"].map((last) => `00000000-0000-7000-8000-00000000000${last}`);

const won = (rival: WaitingDuel["duel"]["rival"], seed = 1): WaitingDuel => ({
  duel: { rival, rules: RULES_VERSION, seed, team: ids, choices: "sss" } as WaitingDuel["duel"],
  goals: [true, false],
});

const showRoad = () => showScreen(<RoadScreen />, { at: "/road", user: signedIn });

test("the road shows what is beaten, what comes next, and what is still closed", async () => {
  const wins: RoadWin[] = [{ rival: "1-1", goals: [true, true] }];
  fakeServer({ "GET /api/road": { wins } });
  showRoad();

  expect(await screen.findByText("1 of 30 rivals")).toBeTruthy();
  const first = screen.getByRole("link", { name: /Tilda Two-Boots/ });
  expect(within(first).getByText("3 of 3 stars")).toBeTruthy();
  const next = screen.getByRole("link", { name: /Baker Crumb/ });
  expect(within(next).getByText("Play now")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Old Marta Candle/ })).toBeNull();
  expect(screen.getAllByText("Its story is told when you come to it.")).toHaveLength(5);
});

test("a browser that could not store once forgets what it kept beside", () => {
  const store = vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new Error("full");
  });
  addWaitingDuel(playerId, won("1-1"));
  expect(waitingDuels(playerId)).toHaveLength(1);

  removeWaitingDuel(playerId, won("1-1"));

  expect(store).toHaveBeenCalledTimes(2);
  expect(waitingDuels(playerId)).toEqual([]);
});

test("what was won without a connection is sent in its order, and then it counts", async () => {
  addWaitingDuel(playerId, won("1-1"));
  addWaitingDuel(playerId, won("1-2"));
  const wins: RoadWin[] = [];
  const server = fakeServer({
    "GET /api/road": () => ({ wins: [...wins] }),
    "POST /api/road/1-1/win": () => {
      wins.push({ rival: "1-1", goals: [true, false] });
      return { success: true, message: "You won.", coins: 10, goals: [true, false] };
    },
    "POST /api/road/1-2/win": () => {
      wins.push({ rival: "1-2", goals: [true, false] });
      return { success: true, message: "You won.", coins: 10, goals: [true, false] };
    },
    "GET /api/auth/user": signedIn,
  });
  showRoad();

  expect(await screen.findByText("2 of 30 rivals")).toBeTruthy();
  await waitFor(() => expect(waitingDuels(playerId)).toEqual([]));
  expect(screen.queryByText("Not sent yet")).toBeNull();
  const sent = server.calls.filter(({ line }) => line.startsWith("POST"));
  expect(sent.map(({ line }) => line)).toEqual([
    "POST /api/road/1-1/win",
    "POST /api/road/1-2/win",
  ]);
  expect(sent[0]?.body).toMatchObject({ rules: RULES_VERSION, seed: 1, choices: "sss" });
});

test.for([
  [503, "broken"],
  [503, "maintenance"],
  [429, "too_many_changes"],
  [403, "suspended"],
  [401, "signed_out"],
] as const)("after a %i, %s, it waits", async ([status, code]) => {
  addWaitingDuel(playerId, won("1-1"));
  const server = fakeServer({
    "GET /api/road": { wins: [] },
    "POST /api/road/1-1/win": refused(status, code, "Oh no."),
  });
  showRoad();
  await waitFor(() => expect(server.calls.some(({ line }) => line.startsWith("POST"))).toBe(true));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByText("Not sent yet")).toBeTruthy();
  expect(waitingDuels(playerId)).toHaveLength(1);
});

test("a duel that the server does not believe is told and forgotten", async () => {
  addWaitingDuel(playerId, won("1-1"));

  fakeServer({
    "GET /api/road": { wins: [] },
    "POST /api/road/1-1/win": refused(409, "road_team_gone", "A card is gone."),
    "GET /api/auth/user": signedIn,
  });
  showRoad();
  expect(await findToast("A card is gone.")).toBeTruthy();
  await waitFor(() => expect(waitingDuels(playerId)).toEqual([]));
  expect(await screen.findByText("0 of 30 rivals")).toBeTruthy();
});

test("a browser that stored nonsense begins anew, and another player's road is not shown", async () => {
  localStorage.setItem(`road:${playerId}`, '{"wins":[{"rival":"9-9"}]}');
  addWaitingDuel("another", won("1-1"));
  fakeServer({ "GET /api/road": { wins: [] } });
  showRoad();
  expect(await screen.findByText("0 of 30 rivals")).toBeTruthy();
});

const deck = commonCreatures.slice(0, 3).map((entry, i) => {
  const { name, element, attack, defense, abilities, specialAbility } = creatureFrom(entry);
  const card = { name, element, attack, defense, abilities: [...abilities], specialAbility };
  return ownedCard(name, { id: ids[i]!, card });
});

const showRival = (id: string) =>
  showScreen(
    <Route path="/road/:id">
      <RivalScreen />
    </Route>,
    { at: `/road/${id}`, user: signedIn },
  );

test("a rival that is not open yet says so, and one that does not exist, too", async () => {
  fakeServer({ "GET /api/road": { wins: [] }, "GET /api/cards/deck": deck });
  for (const id of ["1-2", "9-9"]) {
    const { unmount } = showRival(id);
    expect(await screen.findByText("This rival is further down the road")).toBeTruthy();
    unmount();
  }
});

test("a rival says what it teaches and what earns stars; a lost duel is not sent", async () => {
  const server = fakeServer({ "GET /api/road": { wins: [] }, "GET /api/cards/deck": deck });
  showRival("1-1");
  expect(await screen.findByRole("heading", { name: "Tilda Two-Boots" })).toBeTruthy();
  expect(screen.getByText(/^A strike is always ready/)).toBeTruthy();
  expect(screen.getByText(`Win and get ${roadCoins} coins`)).toBeTruthy();
  expect(screen.getByText("Win with all three standing")).toBeTruthy();

  await screen.findByRole("list", { name: "Your deck" });
  for (const { card } of deck) {
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${card.name}`) }));
  }
  fireEvent.click(screen.getByRole("button", { name: "Start the Duel" }));
  fireEvent.click(await screen.findByRole("button", { name: "Give Up" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Give Up" }));

  expect(await screen.findByRole("heading", { name: "Defeat!" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Next/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Turn 1")).toBeTruthy();
  expect(server.calls.filter(({ line }) => line.startsWith("POST"))).toEqual([]);
  expect(waitingDuels(playerId)).toEqual([]);
});

const findChoice = (name: string | RegExp) => screen.findByRole("button", { name });

async function beginsDuel() {
  await screen.findByRole("list", { name: "Your deck" });
  for (const { card } of deck) {
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${card.name}`) }));
  }
  fireEvent.click(screen.getByRole("button", { name: "Start the Duel" }));
  expect(await screen.findByText("Turn 1")).toBeTruthy();
}

test("a page that is loaded again goes on with the duel, until the player goes back", async () => {
  fakeServer({ "GET /api/road": { wins: [] }, "GET /api/cards/deck": deck });
  const first = showRival("1-1");
  await beginsDuel();
  fireEvent.click(await findChoice(/Guard/));
  expect(await screen.findByText("Turn 2")).toBeTruthy();
  const stood = screen.getAllByRole("meter").map((meter) => meter.getAttribute("aria-valuetext"));
  first.unmount();

  const second = showRival("1-1");
  expect(await screen.findByText("Turn 2")).toBeTruthy();
  const stands = screen.getAllByRole("meter").map((meter) => meter.getAttribute("aria-valuetext"));
  expect(stands).toEqual(stood);
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByRole("button", { name: "Start the Duel" })).toBeTruthy();
  second.unmount();

  showRival("1-1");
  expect(await screen.findByRole("button", { name: "Start the Duel" })).toBeTruthy();
});

test.for([
  ["of other rules", { rules: RULES_VERSION + 1 }],
  ["against another rival", { rival: "1-2" }],
  ["with a card that is gone", { team: [...ids.slice(1), ids[2]!.replace(/c$/, "d")] }],
  ["with a choice that was not open", { choices: "x" }],
] as const satisfies [string, Partial<WaitingDuel["duel"]>][])(
  "a kept duel %s does not go on",
  async ([, otherwise]) => {
    const kept = { ...won("1-1").duel, choices: "g", ...otherwise };
    sessionStorage.setItem("road-duel", JSON.stringify(kept));
    fakeServer({ "GET /api/road": { wins: [] }, "GET /api/cards/deck": deck });
    showRival("1-1");
    await screen.findByRole("list", { name: "Your deck" });
    expect(screen.getByRole("button", { name: "Start the Duel" })).toBeTruthy();
  },
);

test("a duel without a connection goes on while the road is asked for once more", async () => {
  fakeServer({ "GET /api/road": refused(503, "broken", "Oh no."), "GET /api/cards/deck": deck });
  const { client } = showRival("1-1");
  await beginsDuel();

  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  void client.refetchQueries({ queryKey: keyOf(getRoad) });
  await vi.waitUntil(() => client.getQueryState(keyOf(getRoad))?.status === "pending");
  // The screen hears of it one turn later.
  await act(() => new Promise((turned) => void setTimeout(turned)));

  expect(screen.getByText("Turn 1")).toBeTruthy();
});
