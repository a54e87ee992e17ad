import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { MissionOnWire } from "#contract/missions.ts";
import { cacheIsShown, fakeServer, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { DailyMissions } from "./daily-missions.tsx";
import { MissionsScreen } from "./missions-screen.tsx";

// A Saturday.
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00Z") }));

const mission = (title: string, given: Partial<MissionOnWire> = {}): MissionOnWire => ({
  id: title,
  title,
  description: "",
  type: "daily",
  reward: 30,
  rewards: { coins: 30, credits: 0, cards: 0 },
  progress: 1,
  target: 2,
  completed: false,
  isRunning: true,
  canSwap: false,
  banked: [],
  ...given,
});

const show = (...missions: MissionOnWire[]) => {
  const server = fakeServer({ "GET /api/missions": missions });
  showScreen(<DailyMissions />, { user: { ...signedIn, streak: 5 } });
  return server;
};

const row = async (title: string) => within((await screen.findByText(title)).closest("li")!);

test("a mission shows its coins, its progress and the days that are banked, the latest first", async () => {
  const banked = [
    { day: "2026-11-18", progress: 0 },
    { day: "2026-11-20", progress: 1 },
  ];
  show(mission("Win 2 battles", { banked }), mission("Say hello", { completed: true }));

  const win = await row("Win 2 battles");
  expect(win.getByText("+30 coins")).toBeTruthy();
  expect(win.getByText("1/2")).toBeTruthy();
  expect(win.getByText("Banked: 2").parentElement?.textContent).toBe(
    "Banked: 2 from yesterday and Wednesday",
  );
  const hello = await row("Say hello");
  expect(hello.getByLabelText("Done:")).toBeTruthy();
  expect(hello.queryByText("Banked", { exact: false })).toBeNull();
});

test("the streak stands there with its free day", async () => {
  show(mission("Win"));

  const streak = (await screen.findByText("5 days in a row.")).closest("p");
  expect(streak?.textContent).toContain("One missed day a week is free.");
});

test.for([
  [{ days: 5, hasFreeDay: true, nextFreeDay: "2026-11-21" }, "It is ready"],
  [{ days: 5, hasFreeDay: false, nextFreeDay: "2026-11-26" }, "From Thursday on"],
] as const)(
  "all missions have a screen of their own, with the free day %j",
  async ([streak, words]) => {
    const weekly = mission("Arena regular", {
      type: "weekly",
      rewards: { coins: 150, credits: 0, cards: 1 },
    });
    const server = show(mission("A"), mission("B"), mission("C"), weekly);
    server.answers["GET /api/missions/streak"] = streak;
    await screen.findByText("C");
    expect(screen.queryByText("Arena regular")).toBeNull();
    const all = screen.getByRole("link", { name: "All missions" });
    expect(all.getAttribute("href")).toBe("/missions");
    cleanup();

    showScreen(<MissionsScreen />, { user: { ...signedIn, streak: 5 } });

    const week = within(await screen.findByRole("region", { name: "This Week" }));
    expect(week.getByText("+150 coins, +1 card")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "This Month" })).toBeNull();
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  },
);

test("no missions, and missions that do not come", async () => {
  const server = show();
  expect(await screen.findByText("No missions available today")).toBeTruthy();
  expect(screen.queryByText("All missions")).toBeNull();
  cleanup();

  server.answers["GET /api/missions"] = refused(500, "bug", "Oh.");
  showScreen(<DailyMissions />, { user: signedIn });
  const retry = await screen.findByRole("button", { name: "Try Again" });
  server.answers["GET /api/missions"] = [mission("Win")];
  fireEvent.click(retry);

  expect(await screen.findByText("Win")).toBeTruthy();
});

test("missions that are known stay when a later answer fails, and nothing else is said", async () => {
  const server = fakeServer({ "GET /api/missions": [mission("Win")] });
  const { client } = showScreen(<DailyMissions />, { user: signedIn });
  await screen.findByText("Win");
  server.answers["GET /api/missions"] = refused(500, "bug", "Oh.");

  await act(() => client.refetchQueries({ queryKey: ["/api/missions"] }));
  await cacheIsShown();

  expect(screen.getByText("Win")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("another mission comes instead of an unfinished one", async () => {
  const server = show(
    mission("Win", { canSwap: true, description: "Win two battles." }),
    mission("Say hello", { completed: true }),
    mission("Sparks fly", { isRunning: false, banked: [{ day: "2026-11-20", progress: 0 }] }),
  );
  const swap = { success: true, message: "Your new mission: Make a splash" };
  server.answers["POST /api/missions/Win/swap"] = swap;
  const button = await screen.findByRole("button", { name: "Another one instead of Win" });
  expect(screen.getByText("Win two battles.")).toBeTruthy();
  expect(screen.getAllByRole("button")).toHaveLength(1);
  expect(screen.queryByText("Sparks fly")).toBeNull();

  server.answers["GET /api/missions"] = [mission("Make a splash")];
  fireEvent.click(button);

  expect(await screen.findByText("Make a splash")).toBeTruthy();
  // A toast says it, too, and can be closed.
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Another one/ })).toBeNull());
});

test("what waits from earlier days has a place of its own", async () => {
  const waiting = { isRunning: false, banked: [{ day: "2026-11-20", progress: 0 }] };
  const server = show(mission("Win"), mission("Sparks fly", waiting));
  server.answers["GET /api/missions/streak"] = {
    days: 5,
    hasFreeDay: true,
    nextFreeDay: "2026-11-21",
  };
  await screen.findByText("Win");
  cleanup();

  showScreen(<MissionsScreen />, { user: signedIn });

  const waits = within(await screen.findByRole("region", { name: "Still Waiting for You" }));
  expect(waits.getByText("Sparks fly")).toBeTruthy();
  expect(waits.queryByText("Win")).toBeNull();
});
