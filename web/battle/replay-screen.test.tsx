// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Route } from "wouter";
import { fakeServer, refused, showScreen } from "#web/lib/test-screen.tsx";
import { ReplayScreen } from "./replay-screen.tsx";
import { wonBattle } from "./test-battle.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () =>
  showScreen(<Route path="/battles/:id" component={ReplayScreen} />, { at: "/battles/b1" });

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a battle can be walked through, forwards and backwards", async () => {
  fakeServer({ "GET /api/battles/b1": wonBattle });
  show();
  expect(await screen.findByText("Before the battle")).toBeTruthy();
  press("Step forward");
  press("Step forward");
  expect(screen.getByText("Round 2 of 3")).toBeTruthy();
  expect(screen.getByText("Round 2 is fought.")).toBeTruthy();
  press("Step back");
  expect(screen.getByText("Round 1 of 3")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
});

test("it plays by itself, as fast as one likes, and can be paused", async () => {
  fakeServer({ "GET /api/battles/b1": wonBattle });
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
  expect(screen.getByRole("heading", { name: "Victory!" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play Again" })).toBeTruthy();
});

test("another player's battle is not found", async () => {
  fakeServer({ "GET /api/battles/b1": refused(404, "no_battle", "There is no such battle.") });
  show();
  expect(await screen.findByText("Battle not found")).toBeTruthy();
});
